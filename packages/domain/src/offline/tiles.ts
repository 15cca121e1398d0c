import type { Bounds } from '../geo/bounds.ts';
import { MAX_LATITUDE, WORLD_SIZE, worldX, worldY } from '../geo/mercator.ts';
import type { Point } from '../geo/point.ts';

/** A map tile in the usual numbering. */
export type Tile = { readonly z: number; readonly x: number; readonly y: number };

export type ZoomRange = { readonly min: number; readonly max: number };

/** The zooms from a suburb per screen to single doors. */
export const OFFLINE_ZOOMS: ZoomRange = { min: 13, max: 17 };

/** About 30 MB of images, and some five kilometres each way at every zoom. */
export const MAX_OFFLINE_TILES = 2_000;

/** The area is extended, so that visitors find their way to the guide and back if they get lost. */
const MARGIN_SHARE = 0.1;
const MIN_MARGIN_M = 400;
const METRES_PER_DEGREE = 111_320;

/** Collects points one by one without storing them, so that it works for any number. */
export type AreaCollector = {
  readonly add: (point: Point) => void;
  readonly area: () => Bounds | null;
};

/**
 * The area of the map that a saved guide needs: all its points with a margin; null for none. Longitudes wrap around, so
 * this is the narrowest such area, and west is greater than east where it crosses the antimeridian.
 */
export function collectOfflineArea(): AreaCollector {
  const longitudes = collectLongitudes();
  let south = Infinity;
  let north = -Infinity;
  return {
    add: ({ lat, lng }) => {
      south = Math.min(south, lat);
      north = Math.max(north, lat);
      longitudes.add(lng);
    },
    area: () => (south > north ? null : withMargins(south, north, longitudes.narrowestSpan())),
  };
}

function withMargins(south: number, north: number, { west, width }: Span): Bounds {
  const northMargin = margin(north - south, 1);
  const furthest = Math.max(Math.abs(south), Math.abs(north));
  const eastMargin = margin(width, Math.cos((clampLatitude(furthest) * Math.PI) / 180));
  const isAllAround = width + 2 * eastMargin >= 360;
  return {
    south: clampLatitude(south - northMargin),
    west: isAllAround ? -180 : wrapLongitude(west - eastMargin),
    north: clampLatitude(north + northMargin),
    east: isAllAround ? 180 : wrapLongitude(west + width + eastMargin),
  };
}

/**
 * The tiles of an area, from the lowest zoom to the highest. Lower zooms win if there are too many: the first zoom that
 * doesn't fit keeps its middle, and higher zooms are left out.
 */
export function tilesFor(
  area: Bounds,
  zooms: ZoomRange = OFFLINE_ZOOMS,
  cap: number = MAX_OFFLINE_TILES,
): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let z = zooms.min; z <= zooms.max && tiles.length < cap; z += 1) {
    const whole = gridOf(area, z);
    const grid = middleOf(whole, cap - tiles.length);
    for (let row = 0; row < grid.rows; row += 1) {
      for (let column = 0; column < grid.columns; column += 1) {
        tiles.push({ z, x: (grid.west + column) % 2 ** z, y: grid.north + row });
      }
    }
    if (grid !== whole) break;
  }
  return tiles;
}

/** A rectangle of tiles; columns continue beyond the antimeridian. */
type Grid = {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
};

function gridOf({ south, west, north, east }: Bounds, zoom: number): Grid {
  const size = 2 ** zoom;
  const at = (world: number) =>
    Math.min(size - 1, Math.max(0, Math.floor((world / WORLD_SIZE) * size)));
  const [first, last] = [at(worldX(west)), at(worldX(east))];
  const [top, bottom] = [at(worldY(clampLatitude(north))), at(worldY(clampLatitude(south)))];
  const crosses = west > east;
  // If both ends are in one tile, the area goes around the world.
  const columns = crosses ? Math.min(size, last - first + 1 + size) : last - first + 1;
  return { west: first, north: top, columns, rows: bottom - top + 1 };
}

/** The grid if it has no more than this many tiles, otherwise its middle. */
function middleOf(grid: Grid, maxTiles: number): Grid {
  const { columns, rows } = grid;
  if (columns * rows <= maxTiles) return grid;
  const share = Math.sqrt(maxTiles / (columns * rows));
  const fewerRows = Math.min(rows, Math.max(1, Math.floor(rows * share)));
  const fewerColumns = Math.min(columns, Math.floor(maxTiles / fewerRows));
  return {
    west: grid.west + Math.floor((columns - fewerColumns) / 2),
    north: grid.north + Math.floor((rows - fewerRows) / 2),
    columns: fewerColumns,
    rows: fewerRows,
  };
}

type Span = { readonly west: number; readonly width: number };

/** Only the first and the last longitude in each sector matter. */
const SECTORS_PER_DEGREE = 10;

/**
 * The narrowest range that holds all longitudes: everything but the widest gap. Gaps narrower than a sector are
 * ignored, because then the guide goes around the world anyway.
 */
function collectLongitudes() {
  const sectors: ({ first: number; last: number } | undefined)[] = [];
  return {
    add: (lng: number): void => {
      const index = Math.floor((lng + 180) * SECTORS_PER_DEGREE);
      const sector = sectors[index];
      if (sector === undefined) sectors[index] = { first: lng, last: lng };
      else {
        sector.first = Math.min(sector.first, lng);
        sector.last = Math.max(sector.last, lng);
      }
    },
    narrowestSpan: (): Span => {
      const found = sectors.filter((sector) => sector !== undefined);
      const first = found[0]?.first ?? 0;
      let span: Span = { west: first, width: (found.at(-1)?.last ?? 0) - first };
      for (const [index, { first: west }] of found.entries()) {
        const before = found[index - 1];
        if (before === undefined) continue;
        const width = 360 - (west - before.last);
        if (width < span.width) span = { west, width };
      }
      return span;
    },
  };
}

function margin(degrees: number, cosine: number): number {
  return Math.max(degrees * MARGIN_SHARE, MIN_MARGIN_M / (METRES_PER_DEGREE * cosine));
}

function wrapLongitude(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng;
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

function clampLatitude(lat: number): number {
  return Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat));
}
