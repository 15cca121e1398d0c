import { isEmail } from '@laneway/domain/accounts/email';
import { authTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem, NetworkError } from '../api/failures.ts';

/** What a form was filled in with, by the names of its fields; a box that is not ticked is empty. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with which field, in words. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form could not be sent: by field, and as a whole. */
export type Failure = { readonly errors: FieldErrors; readonly text: string | null };

/** The errors that there are, from a table of all that there might be. */
export function fieldErrors(table: Readonly<Record<string, string | null>>): FieldErrors {
  const there = Object.entries(table).filter(([, error]) => error !== null);
  return Object.fromEntries(there) as FieldErrors;
}

export function requiredError(value: string | undefined, error: string): string | null {
  return value === undefined || value.trim() === '' ? error : null;
}

export function emailError(email: string | undefined): string | null {
  const missing = requiredError(email, authTexts.emailRequired);
  return missing ?? (isEmail((email ?? '').trim()) ? null : authTexts.emailInvalid);
}

/**
 * Reads a failed call for a form: what the server said of a field stands at the field, and the
 * form as a whole says the text given. Where that text would be untrue, because nobody was asked
 * or because there were too many attempts, the reason itself is said.
 */
export function failureOf(error: unknown, text: string, fields: readonly string[]): Failure {
  if (error instanceof NetworkError) return { errors: {}, text: error.message };
  if (!(error instanceof ApiProblem)) return { errors: {}, text };
  if (error.code === 'too_many_requests') return { errors: {}, text: error.detail };
  const errors = Object.fromEntries(
    Object.entries(error.errors).filter(([field]) => fields.includes(field)),
  );
  const isSaid = Object.keys(errors).length > 0;
  return { errors, text: isSaid ? null : text };
}
