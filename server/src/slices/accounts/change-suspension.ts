import type { ManagedPerson } from '@laneway/contract/managed-users';
import {
  decideSuspension,
  readSuspensionReason,
  type SuspensionAct,
} from '@laneway/domain/accounts/suspension';
import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findPersonForAdmins, NO_ACCOUNT } from './get-managed-user.ts';
import { lockAdmins } from './managed-user-store.ts';
import { revokeSessionsOf } from './session-store.ts';
import { isLastAdmin, NO_ADMIN } from './set-user-role.ts';
import {
  type AccountToSuspend,
  insertAct,
  lockToSuspend,
  setSuspended,
} from './suspension-store.ts';

type SuspensionDeps = Pick<AccountsDeps, 'clock' | 'publicUrl'>;

export type SuspensionChange = {
  readonly act: SuspensionAct;
  readonly userId: number;
  readonly reason: string;
};

/**
 * Suspends or reinstates an account within the caller's transaction, and tells its owner why. Admins are locked
 * first: if two suspend each other at the same time, only the first succeeds. A login that is under way holds the
 * account and finishes first, so its session ends with the others.
 */
export async function changeSuspension(
  tx: Transaction,
  deps: SuspensionDeps,
  admin: Actor,
  { act, userId, reason: typed }: SuspensionChange,
): Promise<Result<ManagedPerson, Refusal & { current?: ManagedPerson }>> {
  const reason = readSuspensionReason(typed);
  if (!reason.ok) return reason;
  const admins = await lockAdmins(tx);
  // The viewer was an admin when the request arrived; someone may have changed that since.
  if (!admins.includes(admin.id)) return fail(NO_ADMIN);
  const account = await lockToSuspend(tx, userId);
  if (account === null) return fail(NO_ACCOUNT);
  const decision = decideSuspension(act, reason.value, {
    isSuspended: account.is_suspended,
    latestReason: account.latest_reason,
    isOwn: userId === admin.id,
    isLastAdmin: isLastAdmin(admins, userId),
  });
  if (!decision.ok) {
    const current = await findPersonForAdmins(tx, userId);
    return fail(current === null ? decision.error : { ...decision.error, current });
  }
  if (decision.value === 'changed') {
    await carryOut(tx, deps, { act, account, by: admin, reason: reason.value });
  }
  const person = await findPersonForAdmins(tx, userId);
  return person === null ? fail(NO_ACCOUNT) : ok(person);
}

type SuspensionToApply = {
  readonly act: SuspensionAct;
  readonly account: AccountToSuspend;
  readonly by: Actor;
  readonly reason: string;
};

async function carryOut(
  tx: Transaction,
  { clock, publicUrl }: SuspensionDeps,
  { act, account, by, reason }: SuspensionToApply,
): Promise<void> {
  const { id: userId, name, email } = account;
  const isSuspending = act === 'suspend';
  const now = clock();
  await setSuspended(tx, userId, isSuspending ? now : null);
  if (isSuspending) await revokeSessionsOf(tx, userId, now);
  const recorded = isSuspending ? 'suspended' : 'reinstated';
  const actId = await insertAct(tx, { userId, by: by.id, act: recorded, reason, now });
  await recordAdminAction(tx, {
    action: `account_${recorded}`,
    by,
    id: userId,
    name,
    nameOf: userId,
    now,
  });
  await queueEmail(tx, {
    dedupeKey: `account act ${actId}`,
    to: email,
    template: isSuspending ? 'account_suspended' : 'account_reinstated',
    data: { name, message: reason, link: appLinkUrl(publicUrl, { kind: 'login' }) },
  });
}
