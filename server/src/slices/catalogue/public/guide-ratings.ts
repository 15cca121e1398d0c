import type { AccessRequest } from '@laneway/domain/purchase/entitlement';
import type { RatingTotal } from '@laneway/domain/reviews/rating';
import type { Actor } from '@laneway/domain/roles';
import {
  type Queryable,
  statement,
  type Transaction,
} from '../../../platform/database/database.ts';
import { accessRequest } from '../present.ts';
import type { GuideAccessRow } from '../rows.ts';

/** The data of a guide for its reviews. */
export type RatedGuide = {
  readonly id: number;
  readonly title: string;
  readonly authorId: number;
  readonly authorName: string;
  readonly access: AccessRequest;
  readonly ratings: RatingTotal;
};

type RatedRow = GuideAccessRow & {
  readonly id: number;
  readonly title: string;
  readonly author_name: string;
  readonly rating_sum: number;
  readonly rating_count: number;
};

const RATED = `
  SELECT g.id, g.title, g.price_cents, g.is_public, g.author_id, g.listing, g.rating_sum, g.rating_count,
         (SELECT u.name FROM users u WHERE u.id = g.author_id) AS author_name,
         $1::integer IS NOT NULL
           AND EXISTS (SELECT FROM entitlements e WHERE e.user_id = $1 AND e.guide_id = g.id) AS owned
    FROM guides g WHERE g.id = $2`;
const FIND = statement<RatedRow>('catalogue.find_rated', RATED);
/** Purchases refer to the guide meanwhile, so its key isn't locked. */
const LOCK = statement<RatedRow>('catalogue.lock_rated', `${RATED} FOR NO KEY UPDATE OF g`);
const ADD = statement<never>(
  'catalogue.add_ratings',
  'UPDATE guides SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1',
);

export function findRatedGuide(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<RatedGuide | null> {
  return find(db, FIND, viewer, guideId);
}

/** A change of a review locks its guide until the end of the transaction, so its ratings always add up. */
export function lockRatedGuide(
  tx: Transaction,
  viewer: Actor,
  guideId: number,
): Promise<RatedGuide | null> {
  return find(tx, LOCK, viewer, guideId);
}

/** Changes the sum of a guide's ratings; its cached responses are dropped. */
export async function addRatings(
  tx: Transaction,
  guideId: number,
  { sum, count }: RatingTotal,
): Promise<void> {
  if (sum !== 0 || count !== 0) await tx.query(ADD, [guideId, sum, count]);
}

async function find(
  db: Queryable,
  query: typeof FIND,
  viewer: Actor | null,
  guideId: number,
): Promise<RatedGuide | null> {
  const [row] = await db.query(query, [viewer?.id ?? null, guideId]);
  if (row === undefined) return null;
  return {
    id: row.id,
    title: row.title,
    authorId: row.author_id,
    authorName: row.author_name,
    access: accessRequest(row, viewer),
    ratings: { sum: row.rating_sum, count: row.rating_count },
  };
}
