import type { PendingGuide } from '@laneway/contract/authoring';
import type { VerdictBody } from '@laneway/contract/review';
import { contentTexts } from '@laneway/domain/content-texts';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { decide, type StatusDecision } from '@laneway/domain/workflow/decide';
import { requiresComment, type StatusCallName } from '@laneway/domain/workflow/targets';
import type { Transaction } from '../../platform/database.ts';
import { type OpenRevision, openRevision } from '../authoring/public.ts';
import { notifyOfMove } from './notify-of-move.ts';
import { recordMove, setStatus } from './store.ts';

const NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);

export type MoveRequest = VerdictBody & {
  readonly target: string;
  /** The call that asks. */
  readonly askedBy: StatusCallName;
};

type Move = Extract<StatusDecision, { readonly kind: 'move' }>;

/**
 * Changes the status of a pending guide, in the caller's transaction: the decision, the row, the history and the
 * notifications are one. The guide is locked meanwhile, so of two people who decide at once the second decides on what
 * the first has made of it.
 */
export async function moveStatus(
  tx: Transaction,
  actor: Actor,
  guideId: number,
  request: MoveRequest,
  now: Date,
): Promise<Result<PendingGuide, Refusal>> {
  const revision = await openRevision(tx, guideId);
  if (revision === null) return fail(NOT_FOUND);
  const { target, askedBy, comment } = request;
  const decided = decide(actor, revision, target, { askedBy, comment });
  if (!decided.ok) return decided;
  if (request.pg_version !== undefined && request.pg_version !== revision.version)
    return fail(revision.stale(actor));
  if (decided.value.kind === 'move') await move(tx, actor, revision, decided.value, now);
  return ok(await revision.present(actor));
}

async function move(
  tx: Transaction,
  actor: Actor,
  revision: OpenRevision,
  decision: Move,
  now: Date,
): Promise<void> {
  const { from, to, comment } = decision;
  // A verdict that needs a comment leaves it for the author to act on.
  const adminComment = requiresComment(to) ? comment : null;
  await setStatus(tx, revision.id, { status: to, adminComment, now });
  await recordMove(tx, { ...decision, pendingGuideId: revision.id, actorId: actor.id, now });
  await notifyOfMove(tx, { revision, from, to, comment, actorId: actor.id });
}
