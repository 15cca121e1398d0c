import { type Refusal, refusal } from '@laneway/domain/refusal';
import { ERRORS } from '@tus/server';
import type { RetryableRefusal } from '../../../platform/http/problems.ts';
import {
  UPLOAD_MOVED_ON,
  UPLOAD_NOT_FOUND,
  UPLOAD_TOO_LONG,
  UploadRefused,
} from './upload-refused.ts';

const UNREADABLE = refusal('invalid_input', 'We couldn’t read the headers of the upload.');
const WITHOUT_LENGTH = refusal('invalid_input', 'Send the size of the file as Upload-Length.');
const TAKEN_OVER = refusal('conflict', 'This upload continues on another connection.');
const BUSY = refusal('unavailable', 'This upload is still busy. Please try again in a moment.');

/** Our refusals for the errors that tus throws. */
const REFUSALS: ReadonlyMap<string, RetryableRefusal> = new Map([
  [ERRORS.FILE_NOT_FOUND.body, UPLOAD_NOT_FOUND],
  [ERRORS.INVALID_OFFSET.body, UPLOAD_MOVED_ON],
  [ERRORS.ERR_SIZE_EXCEEDED.body, UPLOAD_TOO_LONG],
  [ERRORS.ERR_MAX_SIZE_EXCEEDED.body, UPLOAD_TOO_LONG],
  [ERRORS.INVALID_LENGTH.body, WITHOUT_LENGTH],
  [ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION.body, WITHOUT_LENGTH],
  [ERRORS.ABORTED.body, TAKEN_OVER],
  [ERRORS.ERR_LOCK_TIMEOUT.body, BUSY],
]);

/** The refusal for a thrown error; null when it is a defect. */
export function refusalOfTusError(error: unknown): RetryableRefusal | null {
  if (error instanceof UploadRefused) return error.refusal;
  const { body, status_code } = error as Partial<{ body: string; status_code: number }>;
  if (body === undefined || status_code === undefined) return null;
  const known = REFUSALS.get(body);
  return known ?? (status_code === 500 ? null : UNREADABLE);
}

/** The refusal for invalid headers, which tus answers itself with a line that names them. */
export function refusalOfTusReply(line: string): Refusal {
  return refusal('invalid_input', `${UNREADABLE.detail} ${line.trim()}.`);
}
