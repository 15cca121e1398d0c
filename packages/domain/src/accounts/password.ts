import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { visibleText } from '../text/quoted-text.ts';
import { isCommonPassword } from './common-passwords.ts';
import { normaliseEmail } from './email.ts';
import { passwordTexts } from './form-messages.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/**
 * The error of a new password for the account of this email, or null when it is valid. Length is counted in code
 * points, so an emoji is one character. A form that doesn't know the email passes null and leaves that part to the
 * server.
 */
export function passwordError(password: string, email: string | null): string | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return passwordTexts.tooShort;
  if (length > PASSWORD_MAX_LENGTH) return passwordTexts.tooLong;
  if (visibleText(password).trim() === '') return passwordTexts.blank;
  if (email !== null && isNamedInEmail(password, email)) return passwordTexts.sameAsEmail;
  return isCommonPassword(password) ? passwordTexts.tooCommon : null;
}

/** The email and its local part are the first guesses of anyone who knows the email. */
function isNamedInEmail(password: string, email: string): boolean {
  const guess = normaliseEmail(canonicalPassword(password));
  const address = normaliseEmail(email);
  return guess === address || guess === address.slice(0, address.lastIndexOf('@'));
}

/** Checks a new password for a call whose body names it by the field given. */
export function checkPassword(
  password: string,
  field: string,
  email: string,
): Result<string, Refusal> {
  const error = passwordError(password, email);
  return error === null ? ok(password) : fail(refusal('invalid_input', error, { [field]: error }));
}

/**
 * The form that is hashed, both at sign-up and at every login: keyboards compose the same letter from different code
 * points, and users can't see the difference.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFKC');
}
