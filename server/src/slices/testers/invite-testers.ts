import type { TesterList } from '@laneway/contract/testers';
import { accessDenied, checkMayEdit } from '@laneway/domain/access';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import {
  checkMayInvite,
  decideInvitations,
  invitationExpiry,
} from '@laneway/domain/testers/invitations';
import type { Transaction } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import { canonicalEmail } from '../accounts/public/canonical-email.ts';
import { recordAdminWork } from '../authoring/public/admin-work.ts';
import { type OpenRevision, openRevision } from '../authoring/public.ts';
import { testersOf } from './list-testers.ts';
import { sendInvitation } from './send-invitation.ts';
import { findInvitations, insertInvitation, revokeInvitation } from './store.ts';
import type { TestersDeps } from './testers-deps.ts';

/** Invites testers of a draft: all of them, or none if one can't be invited. */
export async function inviteTesters(
  tx: Transaction,
  deps: TestersDeps,
  viewer: Actor,
  guideId: number,
  emails: readonly string[],
): Promise<Result<TesterList, Refusal>> {
  const guide = await openForTesting(tx, viewer, guideId);
  if (!guide.ok) return guide;
  const now = deps.clock();
  // Revoked invitations don't count, and expired ones make room for a new link.
  const invited = (await findInvitations(tx, guideId)).filter((row) => row.revoked_at === null);
  const live = invited.filter(({ expires_at }) => expires_at > now);
  const decided = decideInvitations(
    emails,
    live.map(({ email }) => email),
    canonicalEmail,
  );
  if (!decided.ok) return decided;
  for (const email of decided.value) {
    const expired = invited.find((row) => row.email === email);
    if (expired !== undefined) await revokeInvitation(tx, expired.id, now);
    const token = makeToken();
    const invitationId = await insertInvitation(tx, {
      guideId,
      email,
      tokenHash: hashToken(deps.secret, token),
      invitedBy: viewer.id,
      now,
      expiresAt: new Date(invitationExpiry(now.getTime())),
    });
    const { title } = guide.value;
    await sendInvitation(tx, deps, viewer, { invitationId, email, count: 1, token, title });
  }
  const { authorId } = guide.value;
  const work = { pendingGuideId: guideId, actor: viewer, authorId, now };
  const details = { count: decided.value.length };
  await recordAdminWork(tx, { ...work, action: 'testers_invited', details });
  return ok(await testersOf(tx, guideId, now));
}

/** A draft for which this person may invite testers, locked, so that the limit holds for concurrent requests. */
export async function openForTesting(
  tx: Transaction,
  viewer: Actor,
  guideId: number,
): Promise<Result<OpenRevision, Refusal>> {
  const guide = await openRevision(tx, guideId);
  if (guide === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayEdit(viewer, guide.authorId);
  if (!allowed.ok) return fail(accessDenied(allowed.error));
  const open = checkMayInvite(guide.status);
  return open.ok ? ok(guide) : open;
}
