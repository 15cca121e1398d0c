import { ApiProblem } from '../../api/failures.ts';

/** The server's text for someone whose account is suspended; null for any other failure of a form that logs in. */
export function suspensionText(error: unknown): string | null {
  return error instanceof ApiProblem && error.code === 'not_allowed' ? error.detail : null;
}
