import type { Bounds } from '../geo/bounds.ts';
import {
  latitudeAt,
  longitudeAt,
  MAX_LATITUDE,
  WORLD_SIZE,
  worldX,
  worldY,
} from '../geo/mercator.ts';
import type { Point } from '../geo/point.ts';
import type { TileArea } from './tile-area.ts';

/**
 * Guides are counted in cells: squares of the Mercator map, half as wide at each level. Positions are whole numbers, so
 * that sums stay exact however often guides are added and removed. They are stored in the columns map_x and map_y of
 * guides.
 */
export const POSITION_BITS = 30;
const WORLD = 2 ** POSITION_BITS;

export const FIRST_LEVEL = 4;
export const LAST_LEVEL = 20;
/** Four cells are as wide as a tile: 64 pixels each. */
const LEVELS_BELOW_TILE = 2;

/** A cell that has guides. */
export type Cell = {
  readonly column: number;
  readonly row: number;
  readonly guides: number;
  /** Sums over its guides. For a single guide they are its position and its id. */
  readonly sumX: number;
  readonly sumY: number;
  readonly sumId: number;
};

/** The cells of an area: columns from west to east, which may wrap around the 180th meridian. */
export type CellRange = {
  readonly level: number;
  readonly columns: readonly number[];
  readonly firstRow: number;
  readonly lastRow: number;
};

export function cellsOfArea({ zoom, west, north, columns, rows }: TileArea): CellRange {
  const level = Math.max(FIRST_LEVEL, Math.min(LAST_LEVEL, zoom + LEVELS_BELOW_TILE));
  const perTile = 2 ** (level - zoom);
  const size = 2 ** level;
  return {
    level,
    columns: Array.from({ length: columns * perTile }, (_, at) => (west * perTile + at) % size),
    firstRow: north * perTile,
    lastRow: (north + rows) * perTile - 1,
  };
}

/** A single guide or a cluster at one position on the map. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Null for a cluster. */
  readonly guideId: number | null;
  readonly box: Box;
};

/** A box in map positions. */
type Box = {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
};

/** Each cell as a spot at the centre of its guides. Positions continue beyond the 180th meridian. */
export function spotsOf(cells: readonly Cell[], { level, columns }: CellRange): readonly Spot[] {
  const side = WORLD / 2 ** level;
  const first = columns[0] ?? 0;
  return cells.map(({ column, row, guides, sumX, sumY, sumId }) => {
    const wrap = column < first ? WORLD : 0;
    const west = column * side + wrap;
    const north = row * side;
    return {
      x: sumX / guides + wrap,
      y: sumY / guides,
      count: guides,
      guideId: guides === 1 ? sumId : null,
      box: { west, north, east: west + side, south: north + side },
    };
  });
}

/** Converts pixels at this zoom to map positions. */
export function pixelsAt(zoom: number, pixels: number): number {
  return (pixels / WORLD_SIZE) * (WORLD / 2 ** zoom);
}

/** Converts metres at this latitude to map positions. */
export function metresAt(lat: number, metres: number): number {
  const equatorMetres = 40_075_016.686;
  return (metres / (equatorMetres * Math.cos((lat * Math.PI) / 180))) * WORLD;
}

export function positionOf({ lat, lng }: Point): Pick<Spot, 'x' | 'y'> {
  const scale = WORLD / WORLD_SIZE;
  const within = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat));
  return { x: worldX(lng) * scale, y: worldY(within) * scale };
}

export function pointOfSpot({ x, y }: Pick<Spot, 'x' | 'y'>): Point {
  return { lat: latitudeOf(y), lng: longitudeOf(x) };
}

/** West is greater than east where they cross the 180th meridian. */
export function boundsOfSpot({ box }: Pick<Spot, 'box'>): Bounds {
  return {
    south: latitudeOf(box.south),
    west: longitudeOf(box.west),
    north: latitudeOf(box.north),
    east: longitudeOf(box.east),
  };
}

function latitudeOf(y: number): number {
  return latitudeAt((y / WORLD) * WORLD_SIZE);
}

function longitudeOf(x: number): number {
  return longitudeAt(((x > WORLD ? x - WORLD : x) / WORLD) * WORLD_SIZE);
}
