import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { accessTo, presentGuide, presentListedGuide, presentListedPlace } from '../present.ts';
import type { GuideAccessRow, PlaceRow } from '../rows.ts';
import { findLiveGuides, GATE_COLUMNS, LISTED_PLACE_COLUMNS, WORTH_READING } from '../store.ts';

/** Loads these guides if they are live, by id, each as this person sees it in a list. */
export async function findListedGuides(
  db: Queryable,
  viewer: Actor | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublishedGuide>> {
  const rows = await findLiveGuides(db, viewer?.id ?? null, ids);
  return new Map(rows.map((row) => [row.id, presentListedGuide(row, viewer)]));
}

/** Loads these guides with their whole descriptions, for searching words in them. */
export async function findGuidesById(
  db: Queryable,
  viewer: Actor | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublishedGuide>> {
  const rows = await findLiveGuides(db, viewer?.id ?? null, ids);
  return new Map(rows.map((row) => [row.id, presentGuide(row, viewer)]));
}

/** The order is that of the guide's list of places, which includes withdrawn ones for its author and admins. */
const PLACES = statement<GuideAccessRow & PlaceRow & { readonly place_order: number }>(
  'catalogue.places_by_id',
  `SELECT ${GATE_COLUMNS}, ${LISTED_PLACE_COLUMNS},
          (SELECT count(*) FROM places earlier
            WHERE earlier.guide_id = p.guide_id AND (earlier.listing = 'live' OR $3::boolean OR g.author_id = $1)
              AND (coalesce(earlier.position, 2147483647), earlier.id) < (coalesce(p.position, 2147483647), p.id))
            AS place_order
     FROM places p JOIN guides g ON g.id = p.guide_id
    WHERE p.id = ANY ($2::integer[]) AND p.listing = 'live' AND g.listing = 'live' AND ${WORTH_READING}`,
);

/** Loads these places if they are live and this person may see them, by id, without their shapes. */
export async function findPlacesById(
  db: Queryable,
  viewer: Actor | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublishedPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query(PLACES, [viewer?.id ?? null, ids, viewer?.role === 'admin']);
  const seen = rows.filter((row) => accessTo(row, viewer).sees === 'inside');
  return new Map(seen.map((row) => [row.id, presentListedPlace(row, row.place_order)]));
}
