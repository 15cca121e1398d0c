import { isQuotaError } from '../../../offline/store/save-guide.ts';

const TEXTS = {
  full: 'Your phone is full, so this isn’t kept. Free some space, then try again.',
  blocked: 'This browser can’t keep spots on your phone. Leave private browsing, then try again.',
} as const;

/** The message when the phone couldn't store something. */
export function storeFailureText(error: unknown): string {
  return isQuotaError(error) ? TEXTS.full : TEXTS.blocked;
}
