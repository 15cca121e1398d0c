import type { ListGuidesQuery, PublishedGuide } from '@laneway/contract/catalogue';
import type { Bounds } from '@laneway/domain/geo/bounds';
import { isValidPoint } from '@laneway/domain/geo/point';
import { chooseFeatured } from '@laneway/domain/guides/featured';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import type { ListPage } from '../../platform/http/list-pages.ts';
import { pageCursor } from './cursor.ts';
import { presentListedGuide } from './present.ts';
import type { GuideRow } from './rows.ts';
import { findLiveGuides, findNewestExcept, findPage } from './store.ts';

export type GuidePage = ListPage<PublishedGuide>;

export const DEFAULT_PAGE_SIZE = 20;

/** Guides by id, with the newest in place of those that are not live, or a page of all live guides. */
export async function listGuides(
  db: Queryable,
  viewer: Actor | null,
  query: ListGuidesQuery,
): Promise<Result<GuidePage, Refusal>> {
  const viewerId = viewer?.id ?? null;
  if (query.guide_ids !== undefined && query.guide_ids.length > 0) {
    const rows = await findFeatured(db, viewerId, query.guide_ids);
    return ok({ items: rows.map((row) => presentListedGuide(row, viewer)), nextCursor: null });
  }
  const start = pageCursor.read(query.cursor);
  if (!start.ok) return start;
  const box = readBox(query.bbox);
  if (!box.ok) return box;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  // One more row than requested tells whether there is a next page.
  const found = await findPage(db, viewerId, {
    box: box.value,
    after: start.value,
    limit: limit + 1,
  });
  const { rows, nextCursor } = pageCursor.cutPage(found, limit, ({ published_ms, id }) => ({
    at: new Date(published_ms),
    id,
  }));
  return ok({ items: rows.map((row) => presentListedGuide(row, viewer)), nextCursor });
}

async function findFeatured(
  db: Queryable,
  viewerId: number | null,
  asked: readonly number[],
): Promise<GuideRow[]> {
  const found = await findLiveGuides(db, viewerId, asked);
  const missing = new Set(asked).size - found.length;
  const newest = missing === 0 ? [] : await findNewestExcept(db, viewerId, asked, missing);
  const byId = new Map([...found, ...newest].map((row) => [row.id, row]));
  const chosen = chooseFeatured({
    asked,
    found: found.map(({ id }) => id),
    newest: newest.map(({ id }) => id),
  });
  return chosen.flatMap((id) => byId.get(id) ?? []);
}

function readBox(text: string | undefined): Result<Bounds | null, Refusal> {
  if (text === undefined) return ok(null);
  const [south = NaN, west = NaN, north = NaN, east = NaN] = text.split(',').map(Number);
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
  if (corners.every(isValidPoint) && south <= north && west <= east)
    return ok({ south, west, north, east });
  return fail(
    refusal('invalid_input', 'That map area isn’t valid.', {
      bbox: 'Use south,west,north,east in degrees',
    }),
  );
}
