import type { RefusalCode } from '@laneway/domain/refusal';
import { ApiProblem, NetworkError } from '../../api/failures.ts';

/** Codes whose detail is about our system and means nothing to a buyer. */
const UNSPOKEN: readonly RefusalCode[] = ['internal', 'not_implemented'];

/** Why the payment failed, according to the server or the connection; else the given text. */
export function failureText(error: unknown, text: string): string {
  if (error instanceof NetworkError) return error.message;
  const isSpoken = error instanceof ApiProblem && !UNSPOKEN.includes(error.code);
  return isSpoken ? error.detail : text;
}
