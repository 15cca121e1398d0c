import type { ManagedUser } from '@laneway/contract/accounts';
import { accessTexts } from '@laneway/domain/access';
import { suspensionTexts } from '@laneway/domain/accounts/suspension';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor, Role } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { NO_ACCOUNT } from './get-managed-user.ts';
import { findManagedUser, lockAdmins, setRole } from './managed-user-store.ts';
import { presentManagedUser } from './present.ts';
import { insertAct } from './suspension-store.ts';

export const LAST_ADMIN = refusal('conflict', suspensionTexts.lastAdmin);

const OWN_ROLE = refusal('conflict', 'You can’t change your own role. Ask another admin to do it.');
export const NO_ADMIN = refusal(
  'not_allowed',
  accessTexts.denied(accessTexts.requiresRole('admin')),
);

export type RoleChange = { readonly userId: number; readonly role: Role };

/**
 * Changes an account's role, at once and on every device, within the caller's transaction, and records who did. One admin always remains,
 * and admins can't remove their own role by mistake.
 */
export async function setUserRole(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  { userId, role }: RoleChange,
): Promise<Result<ManagedUser, Refusal>> {
  const admins = await lockAdmins(tx);
  // The viewer was an admin when the request arrived; someone may have changed that since.
  if (!admins.includes(viewer.id)) return fail(NO_ADMIN);
  const before = await findManagedUser(tx, userId);
  if (before === null) return fail(NO_ACCOUNT);
  if (role !== 'admin' && isLastAdmin(admins, userId)) return fail(LAST_ADMIN);
  if (role !== 'admin' && userId === viewer.id) return fail(OWN_ROLE);
  if (role !== before.role) {
    await setRole(tx, userId, role);
    const now = clock();
    await insertAct(tx, { userId, by: viewer.id, act: 'role_changed', role, now });
    await recordAdminAction(tx, {
      action: 'role_changed',
      by: viewer,
      id: userId,
      name: before.name,
      nameOf: userId,
      details: { from: before.role, to: role },
      now,
    });
  }
  return ok(presentManagedUser({ ...before, role }));
}

export function isLastAdmin(admins: readonly number[], id: number): boolean {
  return admins.length === 1 && admins[0] === id;
}
