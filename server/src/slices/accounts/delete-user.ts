import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps } from './accounts-deps.ts';
import { removePerson } from './deletion-store.ts';
import { lockAdmins } from './managed-user-store.ts';
import { isLastAdmin, LAST_ADMIN } from './set-user-role.ts';
import { findPerson } from './store.ts';

const WORDS = 'This is not your password.';
const WRONG_PASSWORD = refusal('invalid_input', WORDS, { u_password: WORDS });

/** Deletes the account of a signed-in person who knows its password; every session ends with it. */
export async function deleteUser(
  { db, limits, passwords }: Pick<AccountsDeps, 'db' | 'limits' | 'passwords'>,
  userId: number,
  password: string,
): Promise<Result<null, Refusal>> {
  const allowed = await limits.take('password_checks_of_person', userId);
  if (!allowed.ok) return allowed;
  const person = await findPerson(db, userId);
  const right = await passwords.verify(person?.password_hash ?? null, password);
  if (!right) return fail(WRONG_PASSWORD);
  return db.transaction(async (tx) => {
    if (isLastAdmin(await lockAdmins(tx), userId)) return fail(LAST_ADMIN);
    await removePerson(tx, userId);
    return ok(null);
  });
}
