import { MAX_GUIDE_SIZE } from '@laneway/domain/guides/guide-size';
import {
  LIVE,
  type Listing,
  type ListingState,
  type Withdrawn,
} from '@laneway/domain/workflow/listing';
import {
  type Queryable,
  statement,
  type Transaction,
} from '../../../platform/database/database.ts';
import { recountGuide } from '../recount-guide.ts';

/** The listing of a published guide or place. */
export type Listed = {
  readonly type: 'guide' | 'place';
  readonly id: number;
  readonly guideId: number;
  readonly authorId: number;
  readonly authorName: string;
  readonly title: string;
  readonly guideTitle: string;
  readonly listing: Listing;
};

type Row = {
  readonly guide_id: number;
  readonly author_id: number;
  readonly author_name: string;
  readonly title: string;
  readonly guide_title: string;
  readonly listing: ListingState;
  readonly withdrawn_by_admin: boolean;
};

/** The guide is always locked first, as in publishing. */
const LOCK = {
  guide: statement<never>('catalogue.lock_guide', 'SELECT FROM guides WHERE id = $1 FOR UPDATE'),
  place: statement<never>(
    'catalogue.lock_guide_of_place',
    'SELECT FROM guides WHERE id = (SELECT guide_id FROM places WHERE id = $1) FOR UPDATE',
  ),
};
const FIND = {
  guide: statement<Row>(
    'catalogue.listed_guide',
    `SELECT g.id AS guide_id, g.author_id, u.name AS author_name, g.title, g.title AS guide_title, g.listing,
            g.withdrawn_by_admin
       FROM guides g JOIN users u ON u.id = g.author_id WHERE g.id = $1`,
  ),
  place: statement<Row>(
    'catalogue.listed_place',
    `SELECT p.guide_id, g.author_id, u.name AS author_name, p.title, g.title AS guide_title, p.listing,
            p.withdrawn_by_admin
       FROM places p JOIN guides g ON g.id = p.guide_id JOIN users u ON u.id = g.author_id WHERE p.id = $1`,
  ),
};
const SET = {
  guide: statement<never>(
    'catalogue.set_guide_listing',
    'UPDATE guides SET listing = $2, withdrawn_by_admin = $3 WHERE id = $1',
  ),
  place: statement<never>(
    'catalogue.set_place_listing',
    'UPDATE places SET listing = $2, withdrawn_by_admin = $3 WHERE id = $1',
  ),
};

/** Locks the guide until the transaction ends; null when there is no such guide or place. */
export async function lockListed(
  tx: Transaction,
  type: Listed['type'],
  id: number,
): Promise<Listed | null> {
  await tx.query(LOCK[type], [id]);
  const [row] = await tx.query(FIND[type], [id]);
  if (row === undefined) return null;
  return {
    type,
    id,
    guideId: row.guide_id,
    authorId: row.author_id,
    authorName: row.author_name,
    title: row.title,
    guideTitle: row.guide_title,
    listing: listingOf(row),
  };
}

/** The withdrawn parts of a published guide, latest places only. */
export type GuideListings = {
  readonly authorId: number;
  readonly listing: Listing;
  readonly withdrawnPlaces: readonly { readonly id: number; readonly listing: Withdrawn }[];
};

type ListingColumns = Pick<Row, 'listing' | 'withdrawn_by_admin'>;

const GUIDE_LISTING = statement<ListingColumns & { readonly author_id: number }>(
  'catalogue.guide_listing',
  'SELECT author_id, listing, withdrawn_by_admin FROM guides WHERE id = $1',
);
const WITHDRAWN_PLACES = statement<Pick<Row, 'withdrawn_by_admin'> & { readonly id: number }>(
  'catalogue.withdrawn_places',
  `SELECT id, withdrawn_by_admin
     FROM (SELECT id, withdrawn_by_admin FROM places WHERE guide_id = $1 AND listing = 'withdrawn'
            ORDER BY id DESC LIMIT ${MAX_GUIDE_SIZE.places}) latest
    ORDER BY id`,
);

/** Null when there is no such guide. */
export async function findListings(db: Queryable, guideId: number): Promise<GuideListings | null> {
  const [guide] = await db.query(GUIDE_LISTING, [guideId]);
  if (guide === undefined) return null;
  const places = await db.query(WITHDRAWN_PLACES, [guideId]);
  return {
    authorId: guide.author_id,
    listing: listingOf(guide),
    withdrawnPlaces: places.map(({ id, withdrawn_by_admin }) => ({
      id,
      listing: withdrawnBy(withdrawn_by_admin),
    })),
  };
}

function listingOf({ listing, withdrawn_by_admin }: ListingColumns): Listing {
  return listing === 'live' ? LIVE : withdrawnBy(withdrawn_by_admin);
}

function withdrawnBy(isAdmin: boolean): Withdrawn {
  return { state: 'withdrawn', by: isAdmin ? 'admin' : 'owner' };
}

/** Takes content off sale or puts it back. The guide's number of places, bounds and size are updated. */
export async function setListing(tx: Transaction, listed: Listed, listing: Listing): Promise<void> {
  const byAdmin = listing.state === 'withdrawn' && listing.by === 'admin';
  await tx.query(SET[listed.type], [listed.id, listing.state, byAdmin]);
  if (listed.type === 'place') await recountGuide(tx, listed.guideId);
}
