import type { RefusalCode } from '@laneway/domain/refusal';
import { ApiProblem, NetworkError } from '../api/failures.ts';

/** Codes whose detail is about us and says nothing to a buyer. */
const UNSPOKEN: readonly RefusalCode[] = ['internal', 'not_implemented'];

/** Why money did not move, as the server said it or as the connection did; else the text given. */
export function failureText(error: unknown, text: string): string {
  if (error instanceof NetworkError) return error.message;
  const isSpoken = error instanceof ApiProblem && !UNSPOKEN.includes(error.code);
  return isSpoken ? error.detail : text;
}
