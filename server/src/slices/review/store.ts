import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus, TransitionSource } from '@laneway/domain/statuses';
import { storedUrisIn } from '@laneway/domain/text/stored-images';
import type { HistoryAct } from '@laneway/domain/workflow/history';
import { mayRepeatTransfer } from '@laneway/domain/workflow/transfer';
import { recordAdminAction } from '../../platform/admin-log.ts';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import {
  findMediaOfRevision,
  findRevisionContent,
  type RevisionContent,
  type Snapshot,
} from '../authoring/public/revision-content.ts';
import type { OpenRevision } from '../authoring/public.ts';

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
/** Includes the editors of the drafts that it is a copy of, who uploaded its files. */
const MEDIA_SOURCES = statement<MediaSources>(
  'review.media_sources',
  `WITH RECURSIVE draft AS (
     SELECT id, copied_from_id FROM pending_guides WHERE id = $1
     UNION
     SELECT source.id, source.copied_from_id FROM pending_guides source JOIN draft ON source.id = draft.copied_from_id)
   SELECT ARRAY(SELECT DISTINCT editor.actor_id FROM draft CROSS JOIN LATERAL (
                  -- OFFSET 0 keeps the index of each draft's history in use, whatever the number of copies.
                  SELECT actor_id FROM content_history
                   WHERE pending_guide_id = draft.id AND actor_id IS NOT NULL
                     AND act IN ('created', 'draft_started', 'edited', 'place_added', 'place_edited') OFFSET 0) editor
               ) AS editor_ids,
          (SELECT copied_from_guide_id FROM pending_guides WHERE id = $1) AS copied_from`,
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
/** Includes the history of the published guide's listing. Only edits are left out when there are too many entries. */
const HISTORY = statement<HistoryRow>(
  'review.history',
  `SELECT h.happened_at, h.act, h.from_status, h.to_status, h.source, u.name AS actor_name, h.comment, h.own_content,
          coalesce(draft.title, place.title) AS place_title
     FROM (SELECT * FROM content_history
            WHERE pending_guide_id = $1
               OR guide_id = (SELECT original_guide_id FROM pending_guides WHERE id = $1)
            ORDER BY act IN ('edited', 'place_edited', 'places_ordered'), id DESC LIMIT $2) h
          LEFT JOIN users u ON u.id = h.actor_id
          LEFT JOIN pending_places draft ON draft.id = h.pending_place_id
          LEFT JOIN places place ON place.id = h.place_id
    ORDER BY h.id DESC`,
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

type MediaSources = {
  readonly editor_ids: readonly number[];
  /** The published guide that it is a copy of. */
  readonly copied_from: number | null;
};

/** The owners of files that a pending guide may refer to, besides its author and that of its original. */
export async function findMediaSources(db: Queryable, guideId: number): Promise<MediaSources> {
  const [sources] = await db.query(MEDIA_SOURCES, [guideId]);
  return sources ?? { editor_ids: [], copied_from: null };
}

/** Latest first. */
export function findHistory(db: Queryable, guideId: number, limit: number): Promise<HistoryRow[]> {
  return db.query(HISTORY, [guideId, limit]);
}

const STARTED = statement<{ id: number }>(
  'review.transfer_started',
  `UPDATE pending_guides SET transfer_state = 'transferring', transfer_failure = NULL
    WHERE id = $1 AND status = 'approved' AND deleted_at IS NULL RETURNING id`,
);
const FAILED = statement<{ id: number }>(
  'review.transfer_failed',
  `UPDATE pending_guides SET transfer_state = 'failed', transfer_failure = $2
    WHERE id = $1 AND status = 'approved' AND deleted_at IS NULL RETURNING id`,
);
type Publication = { readonly id: number; readonly guideId: number; readonly now: Date };
const PUBLISHED = namedStatement<Publication>(
  'review.set_published',
  `UPDATE pending_guides
      SET status = 'published', version = version + 1, updated_at = :now, original_guide_id = :guideId,
          transfer_state = 'transferred', transfer_failure = NULL
    WHERE id = :id`,
);
const PLACES_PUBLISHED = statement<never>(
  'review.set_places_published',
  `UPDATE pending_places SET status = 'published'
    WHERE pending_guide_id = $1 AND deleted_at IS NULL AND status <> 'withdrawn'`,
);

/** False when there is nothing left to transfer. */
export async function markTransferring(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(STARTED, [id])).length > 0;
}

/** False when it was transferred meanwhile, or deleted. */
export async function markFailed(db: Queryable, id: number, reason: string): Promise<boolean> {
  return (await db.query(FAILED, [id, reason])).length > 0;
}

/** The caller has locked the guide and found it approved. */
export async function markPublished(tx: Queryable, publication: Publication): Promise<void> {
  await PUBLISHED.run(tx, publication);
  await tx.query(PLACES_PUBLISHED, [publication.id]);
}

/** Two transfers of one guide are one job. */
export async function queueTransfer(tx: Queryable, pendingGuideId: number): Promise<void> {
  await addJob(tx, 'transfer_guide', { pendingGuideId }, { key: `transfer ${pendingGuideId}` });
}

/** Publishing an approved guide retries after a failure; a running transfer continues. */
export async function repeatTransfer(
  tx: Transaction,
  actor: Actor,
  { id, authorId, title, transfer }: OpenRevision,
  now: Date,
): Promise<void> {
  if (transfer !== null && !mayRepeatTransfer(transfer)) return;
  await markTransferring(tx, id);
  await recordHistory(tx, {
    pendingGuideId: id,
    actorId: actor.id,
    source: 'admin_review',
    act: 'transfer_repeated',
    comment: null,
    ownContent: actor.id === authorId,
    now,
  });
  await recordAdminAction(tx, {
    action: 'publishing_repeated',
    by: actor,
    id,
    name: title,
    nameOf: authorId,
    now,
  });
  await queueTransfer(tx, id);
}

const KEEP = statement<never>(
  'review.keep_submission',
  `INSERT INTO submissions (pending_guide_id, version, submitter_id, submitted_at, content, media_uris)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);
type Row = {
  readonly submitted_at: Date;
  readonly submitter: string | null;
  readonly version: number;
  readonly content: RevisionContent;
};
const LATEST = statement<Row>(
  'review.latest_submission',
  `SELECT s.submitted_at, u.name AS submitter, s.version, s.content
     FROM submissions s LEFT JOIN users u ON u.id = s.submitter_id
    WHERE s.pending_guide_id = $1 ORDER BY s.id DESC OFFSET $2 LIMIT 1`,
);
const FORGET = statement<never>(
  'review.forget_submissions',
  'DELETE FROM submissions WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1)',
);

/** Stores a snapshot of the submitted guide, in the transaction that submits it. */
export async function storeSubmission(
  tx: Queryable,
  { id, version }: { readonly id: number; readonly version: number },
  submitterId: number,
  now: Date,
): Promise<void> {
  const content = await findRevisionContent(tx, id);
  if (content === null) throw new Error('a locked guide is gone');
  const uris = findMediaOfRevision(content).flatMap(({ uri }) => storedUrisIn(uri));
  await tx.query(KEEP, [
    id,
    version,
    submitterId,
    now,
    JSON.stringify(content),
    [...new Set(uris)],
  ]);
}

export type Submission = Snapshot & { readonly submitter: string | null };

/** The last submission, or the one before it with `skip` 1; null when there is none. */
export async function findSubmission(
  db: Queryable,
  pendingGuideId: number,
  { skip }: { readonly skip: 0 | 1 },
): Promise<Submission | null> {
  const [row] = await db.query(LATEST, [pendingGuideId, skip]);
  if (row === undefined) return null;
  const { content, version, submitter, submitted_at: at } = row;
  return { content, version, submitter, at };
}

export async function forgetSubmissions(tx: Queryable, authorId: number): Promise<void> {
  await tx.query(FORGET, [authorId]);
}
