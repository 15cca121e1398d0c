import { ApiProblem } from '../../api/failures.ts';

/** True if the server called an emailed link invalid, rather than being unreachable. */
export function isBadLink(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.code !== 'too_many_requests';
}

/** True if a link was already used, so that its owner can log in. */
export function isUsedLink(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'already_used';
}

export type LinkRefusal = 'used' | 'expired';

/** The reason why a link no longer worked once its form was filled in; null if the form failed for another reason. */
export function linkRefusal(error: unknown): LinkRefusal | null {
  if (isUsedLink(error)) return 'used';
  return error instanceof ApiProblem && error.code === 'gone' ? 'expired' : null;
}
