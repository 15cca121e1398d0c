import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { NetworkError } from '../../api/failures.ts';
import { type Failure, failureOf } from '../../ui/forms/validation.ts';

export const OFFLINE_TEXT =
  'You’re offline. We’ve kept your message here, so you can send it once you’re connected.';

/** The reason why a message to us couldn't be sent. */
export function messageFailure(error: unknown, fields: readonly string[]): Failure {
  if (error instanceof NetworkError && !navigator.onLine) return { errors: {}, text: OFFLINE_TEXT };
  return failureOf(error, resetTexts.failed, fields);
}
