import { describe, expect, it } from 'vitest';
import {
  canonicalPassword,
  checkPassword,
  newPasswordComplaint,
  passwordError,
} from './password.ts';

const TOO_SHORT = 'Password must be at least 8 characters';
const TOO_LONG = 'Use at most 128 characters';
const TOO_COMMON = 'This password is one of the most commonly used. Please choose another.';

describe('a new password', () => {
  it.each([
    ['', TOO_SHORT],
    ['tram 86', TOO_SHORT],
    ['tram 86!', null],
    ['k'.repeat(128), null],
    ['k'.repeat(129), TOO_LONG],
    ['🚋🚋🚋🚋', TOO_SHORT],
    ['🚋🎨☕🗺🚋🎨☕🗺', null],
    ['🚋'.repeat(128), null],
    ['墨尔本的小巷子真美', null],
    ['password', TOO_COMMON],
    ['PassWord1', TOO_COMMON],
    ['12345678', TOO_COMMON],
    ['melbourne-laneways', null],
  ])('%o', (password, error) => {
    expect(passwordError(password)).toBe(error);
  });

  it('is refused under the name of its field', () => {
    expect(checkPassword('short', 'u_password')).toEqual({
      ok: false,
      error: { code: 'invalid_input', detail: TOO_SHORT, fields: { u_password: TOO_SHORT } },
    });
    expect(checkPassword('long enough', 'u_password')).toEqual({ ok: true, value: 'long enough' });
  });

  it('must be confirmed, once it will do', () => {
    expect(newPasswordComplaint('long enough', 'long enuff')).toBe('Passwords do not match');
    expect(newPasswordComplaint('long enough', 'long enough')).toBeNull();
    expect(newPasswordComplaint('short', 'other')).toBe(TOO_SHORT);
  });

  it('is the same however the keyboard composes its letters', () => {
    expect(canonicalPassword('caf\u0065\u0301-crème')).toBe(canonicalPassword('caf\u00e9-crème'));
    expect(canonicalPassword('melbourne-laneways')).toBe('melbourne-laneways');
  });
});
