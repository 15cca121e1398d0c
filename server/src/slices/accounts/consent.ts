import { TERMS_VERSION } from '@laneway/domain/terms';
import type { Consent } from './store.ts';

/** What is kept of the tick under a form; a client that knows no tick leaves nothing to keep. */
export function consentGiven(ageConfirmed: boolean | undefined, now: Date): Consent {
  return ageConfirmed === true
    ? { confirmedAt: now, termsVersion: TERMS_VERSION }
    : { confirmedAt: null, termsVersion: null };
}
