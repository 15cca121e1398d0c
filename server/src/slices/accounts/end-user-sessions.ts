import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { NO_ACCOUNT } from './get-managed-user.ts';
import { lockAdmins } from './managed-user-store.ts';
import { revokeSessionsOf } from './session-store.ts';
import { NO_ADMIN } from './set-user-role.ts';
import { insertAct, lockToSuspend } from './suspension-store.ts';

const OWN_SESSIONS = refusal(
  'conflict',
  'You can’t end your own sessions here. Log out, or change your password.',
);

/** Logs someone out on all devices, within the caller's transaction. They can log in again at once. */
export async function endUserSessions(
  tx: Transaction,
  clock: Clock,
  admin: Actor,
  userId: number,
): Promise<Result<null, Refusal>> {
  // The viewer was an admin when the request arrived; someone may have changed that since.
  if (!(await lockAdmins(tx)).includes(admin.id)) return fail(NO_ADMIN);
  if (userId === admin.id) return fail(OWN_SESSIONS);
  const account = await lockToSuspend(tx, userId);
  if (account === null) return fail(NO_ACCOUNT);
  const now = clock();
  // Repeated, it ends nothing, and is recorded once.
  if (await revokeSessionsOf(tx, userId, now)) {
    await insertAct(tx, { userId, by: admin.id, act: 'sessions_ended', now });
    const { name } = account;
    await recordAdminAction(tx, {
      action: 'sessions_ended',
      by: admin,
      id: userId,
      name,
      nameOf: userId,
      now,
    });
  }
  return ok(null);
}
