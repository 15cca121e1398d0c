import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps } from './accounts-deps.ts';
import { findPerson, type PersonRow } from './store.ts';

const WRONG = 'Check your password and try again';

/** Checks the password of someone who is logged in and was asked for it again. */
export async function checkOwnPassword(
  { db, passwords }: Pick<AccountsDeps, 'db' | 'passwords'>,
  userId: number,
  password: string,
  field: string,
): Promise<Result<PersonRow, Refusal>> {
  const person = await findPerson(db, userId);
  const right = await passwords.verify(person?.password_hash ?? null, password);
  return person !== null && right
    ? ok(person)
    : fail(refusal('invalid_input', WRONG, { [field]: WRONG }));
}
