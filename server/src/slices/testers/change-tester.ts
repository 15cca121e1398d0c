import type { TesterList } from '@laneway/contract/testers';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { checkResend, invitationExpiry } from '@laneway/domain/testers/invitations';
import { testerTexts } from '@laneway/domain/testers/messages';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import { recordAdminWork } from '../authoring/public/admin-work.ts';
import { findRevisionAuthor } from '../authoring/public.ts';
import { openForTesting } from './invite-testers.ts';
import { testersOf } from './list-testers.ts';
import { sendInvitation } from './send-invitation.ts';
import { findInvitation, type InvitationRow, renewInvitation, revokeInvitation } from './store.ts';
import type { TestersDeps } from './testers-deps.ts';

const NOT_FOUND = refusal('not_found', testerTexts.testerNotFound);

type FoundTester = InvitationRow & { readonly authorId: number };

/** A tester of a draft that this person may edit. Others get the same reply as for a missing one. */
async function findTester(
  db: Queryable,
  viewer: Actor,
  id: number,
): Promise<Result<FoundTester, Refusal>> {
  const row = await findInvitation(db, id);
  if (row === null) return fail(NOT_FOUND);
  const authorId = await findRevisionAuthor(db, row.pending_guide_id);
  const allowed = checkMayEdit(viewer, authorId);
  if (allowed.ok) return authorId === null ? fail(NOT_FOUND) : ok({ ...row, authorId });
  return fail(viewer.role === 'user' ? accessDenied(allowed.error) : NOT_FOUND);
}

/** Sends a tester a new link, which replaces the old one and is valid as long as a first one. */
export async function resendInvitation(
  tx: Transaction,
  deps: TestersDeps,
  viewer: Actor,
  id: number,
): Promise<Result<TesterList, Refusal>> {
  const found = await findTester(tx, viewer, id);
  if (!found.ok) return found;
  const guide = await openForTesting(tx, viewer, found.value.pending_guide_id);
  if (!guide.ok) return guide;
  // Read again, now that the draft is locked with everything about its testers.
  const row = await findInvitation(tx, id);
  if (row === null) return fail(NOT_FOUND);
  const { email, email_count, revoked_at, pending_guide_id } = row;
  const allowed = checkResend({
    revokedAt: revoked_at?.getTime() ?? null,
    emailCount: email_count,
  });
  if (!allowed.ok) return allowed;
  const now = deps.clock();
  const token = makeToken();
  await renewInvitation(tx, id, {
    tokenHash: hashToken(deps.secret, token),
    expiresAt: new Date(invitationExpiry(now.getTime())),
  });
  const { title, authorId } = guide.value;
  const work = { pendingGuideId: pending_guide_id, actor: viewer, authorId, now };
  await recordAdminWork(tx, { ...work, action: 'tester_invited_again' });
  const count = email_count + 1;
  await sendInvitation(tx, deps, viewer, { invitationId: id, email, count, token, title });
  return ok(await testersOf(tx, pending_guide_id, now));
}

/** Ends a tester's link at once, whatever the status of the draft. Their notes stay for its author. */
export async function removeTester(
  tx: Transaction,
  { clock }: Pick<TestersDeps, 'clock'>,
  viewer: Actor,
  id: number,
): Promise<Result<TesterList, Refusal>> {
  const found = await findTester(tx, viewer, id);
  if (!found.ok) return found;
  const { pending_guide_id: pendingGuideId, authorId, revoked_at } = found.value;
  const now = clock();
  await revokeInvitation(tx, id, now);
  if (revoked_at === null) {
    const work = { pendingGuideId, actor: viewer, authorId, now };
    await recordAdminWork(tx, { ...work, action: 'tester_removed' });
  }
  return ok(await testersOf(tx, pendingGuideId, now));
}
