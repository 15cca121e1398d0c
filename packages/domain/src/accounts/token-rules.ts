import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { ACTIVATION_TOKEN_LIFETIME_MS, RESET_TOKEN_LIFETIME_MS } from '../timing.ts';
import { maskEmail } from './email.ts';
import { activationTexts, resetTexts } from './messages.ts';

/** What a mailed link is for; also the address's type parameter. */
export const TOKEN_PURPOSES = ['password_reset', 'account_activation'] as const;

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

type PurposeRule = {
  readonly lifetimeMs: number;
  readonly missing: string;
  readonly invalid: string;
  /** Whether validating shows the address to whoever holds the link. */
  readonly showsEmail: boolean;
};

const PURPOSES: Readonly<Record<TokenPurpose, PurposeRule>> = {
  password_reset: {
    lifetimeMs: RESET_TOKEN_LIFETIME_MS,
    missing: resetTexts.tokenMissing,
    invalid: resetTexts.tokenInvalid,
    showsEmail: false,
  },
  account_activation: {
    lifetimeMs: ACTIVATION_TOKEN_LIFETIME_MS,
    missing: activationTexts.tokenMissing,
    invalid: activationTexts.tokenInvalid,
    // The page logs in with it once the account is active.
    showsEmail: true,
  },
};

/** The purpose that a link's type parameter names; a link without one resets a password. */
export function tokenPurposeOf(type: string | null | undefined): TokenPurpose {
  return type === 'account_activation' ? 'account_activation' : 'password_reset';
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
 * Whether a token may be used for this purpose now. Checking uses nothing up. Unknown, used,
 * expired and meant for something else read the same: a stranger learns nothing from the answer.
 */
export function checkToken(
  purpose: TokenPurpose,
  stored: StoredToken | null,
  now: number,
): Result<StoredToken, Refusal> {
  const isGood =
    stored !== null &&
    stored.purpose === purpose &&
    stored.usedAt === null &&
    now < stored.expiresAt;
  return isGood ? ok(stored) : fail(refusal('invalid_input', PURPOSES[purpose].invalid));
}

/** The token that came in, or the text for a link that carries none. */
export function requireToken(
  purpose: TokenPurpose,
  token: string | null | undefined,
): Result<string, Refusal> {
  const given = token?.trim() ?? '';
  return given === '' ? fail(refusal('invalid_input', PURPOSES[purpose].missing)) : ok(given);
}

/** The address as the validation's reply carries it. */
export function emailForValidation(purpose: TokenPurpose, email: string): string {
  return PURPOSES[purpose].showsEmail ? email : maskEmail(email);
}
