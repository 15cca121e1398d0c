import type { GuideForAccess } from '@laneway/domain/purchase/entitlement';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { type Queryable, statement } from '../../platform/database/database.ts';

type OfferRow = {
  readonly price_cents: number;
  readonly size_bytes: number;
  readonly is_public: boolean;
  readonly author_id: number;
  readonly listing: ListingState;
  readonly owned: boolean;
};

const FIND = statement<OfferRow>(
  'purchases.find_offer',
  `SELECT price_cents, size_bytes, is_public, author_id, listing,
          EXISTS (SELECT FROM entitlements WHERE user_id = $1 AND guide_id = guides.id) AS owned
     FROM guides WHERE id = $2`,
);

/** The price of a guide for this person, and its size when it was published. */
export type Offer = {
  readonly guide: GuideForAccess;
  readonly owned: boolean;
  readonly sizeBytes: number;
};

export async function findOffer(
  db: Queryable,
  userId: number,
  guideId: number,
): Promise<Offer | null> {
  const [row] = await db.query(FIND, [userId, guideId]);
  if (row === undefined) return null;
  const { price_cents: priceCents, is_public: isPublic, author_id: authorId, listing } = row;
  return {
    guide: { priceCents, isPublic, authorId, listing },
    owned: row.owned,
    sizeBytes: row.size_bytes,
  };
}
