import type { ManagedCreatorRequest } from '@laneway/contract/creator-requests';
import {
  creatorRequestTexts,
  decideRequest,
  type RequestDecision,
} from '@laneway/domain/creators/creator-request';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { tidyText } from '@laneway/domain/text/tidy-text';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import {
  checkStillAdmin,
  grantCreatorRole,
  type LockedAccount,
  lockAccount,
} from '../accounts/public/creator-role.ts';
import { notifyOfApproval, notifyOfDecline } from './notify.ts';
import { presentManagedRequest } from './present.ts';
import { findRequest, lockRequest, storeDecision } from './store.ts';

const { notFound, reasonRequired } = creatorRequestTexts;
const NOT_FOUND = refusal('not_found', notFound);
const REASON_REQUIRED = refusal('invalid_input', reasonRequired, { reason: reasonRequired });

export type DecidingDeps = { readonly clock: Clock; readonly publicUrl: string };

type Decided = Result<ManagedCreatorRequest, Refusal & { current?: ManagedCreatorRequest }>;

/**
 * Approves a request: the person is a creator and is told so, in one transaction. For someone who is a creator already,
 * it only closes the request.
 */
export function approveRequest(
  tx: Transaction,
  { clock, publicUrl }: DecidingDeps,
  admin: Actor,
  requestId: number,
): Promise<Decided> {
  return decide(tx, admin, requestId, { decision: 'approved' }, async (account, isClosed) => {
    const granted = { by: admin.id, now: clock() };
    await storeDecision(tx, requestId, { state: 'approved', reason: null, ...granted });
    await recordDecision(tx, 'approved', admin, requestId, account, granted.now);
    if (isClosed) return;
    await grantCreatorRole(tx, account, granted);
    await notifyOfApproval(tx, publicUrl, account, requestId);
  });
}

/** Declines a request, and tells the person why. */
export async function declineRequest(
  tx: Transaction,
  { clock, publicUrl }: DecidingDeps,
  admin: Actor,
  requestId: number,
  typedReason: string,
): Promise<Decided> {
  const reason = tidyText(typedReason);
  if (reason === null) return fail(REASON_REQUIRED);
  return decide(tx, admin, requestId, { decision: 'declined', reason }, async (account) => {
    const now = clock();
    await storeDecision(tx, requestId, { state: 'declined', reason, by: admin.id, now });
    await recordDecision(tx, 'declined', admin, requestId, account, now);
    await notifyOfDecline(tx, publicUrl, account, { id: requestId, reason, now });
  });
}

/**
 * Locks admins, the account and the request, in this order, as changing a role and deleting an account do. A decision
 * that was made before isn't made again, and nobody is told twice.
 */
async function decide(
  tx: Transaction,
  admin: Actor,
  requestId: number,
  decision: RequestDecision,
  carryOut: (account: LockedAccount, isClosed: boolean) => Promise<void>,
): Promise<Decided> {
  const isAdmin = await checkStillAdmin(tx, admin);
  if (!isAdmin.ok) return isAdmin;
  const found = await findRequest(tx, requestId);
  const account = found === null ? null : await lockAccount(tx, found.user_id);
  const request = account === null ? null : await lockRequest(tx, requestId);
  if (account === null || request === null) return fail(NOT_FOUND);
  const { state, reason } = request;
  const decided = decideRequest({ state, reason, role: account.role }, decision);
  if (!decided.ok) return fail({ ...decided.error, current: presentManagedRequest(request) });
  if (decided.value !== 'unchanged') await carryOut(account, decided.value === 'closed');
  return ok(presentManagedRequest((await findRequest(tx, requestId)) ?? request));
}

function recordDecision(
  tx: Transaction,
  decision: RequestDecision['decision'],
  by: Actor,
  requestId: number,
  { id, name }: LockedAccount,
  now: Date,
): Promise<void> {
  const action = `creator_request_${decision}` as const;
  return recordAdminAction(tx, { action, by, id: requestId, name, nameOf: id, now });
}
