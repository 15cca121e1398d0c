import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { RetryableRefusal } from '../../../platform/http/problems.ts';

/** Carries a refusal through tus, whose stores can only throw. */
export class UploadRefused extends Error {
  readonly refusal: RetryableRefusal;

  constructor(refused: RetryableRefusal) {
    super(refused.detail);
    this.refusal = refused;
  }
}

export const UPLOAD_NOT_FOUND: Refusal = refusal('not_found', 'Upload not found');
export const UPLOAD_EXPIRED: Refusal = refusal(
  'gone',
  'This upload was paused for too long. Please start it again.',
);
export const UPLOAD_COMPLETE: Refusal = refusal('gone', 'This upload is already complete.');
export const UPLOAD_MOVED_ON: Refusal = refusal(
  'conflict',
  'This upload has moved on. Check its offset and continue from there.',
);
export const UPLOAD_TOO_LONG: Refusal = refusal(
  'payload_too_large',
  'The file is larger than its Upload-Length.',
);
