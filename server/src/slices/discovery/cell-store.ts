import { type Cell, type CellRange, POSITION_BITS } from '@laneway/domain/discovery/map-cells';
import type { TileArea } from '@laneway/domain/discovery/tile-area';
import { type Queryable, statement } from '../../platform/database/database.ts';

type CellRow = {
  readonly x: number;
  readonly y: number;
  readonly guides: number;
  readonly sum_x: number;
  readonly sum_y: number;
  readonly sum_id: number;
};

/** A range of the index for each column, and nothing else. */
const CELLS = statement<CellRow>(
  'discovery.cells',
  `SELECT c.x, c.y, c.guides, c.sum_x, c.sum_y, c.sum_id
     FROM unnest($2::integer[]) AS wanted (x)
     CROSS JOIN LATERAL (SELECT * FROM discovery_cells cell
                          WHERE cell.level = $1 AND cell.x = wanted.x AND cell.y BETWEEN $3 AND $4) c`,
);

export async function findCells(
  db: Queryable,
  { level, columns, firstRow, lastRow }: CellRange,
): Promise<readonly Cell[]> {
  const rows = await db.query(CELLS, [level, columns, firstRow, lastRow]);
  return rows.map(({ x, y, guides, sum_x, sum_y, sum_id }) => ({
    column: x,
    row: y,
    guides,
    sumX: sum_x,
    sumY: sum_y,
    sumId: sum_id,
  }));
}

type NearRow = { readonly id: number; readonly distance: number };

const IN_MIDDLE = statement<NearRow>(
  'discovery.in_middle',
  `SELECT g.id, point(g.map_x, g.map_y) <-> point($5, $6) AS distance
     FROM guides g
    WHERE g.listing = 'live' AND point(g.map_x, g.map_y) <@ box(point($1, $2), point($3, $4))
    ORDER BY point(g.map_x, g.map_y) <-> point($5, $6) LIMIT $7`,
);

const WORLD = 2 ** POSITION_BITS;

/** The guides of an area nearest to its middle, nearest first. */
export async function findInMiddle(
  db: Queryable,
  { zoom, west, north, columns, rows }: TileArea,
  limit: number,
): Promise<readonly number[]> {
  const tile = WORLD / 2 ** zoom;
  const left = west * tile;
  const right = (west + columns) * tile;
  const [top, bottom] = [north * tile, (north + rows) * tile];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const within = (from: number, to: number, x: number) =>
    // Positions are whole numbers, and the last one belongs to the next tile.
    db.query(IN_MIDDLE, [from, top, to - 1, bottom - 1, x, middle.y, limit]);
  const found = await within(left, Math.min(right, WORLD), middle.x);
  if (right <= WORLD) return found.map(({ id }) => id);
  const beyond = await within(0, right - WORLD, middle.x - WORLD);
  return [...found, ...beyond]
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ id }) => id);
}
