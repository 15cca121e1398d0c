// Finds the guides in view without Laneway's counts per map cell: every request reads the positions of all guides in the
// area from the same table, by the same index, groups them in memory as Laneway does, and sends as many guides.
import http from 'node:http';
import { groupSpots, MAX_ALONE } from '@laneway/domain/discovery/group-spots';
import {
  type Cell,
  cellsOfArea,
  POSITION_BITS,
  pointOfSpot,
  spotsOf,
} from '@laneway/domain/discovery/map-cells';
import { areaAround, type TileArea } from '@laneway/domain/discovery/tile-area';
import pg from 'pg';

type GuideRow = { readonly id: number; readonly map_x: number; readonly map_y: number };

const WORLD = 2 ** POSITION_BITS;

const [connection = '{}'] = process.argv.slice(2);
const pool = new pg.Pool(JSON.parse(connection) as pg.PoolConfig);

async function findGuides({ zoom, west, north, columns, rows }: TileArea): Promise<GuideRow[]> {
  const tile = WORLD / 2 ** zoom;
  const [left, right] = [west * tile, (west + columns) * tile];
  const found = await pool.query<GuideRow>({
    name: 'in_view',
    text: `SELECT id, map_x, map_y FROM guides
            WHERE listing = 'live' AND (point(map_x, map_y) <@ box(point($1, $3), point($2, $4))
                                     OR point(map_x, map_y) <@ box(point(0, $3), point($5, $4)))`,
    // An area that extends beyond the 180th meridian continues on the other side of the world.
    values: [left, right - 1, north * tile, (north + rows) * tile - 1, right - WORLD - 1],
  });
  return found.rows;
}

function countCells(guides: readonly GuideRow[], level: number): Cell[] {
  const cells = new Map<string, Cell>();
  const shift = POSITION_BITS - level;
  for (const { id, map_x, map_y } of guides) {
    const [column, row] = [map_x >> shift, map_y >> shift];
    const key = `${column} ${row}`;
    const cell = cells.get(key) ?? { column, row, guides: 0, sumX: 0, sumY: 0, sumId: 0 };
    cells.set(key, {
      ...cell,
      guides: cell.guides + 1,
      sumX: cell.sumX + map_x,
      sumY: cell.sumY + map_y,
      sumId: cell.sumId + id,
    });
  }
  return [...cells.values()];
}

/** The guides that are nearest to the middle of an area. */
function inMiddle(guides: readonly GuideRow[], area: TileArea): readonly GuideRow[] {
  const tile = WORLD / 2 ** area.zoom;
  const x = (area.west + area.columns / 2) * tile;
  const y = (area.north + area.rows / 2) * tile;
  const away = ({ map_x, map_y }: GuideRow) => (map_x - x) ** 2 + (map_y - y) ** 2;
  return guides.toSorted((a, b) => away(a) - away(b)).slice(0, MAX_ALONE);
}

async function readGuides(ids: readonly number[]): Promise<readonly object[]> {
  const { rows } = await pool.query<object>({
    name: 'guides',
    text: `SELECT g.id, g.title, g.description, g.location, g.image_uri, g.image_stand_in, g.audio_uri, g.price_cents,
                  g.is_public, g.author_id, u.name AS author_name, g.place_count, g.duration_minutes, g.language,
                  g.rating_sum, g.rating_count
             FROM guides g JOIN users u ON u.id = g.author_id WHERE g.id = ANY ($1)`,
    values: [ids],
  });
  return rows;
}

async function answer(url: string): Promise<string> {
  const { searchParams } = new URL(url, 'http://localhost');
  const [south = 0, west = 0, north = 0, east = 0] =
    searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const bounds = { south, west, north, east: east < west ? east + 360 : east };
  const area = areaAround(bounds, Number(searchParams.get('zoom')));
  const inView = await findGuides(area);
  const range = cellsOfArea(area);
  const isWhole = inView.length <= MAX_ALONE;
  const spots = isWhole
    ? []
    : groupSpots(spotsOf(countCells(inView, range.level), range), area.zoom);
  const alone = spots.flatMap(({ guideId }) => guideId ?? []);
  const ids = new Set([...alone, ...inMiddle(inView, area).map(({ id }) => id)]);
  return JSON.stringify({
    clusters: spots
      .filter(({ guideId }) => guideId === null)
      .map((spot) => ({ ...pointOfSpot(spot), count: spot.count })),
    guides: await readGuides([...ids].slice(0, MAX_ALONE)),
    alone,
    total: inView.length,
  });
}

http
  .createServer({ optimizeEmptyRequests: true }, (request, response) => {
    void answer(request.url ?? '/').then((json) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(json),
    );
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
