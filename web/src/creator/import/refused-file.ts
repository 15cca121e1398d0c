import type { ImportError } from './import-errors.ts';

/** Ends the reading of a file from deep inside it. */
export class RefusedFile extends Error {
  readonly reason: ImportError;

  constructor(reason: ImportError) {
    super(reason);
    this.reason = reason;
  }
}
