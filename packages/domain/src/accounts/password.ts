import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordTexts } from './messages.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/**
 * The error of a new password, or null when it will do. Characters are counted as people
 * count them, by code point: an emoji is one.
 */
export function passwordError(password: string): string | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return passwordTexts.tooShort;
  if (length > PASSWORD_MAX_LENGTH) return passwordTexts.tooLong;
  return isCommonPassword(password) ? passwordTexts.tooCommon : null;
}

/** Checks a new password for a call whose body names it by the field given. */
export function checkPassword(password: string, field: string): Result<string, Refusal> {
  const error = passwordError(password);
  return error === null ? ok(password) : fail(refusal('invalid_input', error, { [field]: error }));
}

/** What a form with a confirmation field holds against the pair; null lets it be sent. */
export function newPasswordComplaint(password: string, confirmation: string): string | null {
  return passwordError(password) ?? (password === confirmation ? null : passwordTexts.mismatch);
}

/**
 * The spelling that is hashed, at sign-up and at every login: keyboards compose the same letter
 * from different code points, and their owner cannot tell.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFKC');
}
