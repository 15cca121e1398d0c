import type { Bounds } from '@laneway/domain/geo/bounds';
import { type Queryable, statement } from '../../platform/database.ts';
import type { PageStart } from './cursor.ts';
import type { GuideRow, PlaceRow } from './rows.ts';

/** In every statement $1 is the viewer's id, or NULL for a visitor, who owns nothing. */
const GUIDE = `
  SELECT g.id, g.title, g.description, g.summary, g.location[1] AS lat, g.location[0] AS lng,
         g.image_uri, g.image_stand_in, g.audio_uri, g.video_uri, g.path, g.boundary,
         g.price_cents, g.is_public, g.author_id, u.name AS author_name, g.listing, g.place_count,
         (g.bounds[1])[1] AS south, (g.bounds[1])[0] AS west, (g.bounds[0])[1] AS north, (g.bounds[0])[0] AS east,
         g.size_bytes, g.duration_minutes, g.rating_sum, g.rating_count, g.published_at, g.last_modified,
         $1::integer IS NOT NULL
           AND EXISTS (SELECT FROM entitlements e WHERE e.user_id = $1 AND e.guide_id = g.id) AS owned
    FROM guides g JOIN users u ON u.id = g.author_id`;

const GUIDE_BY_ID = statement<GuideRow>('catalogue.guide_by_id', `${GUIDE} WHERE g.id = $2`);

const LIVE_BY_IDS = statement<GuideRow>(
  'catalogue.live_by_ids',
  `${GUIDE} WHERE g.id = ANY ($2::integer[]) AND g.listing = 'live'`,
);

const NEWEST_LIVE_EXCEPT = statement<GuideRow>(
  'catalogue.newest_live_except',
  `${GUIDE} WHERE g.listing = 'live' AND g.id <> ALL ($2::integer[])
    ORDER BY g.published_at DESC, g.id DESC LIMIT $3`,
);

const FIRST_PAGE = statement<GuideRow>(
  'catalogue.first_page',
  `${GUIDE} WHERE g.listing = 'live' ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

const NEXT_PAGE = statement<GuideRow>(
  'catalogue.next_page',
  `${GUIDE} WHERE g.listing = 'live' AND (g.published_at, g.id) < ($3::timestamptz, $4::integer)
    ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

const PAGE_IN_BOX = statement<GuideRow>(
  'catalogue.page_in_box',
  `${GUIDE} WHERE g.listing = 'live' AND g.location <@ box(point($5, $6), point($7, $8))
      AND ($3::timestamptz IS NULL OR (g.published_at, g.id) < ($3::timestamptz, $4::integer))
    ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

/** The moment of a grant in milliseconds, which is all that a cursor holds of it. */
const OWNED_PAGE = statement<GuideRow & { readonly granted_at: Date }>(
  'catalogue.owned_page',
  `SELECT owned_guide.*, mine.granted_at
     FROM (SELECT guide_id, date_trunc('milliseconds', granted_at) AS granted_at
             FROM entitlements WHERE user_id = $1) mine
     JOIN LATERAL (${GUIDE} WHERE g.id = mine.guide_id) owned_guide ON true
    WHERE ($3::timestamptz IS NULL OR (mine.granted_at, mine.guide_id) < ($3::timestamptz, $4::integer))
    ORDER BY mine.granted_at DESC, mine.guide_id DESC LIMIT $2`,
);

const PLACES_OF_GUIDE = statement<PlaceRow>(
  'catalogue.places_of_guide',
  `SELECT id, guide_id, title, description, location[1] AS lat, location[0] AS lng, marker, image_uri,
          image_stand_in, audio_uri, video_uri, path, boundary, listing
     FROM places WHERE guide_id = $1 AND listing = 'live' ORDER BY position NULLS LAST, id`,
);

type ViewerId = number | null;

export async function findGuide(
  db: Queryable,
  viewerId: ViewerId,
  guideId: number,
): Promise<GuideRow | null> {
  const [row] = await db.query(GUIDE_BY_ID, [viewerId, guideId]);
  return row ?? null;
}

/** The live ones among these guides, in no particular order. */
export function findLiveGuides(
  db: Queryable,
  viewerId: ViewerId,
  ids: readonly number[],
): Promise<GuideRow[]> {
  return db.query(LIVE_BY_IDS, [viewerId, ids]);
}

export function findNewestExcept(
  db: Queryable,
  viewerId: ViewerId,
  ids: readonly number[],
  count: number,
): Promise<GuideRow[]> {
  return db.query(NEWEST_LIVE_EXCEPT, [viewerId, ids, count]);
}

/** Live guides, newest first, from where the last page ended. */
export function findPage(
  db: Queryable,
  viewerId: ViewerId,
  {
    box,
    after,
    limit,
  }: { readonly box: Bounds | null; readonly after: PageStart | null; readonly limit: number },
): Promise<GuideRow[]> {
  if (box !== null) {
    const { west, south, east, north } = box;
    return db.query(PAGE_IN_BOX, [
      viewerId,
      limit,
      after?.at ?? null,
      after?.id ?? null,
      west,
      south,
      east,
      north,
    ]);
  }
  return after === null
    ? db.query(FIRST_PAGE, [viewerId, limit])
    : db.query(NEXT_PAGE, [viewerId, limit, after.at, after.id]);
}

/** What a person owns, withdrawn guides included, the latest acquired first. */
export function findOwnedPage(
  db: Queryable,
  viewerId: number,
  { after, limit }: { readonly after: PageStart | null; readonly limit: number },
): Promise<(GuideRow & { readonly granted_at: Date })[]> {
  return db.query(OWNED_PAGE, [viewerId, limit, after?.at ?? null, after?.id ?? null]);
}

/** The places visitors walk, in walking order. */
export function findPlaces(db: Queryable, guideId: number): Promise<PlaceRow[]> {
  return db.query(PLACES_OF_GUIDE, [guideId]);
}
