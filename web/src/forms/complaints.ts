import { isEmail } from '@laneway/domain/accounts/email';
import { authTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem, NetworkError } from '../api/failures.ts';

/** What a form was filled in with, by the names of its fields; a box that is not ticked is empty. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with which field, in words. */
export type Complaints = Readonly<Record<string, string>>;

/** Why a form could not be sent: by field, and as a whole. */
export type Failure = { readonly complaints: Complaints; readonly text: string | null };

/** The complaints that there are, from a table of all that there might be. */
export function complaintsOf(table: Readonly<Record<string, string | null>>): Complaints {
  const there = Object.entries(table).filter(([, complaint]) => complaint !== null);
  return Object.fromEntries(there) as Complaints;
}

export function requiredComplaint(value: string | undefined, complaint: string): string | null {
  return value === undefined || value.trim() === '' ? complaint : null;
}

export function emailComplaint(email: string | undefined): string | null {
  const missing = requiredComplaint(email, authTexts.emailRequired);
  return missing ?? (isEmail((email ?? '').trim()) ? null : authTexts.emailInvalid);
}

/** What to say of a call that failed outside of a form: the server's reason where it is one to act on, else the text. */
export function messageOf(error: unknown, text: string): string {
  const { text: reason } = failureOf(error, text, []);
  return reason ?? text;
}

/**
 * Reads a failed call for a form: what the server said of a field stands at the field, and the
 * form as a whole says the text given. Where that text would be untrue, because nobody was asked
 * or because there were too many attempts, the reason itself is said.
 */
export function failureOf(error: unknown, text: string, fields: readonly string[]): Failure {
  if (error instanceof NetworkError) return { complaints: {}, text: error.message };
  if (!(error instanceof ApiProblem)) return { complaints: {}, text };
  if (error.code === 'too_many_requests') return { complaints: {}, text: error.detail };
  const complaints = Object.fromEntries(
    Object.entries(error.errors).filter(([field]) => fields.includes(field)),
  );
  const isSaid = Object.keys(complaints).length > 0;
  return { complaints, text: isSaid ? null : text };
}
