import type { UploadEvent } from '../queue/upload-queue.ts';
import type { TransferFailure } from './transfer.ts';

export const TRY_AGAIN = 'Try again';

/** The queue event for a failed transfer. */
export function failureEvent(id: string, failure: TransferFailure): UploadEvent {
  switch (failure.kind) {
    case 'unreached':
      return { type: 'paused', id, by: 'connection' };
    case 'logged out': {
      const text = 'You’re logged out. Log in, then try again.';
      return { type: 'failed', id, text, retryLabel: TRY_AGAIN };
    }
    case 'refused':
      return { type: 'failed', id, text: failure.text, retryLabel: null };
    case 'broken':
      return { type: 'failed', id, text: 'The upload didn’t go through.', retryLabel: TRY_AGAIN };
  }
}
