import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { type Failure, failureOf } from '../../ui/forms/validation.ts';

export const OFFLINE_TEXT =
  'You’re offline. We’ve kept your report here, so you can send it once you’re connected.';

const FAILED = 'We couldn’t send your report. Please try again.';

/** Why a report couldn't be sent. */
export function reportFailure(error: unknown, fields: readonly string[]): Failure {
  if (error instanceof NetworkError && !navigator.onLine) return { errors: {}, text: OFFLINE_TEXT };
  // It's their own guide, or they can't open it any more.
  const isRefused =
    error instanceof ApiProblem && (error.code === 'not_allowed' || error.code === 'not_found');
  return isRefused ? { errors: {}, text: error.detail } : failureOf(error, FAILED, fields);
}
