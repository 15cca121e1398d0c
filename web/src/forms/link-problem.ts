import { ApiProblem } from '../api/failures.ts';

/** Whether the server has called a mailed link bad, rather than not been reached. */
export function isBadLink(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.code !== 'too_many_requests';
}

/** Whether the link has had its day while its form was being filled in. */
export function isExpiredLink(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'gone';
}
