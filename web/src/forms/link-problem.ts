import { ApiProblem } from '../api/failures.ts';

/** Whether the server called an emailed link invalid, rather than being unreachable. */
export function isBadLink(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.code !== 'too_many_requests';
}

/** Whether the link expired or was used while its form was being filled in. */
export function isExpiredLink(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'gone';
}
