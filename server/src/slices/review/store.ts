import type { ContentStatus, TransitionSource } from '@laneway/domain/statuses';
import type { HistoryAct } from '@laneway/domain/workflow/history';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';

export type StatusChange = {
  readonly id: number;
  readonly to: ContentStatus;
  readonly adminComment: string | null;
  readonly now: Date;
};

/** A move changes no content, so comments stay current. Approving starts the transfer, and any other move clears it. */
const SET_STATUS = namedStatement<StatusChange>(
  'review.set_status',
  `UPDATE pending_guides
      SET status = :to, version = version + 1, updated_at = :now,
          submitted_at = CASE WHEN :to = 'submitted' THEN :now ELSE submitted_at END,
          admin_comment = coalesce(:adminComment, admin_comment),
          comment_updated_at = CASE WHEN :adminComment::text IS NULL THEN comment_updated_at ELSE :now END,
          comment_version = CASE WHEN :adminComment::text IS NOT NULL OR comment_version = version
                                 THEN version + 1 ELSE comment_version END,
          transfer_state = CASE WHEN :to = 'approved' THEN 'transferring' END, transfer_failure = NULL
    WHERE id = :id`,
);

export type HistoryRecord = {
  readonly pendingGuideId: number;
  readonly pendingPlaceId?: number;
  /** Null for automatic changes. */
  readonly actorId: number | null;
  readonly source: TransitionSource;
  readonly act: HistoryAct;
  readonly from?: ContentStatus;
  readonly to?: ContentStatus;
  readonly comment: string | null;
  readonly ownContent: boolean;
  readonly now: Date;
};
const RECORD = statement<{ id: number }>(
  'review.record',
  `INSERT INTO content_history (pending_guide_id, pending_place_id, actor_id, source, act, from_status, to_status,
                                comment, own_content, happened_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
);
const EDITORS = statement<{ actor_id: number }>(
  'review.editors',
  `SELECT DISTINCT actor_id FROM content_history
    WHERE pending_guide_id = $1 AND actor_id IS NOT NULL
      AND act IN ('created', 'draft_started', 'edited', 'place_added', 'place_edited')`,
);

export type HistoryRow = {
  readonly happened_at: Date;
  readonly act: string;
  readonly from_status: ContentStatus | null;
  readonly to_status: ContentStatus | null;
  readonly source: TransitionSource;
  readonly actor_name: string | null;
  readonly comment: string | null;
  readonly place_title: string | null;
  readonly own_content: boolean;
};
/** Includes the history of the published guide's listing. */
const HISTORY = statement<HistoryRow>(
  'review.history',
  `SELECT h.happened_at, h.act, h.from_status, h.to_status, h.source, u.name AS actor_name, h.comment, h.own_content,
          coalesce(draft.title, place.title) AS place_title
     FROM content_history h LEFT JOIN users u ON u.id = h.actor_id
          LEFT JOIN pending_places draft ON draft.id = h.pending_place_id
          LEFT JOIN places place ON place.id = h.place_id
    WHERE h.pending_guide_id = $1
       OR h.guide_id = (SELECT original_guide_id FROM pending_guides WHERE id = $1)
    ORDER BY h.id DESC LIMIT $2`,
);

/** The caller has locked the guide, so its status is still the one that was decided on. */
export async function setStatus(tx: Queryable, change: StatusChange): Promise<void> {
  await SET_STATUS.run(tx, change);
}

/** Returns the number of the event, which identifies its emails. */
export async function recordHistory(tx: Queryable, record: HistoryRecord): Promise<number> {
  const { pendingGuideId, pendingPlaceId, actorId, source, act, from, to, comment } = record;
  const [row] = await tx.query(RECORD, [
    pendingGuideId,
    pendingPlaceId ?? null,
    actorId,
    source,
    act,
    from ?? null,
    to ?? null,
    comment,
    record.ownContent,
    record.now,
  ]);
  if (row === undefined) throw new Error('an event was not recorded');
  return row.id;
}

/** Everyone who has edited a pending guide, whose files it may refer to. */
export async function findEditorIds(db: Queryable, guideId: number): Promise<readonly number[]> {
  return (await db.query(EDITORS, [guideId])).map(({ actor_id }) => actor_id);
}

/** Latest first. */
export function findHistory(db: Queryable, guideId: number, limit: number): Promise<HistoryRow[]> {
  return db.query(HISTORY, [guideId, limit]);
}
