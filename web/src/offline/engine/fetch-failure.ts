import { ApiProblem } from '../../api/failures.ts';
import type { FetchFailure } from './download.ts';

/** Something couldn't be fetched, for a reason that decides what follows. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  readonly why: FetchFailure;

  constructor(why: FetchFailure, cause?: unknown) {
    super(`A part of a guide couldn’t be fetched: ${why}`, { cause });
    this.why = why;
  }
}

const STATUS_FAILURES: Readonly<Record<number, FetchFailure>> = {
  401: 'refused',
  403: 'refused',
  404: 'gone',
  410: 'gone',
  // The file is shorter than its pack says.
  416: 'damaged',
};

/** A status that isn't in the table may be another one later. */
export function failureOfStatus(status: number): FetchFailure {
  return STATUS_FAILURES[status] ?? 'busy';
}

export function fetchFailureOf(error: unknown): FetchFailure {
  if (error instanceof FetchFailed) return error.why;
  return error instanceof ApiProblem ? failureOfStatus(error.status) : 'unreached';
}
