import { type Queryable, statement } from '../../platform/database/database.ts';
import { ANSWER_COLUMNS } from './answer-store.ts';
import type { ReviewRow } from './store.ts';

type SharedColumns = Pick<
  ReviewRow,
  'id' | 'guide_id' | 'rating' | 'words' | 'signature' | 'created_at'
>;
type AnswerColumns = Pick<
  ReviewRow,
  'answer' | 'answer_state' | 'answered_at' | 'edited_after_answer'
>;

export type ReadRow = SharedColumns & AnswerColumns;
export type ReceivedRow = TitledRow & AnswerColumns;
export type TitledRow = SharedColumns & { readonly title: string };
export type TestimonialRow = TitledRow & {
  readonly image_uri: string | null;
  readonly image_stand_in: string | null;
};
export type ModeratedRow = ReceivedRow &
  Pick<ReviewRow, 'user_id' | 'moderation' | 'confirmed_at' | 'was_hidden' | 'version'> & {
    readonly author_name: string;
    readonly is_open: boolean;
    readonly held_ratings: number;
  };

const SHARED = 'r.id, r.guide_id, r.rating, r.words, r.signature, r.created_at';
const WITH_GUIDE = 'guide_reviews r JOIN guides g ON g.id = r.guide_id';
const SHOWN = `r.moderation = 'shown' AND r.deleted_at IS NULL`;

const OF_GUIDE = statement<ReadRow>(
  'reviews.of_guide',
  `SELECT ${SHARED}, ${ANSWER_COLUMNS} FROM guide_reviews r
    WHERE r.guide_id = $1 AND ${SHOWN} AND r.words IS NOT NULL AND ($2::bigint IS NULL OR r.id < $2)
    ORDER BY r.id DESC LIMIT $3`,
);
const TESTIMONIALS = statement<TestimonialRow>(
  'reviews.testimonials',
  `SELECT ${SHARED}, g.title, g.image_uri, g.image_stand_in FROM ${WITH_GUIDE}
    WHERE ${SHOWN} AND NOT r.stars_held AND r.words IS NOT NULL AND r.rating >= 4 AND g.listing = 'live'
      AND ($1::bigint IS NULL OR r.id < $1)
    ORDER BY r.id DESC LIMIT $2`,
);
const RECEIVED_BY = `${SHOWN} AND g.author_id = $1 AND ($2::integer IS NULL OR r.guide_id = $2)`;
const RECEIVED = statement<ReceivedRow>(
  'reviews.received',
  `SELECT ${SHARED}, ${ANSWER_COLUMNS}, g.title FROM guides g JOIN guide_reviews r ON r.guide_id = g.id
    WHERE ${RECEIVED_BY} AND ($3::bigint IS NULL OR r.id < $3)
    ORDER BY r.id DESC LIMIT $4`,
);
const RECEIVED_RATINGS = statement<{ rating: number; count: number }>(
  'reviews.received_ratings',
  `SELECT r.rating, count(*) AS count FROM guides g JOIN guide_reviews r ON r.guide_id = g.id
    WHERE ${RECEIVED_BY} AND NOT r.stars_held GROUP BY r.rating`,
);

const MODERATED = `SELECT ${SHARED}, ${ANSWER_COLUMNS}, r.user_id, r.moderation, r.confirmed_at, r.was_hidden, r.version, r.is_open,
         g.title, u.name AS author_name,
         CASE WHEN r.stars_held THEN
           (SELECT count(*) FROM guide_reviews h
             WHERE h.guide_id = r.guide_id AND h.stars_held AND h.deleted_at IS NULL) ELSE 0 END AS held_ratings
    FROM ${WITH_GUIDE} JOIN users u ON u.id = r.user_id WHERE r.deleted_at IS NULL`;
const RECEIVED_BY_ID = statement<ReceivedRow>(
  'reviews.received_by_id',
  `SELECT ${SHARED}, ${ANSWER_COLUMNS}, g.title FROM ${WITH_GUIDE} WHERE r.id = $1`,
);
const TO_MODERATE = statement<ModeratedRow>(
  'reviews.to_moderate',
  `${MODERATED} AND ($1::boolean IS NULL OR r.is_open = $1) AND ($2::text IS NULL OR r.moderation = $2)
      AND ($3::boolean IS NULL OR (r.is_open, r.id) < ($3, $4))
    ORDER BY r.is_open DESC, r.id DESC LIMIT $5`,
);
const MODERATED_BY_ID = statement<ModeratedRow>(
  'reviews.moderated_by_id',
  `${MODERATED} AND r.id = $1`,
);

export type IdPage = { readonly beforeId: number | null; readonly limit: number };

/** The shown reviews of a guide that have a text, newest first. */
export function findReviewsOfGuide(
  db: Queryable,
  guideId: number,
  { beforeId, limit }: IdPage,
): Promise<ReadRow[]> {
  return db.query(OF_GUIDE, [guideId, beforeId, limit]);
}

/** Good reviews of guides on sale, newest first. */
export function findTestimonials(
  db: Queryable,
  { beforeId, limit }: IdPage,
): Promise<TestimonialRow[]> {
  return db.query(TESTIMONIALS, [beforeId, limit]);
}

/** The reviews that a creator has received; `guideId` null for all guides. */
export type Received = { readonly authorId: number; readonly guideId: number | null };

export function findReceived(
  db: Queryable,
  { authorId, guideId }: Received,
  { beforeId, limit }: IdPage,
): Promise<ReceivedRow[]> {
  return db.query(RECEIVED, [authorId, guideId, beforeId, limit]);
}

/** A received review by its id, whatever its state. */
export async function findReceivedReview(db: Queryable, id: number): Promise<ReceivedRow | null> {
  const [row] = await db.query(RECEIVED_BY_ID, [id]);
  return row ?? null;
}

export async function countReceivedRatings(
  db: Queryable,
  { authorId, guideId }: Received,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query(RECEIVED_RATINGS, [authorId, guideId]);
  return new Map(rows.map(({ rating, count }) => [rating, count]));
}

export type ModerationStart = { readonly open: 0 | 1; readonly id: number };

export function findToModerate(
  db: Queryable,
  page: {
    readonly isOpen: boolean | null;
    readonly state: ReviewRow['moderation'] | null;
    readonly after: ModerationStart | null;
    readonly limit: number;
  },
): Promise<ModeratedRow[]> {
  const { isOpen, state, after, limit } = page;
  const startOpen = after === null ? null : after.open === 1;
  return db.query(TO_MODERATE, [isOpen, state, startOpen, after?.id ?? null, limit]);
}

export async function findModerated(db: Queryable, id: number): Promise<ModeratedRow | null> {
  const [row] = await db.query(MODERATED_BY_ID, [id]);
  return row ?? null;
}
