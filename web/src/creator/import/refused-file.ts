import type { ImportFault } from './import-faults.ts';

/** Ends the reading of a file from deep inside it. */
export class RefusedFile extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault);
    this.fault = fault;
  }
}
