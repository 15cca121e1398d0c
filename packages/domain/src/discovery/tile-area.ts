import type { Bounds } from '../geo/bounds.ts';
import {
  latitudeAt,
  longitudeAt,
  MAX_LATITUDE,
  WORLD_SIZE,
  worldX,
  worldY,
} from '../geo/mercator.ts';

/**
 * A part of the map in whole Mercator tiles. Requests use these, so that small movements of the map and visitors who
 * look at the same streets hit the same cache entry.
 */
export type TileArea = {
  readonly zoom: number;
  /** The first column and the first row. */
  readonly west: number;
  readonly north: number;
  /** The number of each. Columns continue beyond the 180th meridian. */
  readonly columns: number;
  readonly rows: number;
};

/** At lower zooms, the whole world fits into a handful of tiles. */
export const MIN_AREA_ZOOM = 2;
/** The closest zoom of the map. */
export const MAX_AREA_ZOOM = 19;
/** More than a large screen shows. */
export const MAX_TILES = 64;

/** In tiles. Printing and parsing an edge shifts it a little, which must not move it into the next tile. */
const EDGE_TOLERANCE = 0.01;

/**
 * The smallest area that holds these bounds: at this zoom, or where that would be too many tiles, at the next one out
 * that isn't. East is always greater than west: bounds that cross the 180th meridian continue beyond it.
 */
export function areaAround(bounds: Bounds, zoom: number): TileArea {
  const closest = Math.min(MAX_AREA_ZOOM, Math.max(MIN_AREA_ZOOM, Math.round(zoom)));
  for (let at = closest; at > MIN_AREA_ZOOM; at -= 1) {
    const area = tilesAt(bounds, at);
    if (area.columns * area.rows <= MAX_TILES) return area;
  }
  return tilesAt(bounds, MIN_AREA_ZOOM);
}

function tilesAt({ south, west, north, east }: Bounds, zoom: number): TileArea {
  const size = 2 ** zoom;
  const columns = span(worldX(west), worldX(east), size);
  const rows = span(worldY(inMercator(north)), worldY(inMercator(south)), size);
  const top = Math.min(size - 1, Math.max(0, rows.first));
  const isWholeWidth = columns.count >= size;
  return {
    zoom,
    west: isWholeWidth ? 0 : wrap(columns.first, size),
    north: top,
    columns: Math.min(size, columns.count),
    rows: Math.max(1, Math.min(size, rows.first + rows.count) - top),
  };
}

/** The tiles from one edge to another. */
function span(from: number, to: number, size: number) {
  const first = Math.floor((from / WORLD_SIZE) * size + EDGE_TOLERANCE);
  const end = Math.ceil((to / WORLD_SIZE) * size - EDGE_TOLERANCE);
  return { first, count: Math.max(1, end - first) };
}

/** The bounds of an area. West is greater than east where it crosses the 180th meridian. */
export function boundsOfArea({ zoom, west, north, columns, rows }: TileArea): Bounds {
  const tile = WORLD_SIZE / 2 ** zoom;
  const east = (west + columns) * tile;
  return {
    south: latitudeAt((north + rows) * tile),
    west: longitudeAt(west * tile),
    north: latitudeAt(north * tile),
    east: longitudeAt(east > WORLD_SIZE ? east - WORLD_SIZE : east),
  };
}

/** About ten centimetres; each area has exactly one spelling. */
const DECIMALS = 6;

/** South, west, north and east of an area, as sent in a request. */
export function printArea(area: TileArea): string {
  const { south, west, north, east } = boundsOfArea(area);
  return [south, west, north, east]
    .map((degrees) => String(Number(degrees.toFixed(DECIMALS))))
    .join();
}

function inMercator(lat: number): number {
  return Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat));
}

function wrap(column: number, size: number): number {
  return ((column % size) + size) % size;
}
