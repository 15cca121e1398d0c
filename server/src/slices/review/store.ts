import type { ContentStatus, TransitionSource } from '@laneway/domain/statuses';
import { type Queryable, statement } from '../../platform/database.ts';
import { namedStatement } from '../../platform/named-statement.ts';

const SET_STATUS = namedStatement<{
  readonly id: number;
  readonly status: ContentStatus;
  readonly adminComment: string | null;
  readonly now: Date;
}>(
  'review.set_status',
  `UPDATE pending_guides
      SET status = :status, version = version + 1, updated_at = :now,
          submitted_at = CASE WHEN :status = 'submitted' THEN :now ELSE submitted_at END,
          admin_comment = coalesce(:adminComment, admin_comment),
          comment_updated_at = CASE WHEN :adminComment::text IS NULL THEN comment_updated_at ELSE :now END
    WHERE id = :id`,
);

export type RecordedMove = {
  readonly pendingGuideId: number;
  readonly actorId: number;
  readonly source: TransitionSource;
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly comment: string | null;
  readonly ownContent: boolean;
  readonly now: Date;
};
const RECORD = namedStatement<Omit<RecordedMove, 'kind'>>(
  'review.record_move',
  `INSERT INTO content_history (pending_guide_id, actor_id, source, act, from_status, to_status, comment, own_content,
                                happened_at)
   VALUES (:pendingGuideId, :actorId, :source, 'status_changed', :from, :to, :comment, :ownContent, :now)`,
);
const ADMINS = statement<{ id: number }>(
  'review.admins',
  `SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL`,
);

export type HistoryRow = {
  readonly happened_at: Date;
  readonly act: string;
  readonly from_status: ContentStatus | null;
  readonly to_status: ContentStatus | null;
  readonly source: TransitionSource;
  readonly actor_name: string | null;
  readonly comment: string | null;
  readonly own_content: boolean;
};
const HISTORY = statement<HistoryRow>(
  'review.history',
  `SELECT h.happened_at, h.act, h.from_status, h.to_status, h.source, u.name AS actor_name, h.comment, h.own_content
     FROM content_history h LEFT JOIN users u ON u.id = h.actor_id
    WHERE h.pending_guide_id = $1 ORDER BY h.id DESC LIMIT $2`,
);

export async function setStatus(
  tx: Queryable,
  id: number,
  change: {
    readonly status: ContentStatus;
    readonly adminComment: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await SET_STATUS.run(tx, { id, ...change });
}

export async function recordMove(tx: Queryable, move: RecordedMove): Promise<void> {
  const { pendingGuideId, actorId, source, from, to, comment, ownContent, now } = move;
  await RECORD.run(tx, { pendingGuideId, actorId, source, from, to, comment, ownContent, now });
}

export async function findAdminIds(db: Queryable): Promise<readonly number[]> {
  return (await db.query(ADMINS)).map(({ id }) => id);
}

/** Latest first. */
export function findHistory(db: Queryable, guideId: number, limit: number): Promise<HistoryRow[]> {
  return db.query(HISTORY, [guideId, limit]);
}
