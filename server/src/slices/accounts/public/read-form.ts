import { normaliseEmail } from '@laneway/domain/accounts/email';
import { authTexts } from '@laneway/domain/accounts/messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { visibleText } from '@laneway/domain/text/quoted-text';
import { canonicalEmail } from './canonical-email.ts';

/** The email in the form in which accounts are stored and found. */
export function readEmail(text: string, field: string): Result<string, Refusal> {
  if (text.trim() === '') return validationError(field, authTexts.emailRequired);
  const email = canonicalEmail(text);
  return email === null ? validationError(field, authTexts.emailInvalid) : ok(email);
}

export type LoginEmail = {
  readonly canonical: string;
  /** As typed: accounts from before the canonical form may be stored like that. */
  readonly typed: string;
};

/** An email that no account can have. */
const IMPOSSIBLE_EMAIL = '@';

/** The email of a login. An invalid one is looked up like any other, so that the reply is the same. */
export function readLoginEmail(text: string, field: string): Result<LoginEmail, Refusal> {
  const email = readEmail(text, field);
  if (text.trim() === '' && !email.ok) return email;
  const typed = normaliseEmail(text);
  // PostgreSQL doesn't accept this character.
  return typed.includes('\0')
    ? ok({ canonical: IMPOSSIBLE_EMAIL, typed: IMPOSSIBLE_EMAIL })
    : ok({ canonical: email.ok ? email.value : IMPOSSIBLE_EMAIL, typed });
}

/** A name as others see it: one line with visible text. */
export function readName(text: string, field: string): Result<string, Refusal> {
  const name = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return visibleText(name) === '' ? validationError(field, authTexts.nameRequired) : ok(name);
}

/** A password that is only compared, so it just mustn't be empty. */
export function readPassword(text: string, field: string): Result<string, Refusal> {
  return text === '' ? validationError(field, authTexts.passwordRequired) : ok(text);
}

type Values<Fields> = {
  readonly [F in keyof Fields]: Fields[F] extends Result<infer T, Refusal> ? T : never;
};

/** The values of a form, or one refusal with every field's error, so that all can be fixed at once. */
export function readAll<Fields extends Readonly<Record<string, Result<unknown, Refusal>>>>(
  fields: Fields,
): Result<Values<Fields>, Refusal> {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [field, result] of Object.entries(fields)) {
    if (result.ok) values[field] = result.value;
    else refusals.push(result.error);
  }
  if (refusals.length === 0) return ok(values as Values<Fields>);
  const words = refusals.map(({ detail }) => detail).join('. ');
  const fieldErrors = Object.assign({}, ...refusals.map(({ fields }) => fields));
  return fail(refusal('invalid_input', words, fieldErrors));
}

function validationError(field: string, words: string): Result<never, Refusal> {
  return fail(refusal('invalid_input', words, { [field]: words }));
}
