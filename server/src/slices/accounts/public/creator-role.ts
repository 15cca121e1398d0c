import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type Actor, type Role, satisfiesRole } from '@laneway/domain/roles';
import {
  type Queryable,
  statement,
  type Transaction,
} from '../../../platform/database/database.ts';
import { lockAdmins, setRole } from '../managed-user-store.ts';
import { NO_ADMIN } from '../set-user-role.ts';
import { insertAct } from '../suspension-store.ts';

export type LockedAccount = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
};
const LOCK = statement<LockedAccount>(
  'accounts.lock_for_role',
  'SELECT id, name, email::text, role FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);

/** Locks an account, so that its role stays as it is until the transaction ends. Null if it was deleted. */
export async function lockAccount(tx: Queryable, userId: number): Promise<LockedAccount | null> {
  const [row] = await tx.query(LOCK, [userId]);
  return row ?? null;
}

/** Refuses someone who was an admin when the request arrived, but isn't any more. Comes before other locks. */
export async function checkStillAdmin(
  tx: Transaction,
  viewer: Actor,
): Promise<Result<null, Refusal>> {
  return (await lockAdmins(tx)).includes(viewer.id) ? ok(null) : fail(NO_ADMIN);
}

/** Makes someone a creator, at once and on every device. Someone who has this role or a higher one keeps it. */
export async function grantCreatorRole(
  tx: Transaction,
  { id, role }: LockedAccount,
  granted: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (satisfiesRole(role, 'creator')) return;
  await setRole(tx, id, 'creator');
  await insertAct(tx, { userId: id, act: 'role_changed', role: 'creator', ...granted });
}
