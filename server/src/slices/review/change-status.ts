import type { PendingGuide } from '@laneway/contract/authoring';
import { LIMITS } from '@laneway/contract/limits';
import type { ChangeStatusBody, VerdictBody } from '@laneway/contract/review';
import type { AdminActionName } from '@laneway/domain/accounts/admin-actions';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { type ContentStatus, isContentStatus } from '@laneway/domain/statuses';
import { decide, type StatusDecision } from '@laneway/domain/workflow/decide';
import {
  requiresComment,
  type StatusCallName,
  TARGETS,
  withReviewNote,
} from '@laneway/domain/workflow/targets';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { checkRevisionSize, type OpenRevision, openRevision } from '../authoring/public.ts';
import { checkWalk, checkWalkToPublish } from '../walks/public.ts';
import { checkMediaOfGuide } from './check-media-of-guide.ts';
import { notifyOfMove } from './notify-of-move.ts';
import type { ReviewDeps } from './review-deps.ts';
import {
  queueTransfer,
  recordHistory,
  repeatTransfer,
  setStatus,
  storeSubmission,
} from './store.ts';

const FIELD_ERROR = 'Use the call for this verdict';
const OTHER_CALL = refusal('invalid_input', `new_status: ${FIELD_ERROR}`, {
  new_status: FIELD_ERROR,
});

const TOO_LONG_ERROR = `Shorten it: with the note on the guide it has more than ${LIMITS.comment} characters`;
const TOO_LONG = refusal('invalid_input', TOO_LONG_ERROR, { comment: TOO_LONG_ERROR });

/** Every change of status except verdicts, which have their own calls. */
export async function changeStatus(
  tx: Transaction,
  deps: MoveDeps,
  actor: Actor,
  guideId: number,
  { new_status: target, ...rest }: ChangeStatusBody,
): Promise<Result<PendingGuide, Refusal>> {
  const isVerdict = isContentStatus(target) && TARGETS[target].call !== 'changeStatus';
  if (isVerdict && actor.role === 'admin') return fail(OTHER_CALL);
  return moveStatus(tx, deps, actor, guideId, { ...rest, target, askedBy: 'changeStatus' });
}

export type MoveRequest = VerdictBody & {
  readonly target: string;
  /** The call that requests the change. */
  readonly askedBy: StatusCallName;
};

export type MoveDeps = Pick<ReviewDeps, 'hasScanner' | 'publicUrl' | 'clock'>;

const ACTIONS: Readonly<Record<ContentStatus, AdminActionName>> = {
  draft: 'draft_status_changed',
  submitted: 'draft_status_changed',
  withdrawn: 'draft_status_changed',
  published: 'draft_status_changed',
  approved: 'draft_approved',
  rejected: 'draft_rejected',
  needs_revision: 'revision_requested',
};

type Move = Extract<StatusDecision, { readonly kind: 'move' }>;

/**
 * Changes the status of a pending guide, in the caller's transaction: the decision, the row, the history, the snapshot,
 * the notifications and the job are atomic. The guide is locked, so if two people decide at once the second decides on
 * the result of the first.
 */
export async function moveStatus(
  tx: Transaction,
  deps: MoveDeps,
  actor: Actor,
  guideId: number,
  request: MoveRequest,
): Promise<Result<PendingGuide, Refusal>> {
  const revision = await openRevision(tx, guideId);
  if (revision === null) return fail(GUIDE_NOT_FOUND);
  const { target, askedBy, comment } = request;
  const decided = decide(actor, revision, target, { askedBy, comment });
  if (!decided.ok) return decided;
  if (request.pg_version !== undefined && request.pg_version !== revision.version)
    return fail(revision.stale(actor));
  const isPublish = target === 'approved' || target === 'published';
  if (revision.status === 'approved' && isPublish) {
    // Only the transfer publishes: requesting it again repeats a failed one.
    await repeatTransfer(tx, actor, revision, deps.clock());
  } else if (decided.value.kind === 'move') {
    const moved = await move(tx, deps, actor, revision, decided.value);
    if (!moved.ok) return moved;
  }
  return ok(await revision.present(actor));
}

async function move(
  tx: Transaction,
  deps: MoveDeps,
  actor: Actor,
  revision: OpenRevision,
  decision: Move,
): Promise<Result<null, Refusal>> {
  const { id, version } = revision;
  const { from, to, comment, source, ownContent } = decision;
  const now = deps.clock();
  if (to === 'submitted' || to === 'approved') {
    const size = await checkRevisionSize(tx, revision);
    if (!size.ok) return size;
  }
  if (to === 'approved') {
    const media = await checkMediaOfGuide(tx, deps, revision);
    if (!media.ok) return media;
    const walk = await checkWalkToPublish(tx, id);
    if (!walk.ok) return walk;
  }
  if (to === 'submitted') {
    const walk = await checkWalk(tx, id);
    if (!walk.ok) return walk;
  }
  // A verdict's required comment is stored for the author to act on, with the note that was written before it.
  const adminComment =
    requiresComment(to) && comment !== null ? withReviewNote(revision.reviewNote, comment) : null;
  if (adminComment !== null && adminComment.length > LIMITS.comment) return fail(TOO_LONG);
  await setStatus(tx, { id, to, adminComment, now });
  const about = { pendingGuideId: id, actorId: actor.id, comment, now };
  const act = 'status_changed';
  const event = await recordHistory(tx, { ...about, act, source, from, to, ownContent });
  const change = { action: ACTIONS[to], by: actor, id, name: revision.title, now } as const;
  // What an admin does with their own draft as its author isn't an admin's action; a verdict is.
  if (actor.role === 'admin' && !(ownContent && source === 'user_action')) {
    const details = { from, to };
    await recordAdminAction(tx, { ...change, nameOf: revision.authorId, details });
  }
  if (to === 'submitted') await storeSubmission(tx, { id, version: version + 1 }, actor.id, now);
  if (to === 'approved') await queueTransfer(tx, id);
  await notifyOfMove(tx, deps, { event, revision, from, to, comment, actorId: actor.id });
  return ok(null);
}
