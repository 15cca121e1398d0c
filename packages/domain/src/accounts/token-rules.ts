import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  ACTIVATION_TOKEN_LIFETIME_MS,
  CONFIRMATION_TOKEN_LIFETIME_MS,
  RESET_TOKEN_LIFETIME_MS,
} from '../timing.ts';
import { maskEmail } from './email.ts';
import { activationTexts, confirmationTexts, resetTexts } from './form-messages.ts';
import { TOKEN_PURPOSES, type TokenPurpose } from './token-purposes.ts';

type PurposeRule = {
  readonly lifetimeMs: number;
  readonly missing: string;
  readonly invalid: string;
  readonly used: string;
  /** Whether validating shows the address to whoever holds the link. */
  readonly showsEmail: boolean;
  /** Whether it shows the name of the account. */
  readonly showsName: boolean;
};

const PURPOSES: Readonly<Record<TokenPurpose, PurposeRule>> = {
  password_reset: {
    lifetimeMs: RESET_TOKEN_LIFETIME_MS,
    missing: resetTexts.tokenMissing,
    invalid: resetTexts.tokenInvalid,
    used: resetTexts.tokenUsed,
    showsEmail: false,
    showsName: false,
  },
  account_activation: {
    lifetimeMs: ACTIVATION_TOKEN_LIFETIME_MS,
    missing: activationTexts.tokenMissing,
    invalid: activationTexts.tokenInvalid,
    used: activationTexts.tokenUsed,
    // The page logs in with it once the account is active.
    showsEmail: true,
    // It may be a name that somebody else chose, who opened the account with this address.
    showsName: false,
  },
  email_confirmation: {
    lifetimeMs: CONFIRMATION_TOKEN_LIFETIME_MS,
    missing: confirmationTexts.tokenMissing,
    invalid: confirmationTexts.tokenInvalid,
    // Every link that is used confirms the email, and uses up the others of that account.
    used: confirmationTexts.alreadyDone,
    // The page logs in with it, where nobody is logged in yet.
    showsEmail: true,
    // So that nobody confirms an account that they did not open.
    showsName: true,
  },
};

/** The purpose that a link's type parameter names; a link without one, or of an unknown one, resets a password. */
export function tokenPurposeOf(type: string | null | undefined): TokenPurpose {
  return TOKEN_PURPOSES.find((purpose) => purpose === type) ?? 'password_reset';
}

export function tokenExpiry(purpose: TokenPurpose, now: number): number {
  return now + PURPOSES[purpose].lifetimeMs;
}

/** A stored token; times in milliseconds. */
export type StoredToken = {
  readonly purpose: TokenPurpose;
  readonly expiresAt: number;
  readonly usedAt: number | null;
};

/**
 * Whether a token may be used for this purpose now. Checking uses nothing up. Unknown, expired and meant for something
 * else read the same: a stranger learns nothing from the answer. A used one is told apart, also after it expired: only
 * someone who was sent it can ask about it, and they have to know that they can log in.
 */
export function checkToken(
  purpose: TokenPurpose,
  stored: StoredToken | null,
  now: number,
): Result<StoredToken, Refusal> {
  const { invalid, used } = PURPOSES[purpose];
  if (stored === null || stored.purpose !== purpose) return fail(refusal('gone', invalid));
  if (stored.usedAt !== null) return fail(refusal('already_used', used));
  return now < stored.expiresAt ? ok(stored) : fail(refusal('gone', invalid));
}

/** The token that came in, or the text for a link that carries none. */
export function requireToken(
  purpose: TokenPurpose,
  token: string | null | undefined,
): Result<string, Refusal> {
  const given = token?.trim() ?? '';
  return given === '' ? fail(refusal('invalid_input', PURPOSES[purpose].missing)) : ok(given);
}

type LinkedAccount = { readonly email: string; readonly name: string };

/** What the validation's reply shows of the account behind a link. */
export function accountForValidation(
  purpose: TokenPurpose,
  { email, name }: LinkedAccount,
): Pick<LinkedAccount, 'email'> & Partial<LinkedAccount> {
  const { showsEmail, showsName } = PURPOSES[purpose];
  return { email: showsEmail ? email : maskEmail(email), ...(showsName ? { name } : {}) };
}
