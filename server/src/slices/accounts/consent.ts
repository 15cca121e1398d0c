import { TERMS_VERSION } from '@laneway/domain/terms';
import type { Consent } from './store.ts';

/** The consent to store for the checkbox in a form; nothing for a client that doesn't send it. */
export function consentGiven(ageConfirmed: boolean | undefined, now: Date): Consent {
  return ageConfirmed === true
    ? { confirmedAt: now, termsVersion: TERMS_VERSION }
    : { confirmedAt: null, termsVersion: null };
}
