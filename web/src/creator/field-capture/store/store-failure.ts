import { isQuotaError } from '../../../offline/store/save-guide.ts';

const TEXTS = {
  full: 'Your phone is full, so this isn’t kept. Free some space, then try again.',
  blocked: 'This browser can’t keep spots on your phone. Leave private browsing, then try again.',
} as const;

/** What to tell someone whose phone didn't keep something. */
export function storeFailureText(error: unknown): string {
  return isQuotaError(error) ? TEXTS.full : TEXTS.blocked;
}
