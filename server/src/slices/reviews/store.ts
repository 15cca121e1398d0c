import type { AnswerState } from '@laneway/domain/reviews/answer';
import type { Moderation, ReviewState } from '@laneway/domain/reviews/moderation';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';

/** A review as stored. A deleted one has no text and is only kept for its moderation. */
export type ReviewRow = {
  readonly id: number;
  readonly guide_id: number;
  readonly user_id: number;
  readonly rating: number;
  readonly words: string | null;
  readonly signature: string | null;
  readonly moderation: ReviewState;
  readonly confirmed_at: Date | null;
  readonly was_hidden: boolean;
  readonly open_reports: number;
  readonly counted_reports: number;
  readonly stars_held: boolean;
  readonly first_shown_at: Date | null;
  readonly deleted_at: Date | null;
  readonly answer: string | null;
  readonly answer_state: AnswerState | null;
  readonly answered_at: Date | null;
  /** Its text has changed since it was answered. */
  readonly edited_after_answer: boolean;
  readonly version: number;
  readonly created_at: Date;
};

const COLUMNS = `r.id, r.guide_id, r.user_id, r.rating, r.words, r.signature, r.moderation, r.confirmed_at, r.was_hidden,
         r.open_reports, r.counted_reports, r.stars_held, r.first_shown_at, r.deleted_at, r.answer, r.answer_state,
         r.answered_at, r.edited_after_answer, r.version, r.created_at`;

const OF_PERSON = statement<ReviewRow>(
  'reviews.of_person',
  `SELECT ${COLUMNS} FROM guide_reviews r WHERE r.guide_id = $1 AND r.user_id = $2`,
);
const GUIDE_OF = statement<{ guide_id: number }>(
  'reviews.guide_of',
  'SELECT guide_id FROM guide_reviews WHERE id = $1',
);
const LOCK = statement<ReviewRow>(
  'reviews.lock',
  `SELECT ${COLUMNS} FROM guide_reviews r WHERE r.id = $1 AND r.deleted_at IS NULL FOR UPDATE`,
);

/** The data that decide whether someone's reviews and reports count. */
export type ReviewerRow = { readonly email_verified: boolean; readonly created_at: Date };
const REVIEWER = statement<ReviewerRow>(
  'reviews.reviewer',
  'SELECT email_verified_at IS NOT NULL AS email_verified, created_at FROM users WHERE id = $1',
);

export type WrittenReview = {
  readonly guideId: number;
  readonly userId: number;
  readonly rating: number;
  readonly words: string | null;
  readonly signature: string | null;
  readonly state: ReviewState;
  readonly confirmedAt: Date | null;
  readonly wasHidden: boolean;
  readonly firstShownAt: Date | null;
  readonly now: Date;
};
/** A deleted review starts over, except for its moderation. */
const WRITE = namedStatement<WrittenReview, ReviewRow>(
  'reviews.write',
  `INSERT INTO guide_reviews AS r
     (guide_id, user_id, rating, words, signature, moderation, confirmed_at, was_hidden, first_shown_at, created_at,
      updated_at)
   VALUES (:guideId, :userId, :rating, :words, :signature, :state, :confirmedAt, :wasHidden, :firstShownAt, :now, :now)
   ON CONFLICT (guide_id, user_id) DO UPDATE
     SET rating = :rating, words = :words, signature = :signature, moderation = :state,
         confirmed_at = :confirmedAt, was_hidden = :wasHidden, first_shown_at = :firstShownAt, updated_at = :now,
         edited_after_answer = r.answer IS NOT NULL AND (r.edited_after_answer OR r.words IS DISTINCT FROM :words),
         deleted_at = NULL, version = r.version + 1,
         created_at = CASE WHEN r.deleted_at IS NULL THEN r.created_at ELSE :now END
   RETURNING ${COLUMNS}`,
);

type ModerationColumns = {
  readonly id: number;
  readonly state: ReviewState;
  readonly confirmedAt: Date | null;
  readonly wasHidden: boolean;
  readonly openReports: number;
  readonly countedReports: number;
  readonly areStarsHeld: boolean;
  readonly firstShownAt: Date | null;
  readonly moderatedBy: number | null;
};
const MODERATE = namedStatement<ModerationColumns, ReviewRow>(
  'reviews.moderate',
  `UPDATE guide_reviews r
      SET moderation = :state, confirmed_at = :confirmedAt, was_hidden = :wasHidden, open_reports = :openReports,
          counted_reports = :countedReports, stars_held = :areStarsHeld, first_shown_at = :firstShownAt,
          moderated_by = coalesce(:moderatedBy, moderated_by), version = version + 1
    WHERE r.id = :id RETURNING ${COLUMNS}`,
);
const DELETE = statement<never>('reviews.delete', 'DELETE FROM guide_reviews WHERE id = $1');
const EMPTY = statement<never>(
  'reviews.empty',
  `UPDATE guide_reviews SET words = NULL, signature = NULL, answer = NULL, answer_state = NULL, answered_at = NULL,
                            edited_after_answer = false,
                            deleted_at = $2, version = version + 1 WHERE id = $1`,
);

/** Someone's review of a guide, including a deleted one. */
export async function findReviewOf(
  db: Queryable,
  guideId: number,
  userId: number,
): Promise<ReviewRow | null> {
  const [row] = await db.query(OF_PERSON, [guideId, userId]);
  return row ?? null;
}

export async function findReviewer(db: Queryable, userId: number): Promise<ReviewerRow> {
  const [row] = await db.query(REVIEWER, [userId]);
  if (row === undefined) throw new Error('the account of a reviewer is missing');
  return row;
}

export async function findGuideOfReview(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db.query(GUIDE_OF, [id]);
  return row?.guide_id ?? null;
}

/** Null when there is none, or it was deleted. */
export async function lockReviewRow(tx: Queryable, id: number): Promise<ReviewRow | null> {
  const [row] = await tx.query(LOCK, [id]);
  return row ?? null;
}

export async function writeReview(tx: Queryable, review: WrittenReview): Promise<ReviewRow> {
  return requireOne(await WRITE.run(tx, review));
}

/** Stores a moderation; `moderatedBy` is null for automatic ones. */
export async function moderateReview(tx: Queryable, row: ModerationColumns): Promise<ReviewRow> {
  return requireOne(await MODERATE.run(tx, row));
}

export async function deleteReview(tx: Queryable, id: number): Promise<void> {
  await tx.query(DELETE, [id]);
}

/** Deletes the author's text and keeps the moderation. */
export async function clearReview(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.query(EMPTY, [id, now]);
}

export function moderationOf(row: ReviewRow): Moderation {
  return {
    state: row.moderation,
    isConfirmed: row.confirmed_at !== null,
    wasHidden: row.was_hidden,
    openReports: row.open_reports,
    countedReports: row.counted_reports,
    areStarsHeld: row.stars_held,
  };
}

function requireOne(rows: readonly ReviewRow[]): ReviewRow {
  const [row] = rows;
  if (row === undefined) throw new Error('a review was not stored');
  return row;
}
