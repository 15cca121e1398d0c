import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  ACTIVATION_TOKEN_LIFETIME_MS,
  CONFIRMATION_TOKEN_LIFETIME_MS,
  EMAIL_CHANGE_TOKEN_LIFETIME_MS,
  RESET_TOKEN_LIFETIME_MS,
} from '../timing.ts';
import { maskEmail } from './email.ts';
import {
  activationTexts,
  confirmationTexts,
  emailChangeTexts,
  resetTexts,
} from './form-messages.ts';
import { TOKEN_PURPOSES, type TokenPurpose } from './token-purposes.ts';

type PurposeRule = {
  readonly lifetimeMs: number;
  readonly missing: string;
  readonly invalid: string;
  readonly used: string;
  /** True if validating the link shows the email. */
  readonly showsEmail: boolean;
  /** True if it shows the name of the account. */
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
    // The name may have been chosen by someone else, who opened the account with this address.
    showsName: false,
  },
  email_confirmation: {
    lifetimeMs: CONFIRMATION_TOKEN_LIFETIME_MS,
    missing: confirmationTexts.tokenMissing,
    invalid: confirmationTexts.tokenInvalid,
    // Using any link confirms the email, and invalidates the other links of that account.
    used: confirmationTexts.alreadyDone,
    // The page logs in with it if nobody is logged in yet.
    showsEmail: true,
    // The name keeps people from confirming an account that they didn't open.
    showsName: true,
  },
  email_change: {
    lifetimeMs: EMAIL_CHANGE_TOKEN_LIFETIME_MS,
    missing: emailChangeTexts.tokenMissing,
    invalid: emailChangeTexts.tokenInvalid,
    used: emailChangeTexts.tokenUsed,
    // The new email isn't masked: the link was sent there, so the reader knows it.
    showsEmail: true,
    // A typo may have sent the link to a stranger, who learns nothing about the account.
    showsName: false,
  },
};

/** The purpose in a link's type parameter; a missing or unknown one means a password reset. */
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
 * Checks whether a token may be used for this purpose now, without using it up. Unknown, expired and wrong-purpose
 * tokens get the same refusal, so that strangers learn nothing. A used token gets its own refusal, even after it
 * expired: only its recipient can send it, and they need to know that they can log in.
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

export function requireToken(
  purpose: TokenPurpose,
  token: string | null | undefined,
): Result<string, Refusal> {
  const given = token?.trim() ?? '';
  return given === '' ? fail(refusal('invalid_input', PURPOSES[purpose].missing)) : ok(given);
}

type LinkedAccount = { readonly email: string; readonly name: string };

/** The part of the account that validating a link reveals. */
export function accountForValidation(
  purpose: TokenPurpose,
  { email, name }: LinkedAccount,
): Pick<LinkedAccount, 'email'> & Partial<LinkedAccount> {
  const { showsEmail, showsName } = PURPOSES[purpose];
  return { email: showsEmail ? email : maskEmail(email), ...(showsName ? { name } : {}) };
}
