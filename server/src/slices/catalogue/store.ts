import { checkMayEdit } from '@laneway/domain/access';
import type { Bounds } from '@laneway/domain/geo/bounds';
import { MAX_GUIDE_SIZE } from '@laneway/domain/guides/guide-size';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';
import type { PageStart } from './cursor.ts';
import { GUIDE_COLUMNS, PLACE_COLUMNS } from './public/content-columns.ts';
import type { GuideAccessRow, GuideRow, PagedGuideRow, PlaceRow } from './rows.ts';

/** The parameter $1 of every statement is the viewer's id, or NULL for a visitor, who owns nothing. */
const OWNED = `$1::integer IS NOT NULL
           AND EXISTS (SELECT FROM entitlements e WHERE e.user_id = $1 AND e.guide_id = g.id) AS owned`;

/**
 * Visitors have access to public guides only, so the content of other guides isn't even read for them, except the path,
 * whose rough shape they see. Access of logged-in users is decided by the domain.
 */
export const WORTH_READING = '(g.is_public OR $1::integer IS NOT NULL)';

/** The SQL fragments for a reader's access to guides. */
type Reader = { readonly owned: string; readonly worthReading: string };
const SOMEONE: Reader = { owned: OWNED, worthReading: WORTH_READING };
const VISITOR: Reader = { owned: '$1::integer IS NOT NULL AS owned', worthReading: 'g.is_public' };

/** The public facts of the live places of guide g, in walking order. */
const NAMED_PLACES = `
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'audio_ms', p.audio_ms,
                                              'is_sample', p.is_sample) ORDER BY p.position NULLS LAST, p.id), '[]')
     FROM places p WHERE p.guide_id = g.id AND p.listing = 'live')`;

/** All of a guide, or for lists everything but the shapes, which may be long. */
type Part = 'whole' | 'listed';

function guideColumns({ owned, worthReading }: Reader, part: Part): string {
  const inside = (column: string) => `CASE WHEN ${worthReading} THEN g.${column} END`;
  const content =
    part === 'whole'
      ? GUIDE_COLUMNS.of('g', { boundary: inside('boundary'), walk: inside('walk') })
      : GUIDE_COLUMNS.listedOf('g', { walk: inside('walk') });
  return `g.id, ${content}, g.bounds, g.image_stand_in, g.author_id, u.name AS author_name, g.listing, g.place_count,
         g.size_bytes, g.has_audio, g.rating_sum, g.rating_count, g.last_modified,
         ${part === 'whole' ? NAMED_PLACES : 'NULL::json'} AS named_places, ${owned}`;
}
const GUIDE_TABLES = 'guides g JOIN users u ON u.id = g.author_id';

const guideFor = (reader: Reader, part: Part) =>
  `SELECT ${guideColumns(reader, part)} FROM ${GUIDE_TABLES}`;
const LISTED_GUIDE = guideFor(SOMEONE, 'listed');

/** The publication time as a number, because only the last row's is used and dates are slow to parse. */
const pagedGuideFor = (reader: Reader) => `
  SELECT ${guideColumns(reader, 'listed')}, round(date_part('epoch', g.published_at) * 1000) AS published_ms
    FROM ${GUIDE_TABLES}`;
export const PAGED_GUIDE = pagedGuideFor(SOMEONE);

/**
 * One statement for all readers, and a simpler one for visitors. With the general one, PostgreSQL expects to look up a
 * visitor's purchases, sees that a plan for NULL saves that, and plans again for every visitor, which takes longer than
 * reading.
 */
function perReader<Row>(name: string, textFor: (reader: Reader) => string) {
  const forSomeone = statement<Row>(name, textFor(SOMEONE));
  const forVisitor = statement<Row>(`${name}_for_visitor`, textFor(VISITOR));
  return (viewerId: ViewerId) => (viewerId === null ? forVisitor : forSomeone);
}

const guideById = perReader<GuideRow>(
  'catalogue.guide_by_id',
  (reader) => `${guideFor(reader, 'whole')} WHERE g.id = $2`,
);

const liveByIds = perReader<GuideRow>(
  'catalogue.live_by_ids',
  (reader) =>
    `${guideFor(reader, 'listed')} WHERE g.id = ANY ($2::integer[]) AND g.listing = 'live'`,
);

const NEWEST_LIVE_EXCEPT = statement<GuideRow>(
  'catalogue.newest_live_except',
  `${LISTED_GUIDE} WHERE g.listing = 'live' AND g.id <> ALL ($2::integer[])
    ORDER BY g.published_at DESC, g.id DESC LIMIT $3`,
);

const firstPage = perReader<PagedGuideRow>(
  'catalogue.first_page',
  (reader) =>
    `${pagedGuideFor(reader)} WHERE g.listing = 'live' ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

const NEXT_PAGE = statement<PagedGuideRow>(
  'catalogue.next_page',
  `${PAGED_GUIDE} WHERE g.listing = 'live' AND (g.published_at, g.id) < ($3::timestamptz, $4::integer)
    ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

const PAGE_IN_BOX = statement<PagedGuideRow>(
  'catalogue.page_in_box',
  `${PAGED_GUIDE} WHERE g.listing = 'live' AND g.location <@ box(point($5, $6), point($7, $8))
      AND ($3::timestamptz IS NULL OR (g.published_at, g.id) < ($3::timestamptz, $4::integer))
    ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

/** The time of a grant in milliseconds, the precision of a cursor. */
const OWNED_PAGE = statement<GuideRow & { readonly granted_at: Date }>(
  'catalogue.owned_page',
  `SELECT owned_guide.*, mine.granted_at
     FROM (SELECT guide_id, date_trunc('milliseconds', granted_at) AS granted_at
             FROM entitlements WHERE user_id = $1) mine
     JOIN LATERAL (${LISTED_GUIDE} WHERE g.id = mine.guide_id) owned_guide ON true
    WHERE ($3::timestamptz IS NULL OR (mine.granted_at, mine.guide_id) < ($3::timestamptz, $4::integer))
    ORDER BY mine.granted_at DESC, mine.guide_id DESC LIMIT $2`,
);

function dashboardPage(name: string, whose: string) {
  return statement<GuideRow>(
    name,
    `${LISTED_GUIDE} WHERE ${whose}
      AND ($4::timestamptz IS NULL OR (g.last_modified, g.id) < ($4::timestamptz, $5::integer))
    ORDER BY g.last_modified DESC, g.id DESC LIMIT $2`,
  );
}
const PAGE_OF_AUTHOR = dashboardPage('catalogue.page_of_author', 'g.author_id = $3::integer');
const PAGE_OF_ALL = dashboardPage('catalogue.page_of_all', '$3::integer IS NULL');

/** The columns of guide g for the access check. */
export const GATE_COLUMNS = `g.price_cents, g.is_public, g.author_id, g.listing, ${OWNED}`;

const PLACE_FACTS = 'p.id, p.guide_id, p.image_stand_in, p.audio_ms, p.listing AS place_listing';
const WHOLE_PLACE_COLUMNS = `${PLACE_FACTS}, ${PLACE_COLUMNS.of('p')}`;
/** The columns for lists of places from many guides. */
export const LISTED_PLACE_COLUMNS = `${PLACE_FACTS}, ${PLACE_COLUMNS.listedOf('p')}`;

/**
 * Live places, each with the guide's columns for the access check. A guide without places gives one row without a
 * place.
 */
const ACCESS_AND_PLACES = statement<GuideAccessRow & (PlaceRow | { readonly id: null })>(
  'catalogue.access_and_places',
  `SELECT ${GATE_COLUMNS}, ${WHOLE_PLACE_COLUMNS}
     FROM guides g LEFT JOIN places p ON p.guide_id = g.id AND ${WORTH_READING} AND p.listing = 'live'
    WHERE g.id = $2 ORDER BY p.position NULLS LAST, p.id`,
);

/**
 * All live places, and the latest withdrawn ones that fit into a guide together with those. Every revision may withdraw
 * places, so without a limit their number would grow for ever; and places that don't fit couldn't be republished.
 */
const PLACES_AND_WITHDRAWN = statement<PlaceRow>(
  'catalogue.places_and_withdrawn',
  `SELECT ${WHOLE_PLACE_COLUMNS}
     FROM (SELECT *, row_number() OVER latest AS nth, sum(${PLACE_COLUMNS.bytes}) OVER latest AS bytes_so_far
             FROM places WHERE guide_id = $1
           WINDOW latest AS (ORDER BY listing = 'live' DESC, id DESC)) p
    WHERE p.listing = 'live' OR p.id = $2::integer
       OR p.nth <= ${MAX_GUIDE_SIZE.places} AND p.bytes_so_far <= ${MAX_GUIDE_SIZE.bytes}
    ORDER BY p.position NULLS LAST, p.id`,
);

/** The sample of a guide: the first live place that its creator has picked. */
const SAMPLE_PLACE = statement<GuideAccessRow & PlaceRow & { readonly place_order: number }>(
  'catalogue.sample_place',
  `SELECT ${GATE_COLUMNS}, ${WHOLE_PLACE_COLUMNS},
          (SELECT count(*) FROM places earlier
            WHERE earlier.guide_id = g.id AND earlier.listing = 'live'
              AND (coalesce(earlier.position, 2147483647), earlier.id) < (coalesce(p.position, 2147483647), p.id))
            AS place_order
     FROM guides g JOIN places p ON p.guide_id = g.id AND p.listing = 'live' AND p.is_sample
    WHERE g.id = $2 ORDER BY p.position NULLS LAST, p.id LIMIT 1`,
);

/** The guide of a place that is live, with the columns for the access check. */
const GUIDE_OF_PLACE = statement<GuideAccessRow & { readonly guide_id: number }>(
  'catalogue.guide_of_place',
  `SELECT g.id AS guide_id, ${GATE_COLUMNS}
     FROM places p JOIN guides g ON g.id = p.guide_id WHERE p.id = $2 AND p.listing = 'live'`,
);

export type ViewerId = number | null;

export async function findGuide(
  db: Queryable,
  viewerId: ViewerId,
  guideId: number,
): Promise<GuideRow | null> {
  const [row] = await db.query(guideById(viewerId), [viewerId, guideId]);
  return row ?? null;
}

/** Loads these guides if they are live, in any order. */
export function findLiveGuides(
  db: Queryable,
  viewerId: ViewerId,
  ids: readonly number[],
): Promise<GuideRow[]> {
  return db.query(liveByIds(viewerId), [viewerId, ids]);
}

export function findNewestExcept(
  db: Queryable,
  viewerId: ViewerId,
  ids: readonly number[],
  count: number,
): Promise<GuideRow[]> {
  return db.query(NEWEST_LIVE_EXCEPT, [viewerId, ids, count]);
}

/** A page of live guides, newest first. */
export function findPage(
  db: Queryable,
  viewerId: ViewerId,
  {
    box,
    after,
    limit,
  }: { readonly box: Bounds | null; readonly after: PageStart | null; readonly limit: number },
): Promise<PagedGuideRow[]> {
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
    ? db.query(firstPage(viewerId), [viewerId, limit])
    : db.query(NEXT_PAGE, [viewerId, limit, after.at, after.id]);
}

/** A user's guides, withdrawn ones included, latest acquired first. */
export function findOwnedPage(
  db: Queryable,
  viewerId: number,
  { after, limit }: { readonly after: PageStart | null; readonly limit: number },
): Promise<(GuideRow & { readonly granted_at: Date })[]> {
  return db.query(OWNED_PAGE, [viewerId, limit, after?.at ?? null, after?.id ?? null]);
}

/** `authorId` null selects everyone's guides. */
export function findPageOfAuthor(
  db: Queryable,
  viewerId: number,
  authorId: number | null,
  { after, limit }: { readonly after: PageStart | null; readonly limit: number },
): Promise<GuideRow[]> {
  return db.query(authorId === null ? PAGE_OF_ALL : PAGE_OF_AUTHOR, [
    viewerId,
    limit,
    authorId,
    after?.at ?? null,
    after?.id ?? null,
  ]);
}

/**
 * The columns of a guide for the access check, and its live places in walking order. Its author and admins also get
 * withdrawn ones, which they may republish: as many as fit into the guide, and the requested one.
 */
export async function findAccessAndPlaces(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
  withdrawnId: number | null = null,
): Promise<{ readonly guide: GuideAccessRow; readonly places: readonly PlaceRow[] } | null> {
  const rows = await db.query(ACCESS_AND_PLACES, [viewer?.id ?? null, guideId]);
  const [guide] = rows;
  if (guide === undefined) return null;
  const places = checkMayEdit(viewer, guide.author_id).ok
    ? await db.query(PLACES_AND_WITHDRAWN, [guideId, withdrawnId])
    : rows.filter((row) => row.id !== null);
  return { guide, places };
}

export async function findSamplePlace(
  db: Queryable,
  viewerId: ViewerId,
  guideId: number,
): Promise<(GuideAccessRow & PlaceRow & { readonly place_order: number }) | null> {
  const [row] = await db.query(SAMPLE_PLACE, [viewerId, guideId]);
  return row ?? null;
}

export async function findGuideOfPlace(
  db: Queryable,
  viewerId: ViewerId,
  placeId: number,
): Promise<(GuideAccessRow & { readonly guide_id: number }) | null> {
  const [row] = await db.query(GUIDE_OF_PLACE, [viewerId, placeId]);
  return row ?? null;
}
