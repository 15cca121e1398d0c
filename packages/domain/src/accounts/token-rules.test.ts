import { describe, expect, it } from 'vitest';
import { TOKEN_PURPOSES } from './token-purposes.ts';
import {
  accountForValidation,
  checkToken,
  requireToken,
  type StoredToken,
  tokenExpiry,
  tokenPurposeOf,
} from './token-rules.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const TEXTS = {
  password_reset: {
    missing: 'Missing reset token. Please check your email link or request a new one.',
    invalid: 'This reset link is invalid or has expired. Please request a new password reset.',
    used: 'You’ve already used this link. Log in with the password you chose.',
  },
  account_activation: {
    missing: 'Missing activation token. Please check your email link.',
    invalid: 'This activation link is invalid or has expired. Please contact support.',
    used: 'You’ve already used this link. Log in with the password you chose.',
  },
  email_confirmation: {
    missing: 'This link is incomplete. Open it from the email again.',
    invalid: 'This link has expired or was already used.',
    used: 'Your email is already confirmed.',
  },
  email_change: {
    missing: 'This link is incomplete. Open it from the email again.',
    invalid: 'This link has expired, or was cancelled or replaced by a newer one.',
    used: 'This link was already used.',
  },
} as const;

describe('a mailed link', () => {
  it.each([
    [null, 'password_reset'],
    [undefined, 'password_reset'],
    ['password_reset', 'password_reset'],
    ['anything', 'password_reset'],
    ['account_activation', 'account_activation'],
    ['email_confirmation', 'email_confirmation'],
    ['email_change', 'email_change'],
  ] as const)('of type %o is for %s', (type, purpose) => {
    expect(tokenPurposeOf(type)).toBe(purpose);
  });

  it('expires after an hour for a reset, a day for a change, 7 days for a confirmation and 14 for an activation', () => {
    expect(tokenExpiry('password_reset', NOW)).toBe(NOW + HOUR);
    expect(tokenExpiry('account_activation', NOW)).toBe(NOW + 14 * 24 * HOUR);
    expect(tokenExpiry('email_confirmation', NOW)).toBe(NOW + 7 * 24 * HOUR);
    expect(tokenExpiry('email_change', NOW)).toBe(NOW + 24 * HOUR);
  });

  it.each(TOKEN_PURPOSES)('for %s needs its token', (purpose) => {
    for (const token of [null, undefined, '', ' ']) {
      expect(requireToken(purpose, token)).toEqual({
        ok: false,
        error: { code: 'invalid_input', detail: TEXTS[purpose].missing },
      });
    }
    expect(requireToken(purpose, ' abc ')).toEqual({ ok: true, value: 'abc' });
  });

  it.each(TOKEN_PURPOSES)('for %s works until it expires, and for nothing else', (purpose) => {
    const stored: StoredToken = { purpose, expiresAt: NOW + 1, usedAt: null };
    const others = TOKEN_PURPOSES.filter((other) => other !== purpose);
    expect(checkToken(purpose, stored, NOW)).toEqual({ ok: true, value: stored });

    const bad: (StoredToken | null)[] = [
      null,
      { ...stored, expiresAt: NOW },
      ...others.map((other) => ({ ...stored, purpose: other })),
      ...others.map((other) => ({ ...stored, purpose: other, usedAt: NOW - 1 })),
    ];
    for (const token of bad) {
      expect(checkToken(purpose, token, NOW)).toEqual({
        ok: false,
        error: { code: 'gone', detail: TEXTS[purpose].invalid },
      });
    }
  });

  it.each(TOKEN_PURPOSES)('for %s that was used says so, even after it has expired', (purpose) => {
    for (const expiresAt of [NOW + 1, NOW, NOW - HOUR]) {
      expect(checkToken(purpose, { purpose, expiresAt, usedAt: NOW - HOUR }, NOW)).toEqual({
        ok: false,
        error: { code: 'already_used', detail: TEXTS[purpose].used },
      });
    }
  });

  it('masks the email for a reset only, and shows the name for a confirmation only', () => {
    const email = 'visitor@laneway.example';
    const account = { email, name: 'Sam' };
    expect(accountForValidation('password_reset', account)).toEqual({ email: 'v***@l***.example' });
    expect(accountForValidation('account_activation', account)).toEqual({ email });
    expect(accountForValidation('email_change', account)).toEqual({ email });
    expect(accountForValidation('email_confirmation', account)).toEqual(account);
  });
});
