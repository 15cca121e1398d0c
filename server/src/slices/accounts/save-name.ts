import type { Account, SaveNameBody } from '@laneway/contract/accounts';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { ENDED } from './get-user.ts';
import { presentAccount } from './present.ts';
import { readName } from './public/read-form.ts';
import { setName } from './store.ts';

/** Changes the name of a logged-in user. Their guides and their page show it at once. */
export async function saveName(
  db: Queryable,
  userId: number,
  { u_name }: SaveNameBody,
): Promise<Result<Account, Refusal>> {
  const name = readName(u_name, 'u_name');
  if (!name.ok) return name;
  const person = await setName(db, userId, name.value);
  return person === null ? fail(ENDED) : ok(presentAccount(person));
}
