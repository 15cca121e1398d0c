import type { ManagedUser } from '@laneway/contract/accounts';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Role } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database.ts';
import { findManagedUser, lockAdmins, setRole } from './managed-user-store.ts';
import { presentManagedUser } from './present.ts';

const NOT_FOUND = refusal('not_found', 'Account not found');
export const LAST_ADMIN = refusal(
  'conflict',
  'This is the only admin. Make someone else an admin first.',
);

/** Changes an account's role, at once and on every device, within the caller's transaction. One admin always remains. */
export async function setUserRole(
  tx: Transaction,
  id: number,
  role: Role,
): Promise<Result<ManagedUser, Refusal>> {
  const admins = await lockAdmins(tx);
  const before = await findManagedUser(tx, id);
  if (before === null) return fail(NOT_FOUND);
  if (role !== 'admin' && isLastAdmin(admins, id)) return fail(LAST_ADMIN);
  await setRole(tx, id, role);
  return ok(presentManagedUser({ ...before, role }));
}

export function isLastAdmin(admins: readonly number[], id: number): boolean {
  return admins.length === 1 && admins[0] === id;
}
