import { type BrowseOrder, MAX_COUNTED, WALK_NOW } from '@laneway/domain/discovery/browsing';
import { metresAt, positionOf } from '@laneway/domain/discovery/map-cells';
import type { Point } from '@laneway/domain/geo/point';
import { type Queryable, type Statement, statement } from '../../platform/database/database.ts';
import type { GuideFilters } from '../catalogue/public/guide-filters.ts';

/** The start of a page: after this guide of an order, or at this offset. */
export type Start =
  | { readonly at: Date; readonly id: number }
  | { readonly score: number; readonly id: number }
  | { readonly after: number };

export type BrowsedRow = {
  readonly id: number;
  readonly published_ms: number;
  readonly rating_score: number;
};

export type Matching = {
  readonly order: BrowseOrder;
  readonly isToWalkNow: boolean;
  readonly near: Point | null;
  readonly filters: GuideFilters;
  readonly start: Start | null;
  readonly limit: number;
};

const MATCHES = `g.listing = 'live'
      AND ($1::integer IS NULL OR g.price_cents <= $1) AND (NOT $2::boolean OR g.has_audio)
      AND ($3::integer IS NULL OR g.duration_minutes <= $3) AND ($4::text IS NULL OR g.language = $4)`;
const COLUMNS = `g.id, round(date_part('epoch', g.published_at) * 1000) AS published_ms, g.rating_score`;
const POSITION = 'point(g.map_x, g.map_y)';

const NEWEST = statement<BrowsedRow>(
  'discovery.newest',
  `SELECT ${COLUMNS} FROM guides g WHERE ${MATCHES}
      AND (g.published_at, g.id) < (coalesce($6::timestamptz, 'infinity'), coalesce($7::integer, 0))
    ORDER BY g.published_at DESC, g.id DESC LIMIT $5`,
);
const BEST = statement<BrowsedRow>(
  'discovery.best',
  `SELECT ${COLUMNS} FROM guides g WHERE ${MATCHES}
      AND (g.rating_score, g.id) < (coalesce($6::integer, 2147483647), coalesce($7::integer, 0))
    ORDER BY g.rating_score DESC, g.id DESC LIMIT $5`,
);
const NEAREST = statement<BrowsedRow>(
  'discovery.nearest',
  `SELECT ${COLUMNS} FROM guides g WHERE ${MATCHES} AND g.map_x IS NOT NULL
    ORDER BY ${POSITION} <-> point($6, $7) LIMIT $5 OFFSET $8`,
);

function nearby(name: string, order: string): Statement<BrowsedRow> {
  return statement<BrowsedRow>(
    name,
    `SELECT ${COLUMNS} FROM guides g WHERE ${MATCHES} AND ${POSITION} <@ circle(point($6, $7), $9)
    ORDER BY ${order} LIMIT $5 OFFSET $8`,
  );
}
const NEARBY: Readonly<Record<BrowseOrder, Statement<BrowsedRow>>> = {
  newest: nearby('discovery.nearby_newest', 'g.published_at DESC, g.id DESC'),
  rating: nearby('discovery.nearby_best', 'g.rating_score DESC, g.id DESC'),
  near: nearby('discovery.nearby', `${POSITION} <-> point($6, $7)`),
};

/** A page of an order. Each reads an index in that order until it has enough, or the few guides near a position. */
export function findMatches(db: Queryable, matching: Matching): Promise<BrowsedRow[]> {
  const { order, isToWalkNow, start, limit } = matching;
  const values = [...filterValues(matching), limit];
  if (isToWalkNow) {
    const around = [...hereOf(matching), offsetOf(start), reachOf(matching)];
    return db.query(NEARBY[order], [...values, ...around]);
  }
  switch (order) {
    case 'newest':
      return db.query(NEWEST, [...values, ...(keysOf(start) ?? [null, null])]);
    case 'rating':
      return db.query(BEST, [...values, ...(keysOf(start) ?? [null, null])]);
    case 'near':
      return db.query(NEAREST, [...values, ...hereOf(matching), offsetOf(start)]);
  }
}

type Counted = { readonly total: number };

function counting(name: string, condition: string): Statement<Counted> {
  return statement<Counted>(
    name,
    `SELECT count(*) AS total FROM (SELECT FROM guides g WHERE ${MATCHES} AND ${condition} LIMIT ${MAX_COUNTED + 1}) g`,
  );
}
const COUNT_ALL = counting('discovery.count_all', 'true');
const COUNT_PLACED = counting('discovery.count_placed', 'g.map_x IS NOT NULL');
const COUNT_NEARBY = counting('discovery.count_nearby', `${POSITION} <@ circle(point($5, $6), $7)`);

/** The number in all pages, up to one more than are counted. */
export async function countMatches(db: Queryable, matching: Matching): Promise<number> {
  const values = filterValues(matching);
  const [row] = matching.isToWalkNow
    ? await db.query(COUNT_NEARBY, [...values, ...hereOf(matching), reachOf(matching)])
    : await db.query(matching.order === 'near' ? COUNT_PLACED : COUNT_ALL, values);
  return row?.total ?? 0;
}

function filterValues({ isToWalkNow, filters }: Matching): readonly unknown[] {
  const longest = filters.maxMinutes ?? Number.POSITIVE_INFINITY;
  const maxMinutes = isToWalkNow ? Math.min(WALK_NOW.maxMinutes, longest) : filters.maxMinutes;
  return [filters.maxPriceCents, filters.onlyWithAudio, maxMinutes, filters.language];
}

function keysOf(start: Start | null): readonly unknown[] | null {
  if (start === null || 'after' in start) return null;
  return 'at' in start ? [start.at, start.id] : [start.score, start.id];
}

function offsetOf(start: Start | null): number {
  return start !== null && 'after' in start ? Math.min(start.after, MAX_COUNTED) : 0;
}

function hereOf({ near }: Matching): readonly number[] {
  const { x, y } = positionOf(near ?? { lat: 0, lng: 0 });
  return [x, y];
}

function reachOf({ near }: Matching): number {
  return metresAt(near?.lat ?? 0, WALK_NOW.maxMetres);
}
