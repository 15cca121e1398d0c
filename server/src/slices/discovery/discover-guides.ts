import type { DiscoveredGuides, DiscoverQuery, GuideCluster } from '@laneway/contract/discovery';
import { groupSpots, MAX_ALONE } from '@laneway/domain/discovery/group-spots';
import {
  boundsOfSpot,
  cellsOfArea,
  pointOfSpot,
  type Spot,
  spotsOf,
} from '@laneway/domain/discovery/map-cells';
import { areaAround, printArea, type TileArea } from '@laneway/domain/discovery/tile-area';
import { isValidPoint } from '@laneway/domain/geo/point';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { findListedGuides } from '../catalogue/public/found-guides.ts';
import { findCells, findInMiddle } from './cell-store.ts';

const BAD_AREA = refusal('invalid_input', 'That map area isn’t valid.', {
  bbox: 'Use south,west,north,east in degrees',
});

/** The tiles that cover the requested area, limited to what one response may be computed from. */
export function readArea({ bbox, zoom }: DiscoverQuery): Result<TileArea, Refusal> {
  const [south = NaN, west = NaN, north = NaN, east = NaN] = bbox.split(',').map(Number);
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
  if (!corners.every(isValidPoint) || south > north) return fail(BAD_AREA);
  const unturned = { south, west, north, east: east < west ? east + 360 : east };
  return ok(areaAround(unturned, zoom));
}

/** The canonical query for all requests of the same tiles. */
export function areaQuery(area: TileArea): DiscoverQuery {
  return { bbox: printArea(area), zoom: area.zoom };
}

/** The guides of an area, however many there are: the cost depends on the number of cells only. */
export async function discoverGuides(
  db: Queryable,
  viewer: Actor | null,
  area: TileArea,
): Promise<DiscoveredGuides> {
  const range = cellsOfArea(area);
  const cells = await findCells(db, range);
  const total = cells.reduce((sum, { guides }) => sum + guides, 0);
  const inMiddle = total === 0 ? [] : await findInMiddle(db, area, MAX_ALONE);
  // Few enough to send whole: a map can cluster them itself, at every zoom.
  const isWhole = total <= MAX_ALONE;
  const spots = isWhole ? [] : groupSpots(spotsOf(cells, range), area.zoom);
  const alone = isWhole ? inMiddle : spots.flatMap(({ guideId }) => guideId ?? []);
  const ids = [...new Set([...alone, ...inMiddle])].slice(0, MAX_ALONE);
  const found = await findListedGuides(db, viewer, ids);
  const guides = ids.flatMap((id) => found.get(id) ?? []);
  return {
    clusters: spots.filter(({ guideId }) => guideId === null).map(presentCluster),
    guides,
    alone: alone.filter((id) => found.has(id)),
    total,
  };
}

function presentCluster(spot: Spot): GuideCluster {
  const { lat, lng } = pointOfSpot(spot);
  const { south, west, north, east } = boundsOfSpot(spot);
  return { lat, lng, count: spot.count, bounds: [south, west, north, east] };
}
