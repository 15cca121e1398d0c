import type { ImportError } from './import-errors.ts';

/** Aborts reading a file from deep inside. */
export class RefusedFile extends Error {
  readonly reason: ImportError;

  constructor(reason: ImportError) {
    super(reason);
    this.reason = reason;
  }
}
