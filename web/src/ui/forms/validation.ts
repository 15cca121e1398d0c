import { isEmail } from '@laneway/domain/accounts/email';
import { authTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem, NetworkError } from '../../api/failures.ts';

/** The values of a form by field name; an unticked checkbox is absent. */
export type Values = Readonly<Record<string, string>>;

/** The error of each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The reasons why a form could not be sent: by field, and as a whole. */
export type Failure = { readonly errors: FieldErrors; readonly text: string | null };

/** The errors in a table of checks; null means the field is valid. */
export function fieldErrors(table: Readonly<Record<string, string | null>>): FieldErrors {
  const there = Object.entries(table).filter(([, error]) => error !== null);
  return Object.fromEntries(there) as FieldErrors;
}

export function requiredError(value: string | undefined, error: string): string | null {
  return value === undefined || value.trim() === '' ? error : null;
}

/** Most forms need the visitor's own email; `required` is the message for those that need another's. */
export function emailError(
  email: string | undefined,
  required: string = authTexts.emailRequired,
): string | null {
  const missing = requiredError(email, required);
  return missing ?? (isEmail((email ?? '').trim()) ? null : authTexts.emailInvalid);
}

/** The missing email of a form, shown next to its button; null once the email is valid. */
export function emailNeeded(email: string, whose: string): string | null {
  if (isEmail(email.trim())) return null;
  return email.trim() === '' ? `Enter ${whose} to continue` : `Check ${whose} to continue`;
}

/** Explains a failed call outside of a form: the server's reason if it helps, otherwise the given text. */
export function messageOf(error: unknown, text: string): string {
  return failureOf(error, text, []).text ?? text;
}

/**
 * Explains a failed call to a form: the server's field errors go to their fields, otherwise the form shows the given
 * text. A lost connection and too many attempts are explained as such, because the given text would be wrong.
 */
export function failureOf(error: unknown, text: string, fields: readonly string[]): Failure {
  if (error instanceof NetworkError) return { errors: {}, text: error.message };
  if (!(error instanceof ApiProblem)) return { errors: {}, text };
  if (error.code === 'too_many_requests') return { errors: {}, text: error.detail };
  const errors = Object.fromEntries(
    Object.entries(error.errors).filter(([field]) => fields.includes(field)),
  );
  const hasFieldErrors = Object.keys(errors).length > 0;
  return { errors, text: hasFieldErrors ? null : text };
}
