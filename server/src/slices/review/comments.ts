import type { ReviewComment, SaveCommentBody } from '@laneway/contract/review';
import { GUIDE_NOT_FOUND, PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type Commented, type CommentRow, findComment, saveComment } from './comment-store.ts';
import { recordHistory } from './store.ts';

const NOT_FOUND: Readonly<Record<Commented, Refusal>> = {
  guide: GUIDE_NOT_FOUND,
  place: PLACE_NOT_FOUND,
};

const ACTS = { guide: 'commented', place: 'place_commented' } as const;
const NOTED = { guide: 'draft_noted', place: 'draft_place_noted' } as const;

/** The admin comment on a pending guide or place, for admins; its author gets it with the verdict. */
export async function getComment(
  db: Queryable,
  commented: Commented,
  id: number,
): Promise<Result<ReviewComment, Refusal>> {
  const row = await findComment(db, commented, id);
  return row === null ? fail(NOT_FOUND[commented]) : ok(present(row));
}

/**
 * Replaces the comment, in the caller's transaction; a blank one removes it. It isn't part of the author's content, so
 * it never conflicts with a save. Repeating the same comment changes nothing.
 */
export async function putComment(
  tx: Transaction,
  actor: Actor,
  commented: Commented,
  id: number,
  body: SaveCommentBody,
  now: Date,
): Promise<Result<ReviewComment, Refusal>> {
  const before = await findComment(tx, commented, id, { lock: true });
  if (before === null) return fail(NOT_FOUND[commented]);
  const comment = body.comment.trim() === '' ? null : body.comment.trim();
  if (comment === before.admin_comment) return ok(present(before));
  const saved = await saveComment(tx, commented, id, comment, now);
  await recordHistory(tx, {
    pendingGuideId: before.pending_guide_id,
    ...(commented === 'place' ? { pendingPlaceId: id } : {}),
    actorId: actor.id,
    source: 'admin_review',
    act: ACTS[commented],
    comment,
    ownContent: actor.id === before.author_id,
    now,
  });
  await recordAdminAction(tx, {
    action: NOTED[commented],
    by: actor,
    id,
    name: before.title,
    nameOf: before.author_id,
    now,
  });
  return ok(present(saved));
}

function present({
  admin_comment,
  comment_updated_at,
}: Pick<CommentRow, 'admin_comment' | 'comment_updated_at'>): ReviewComment {
  return { comment: admin_comment, last_updated: comment_updated_at?.toISOString() ?? null };
}
