import { type Openings, windows } from './facade.ts';
import { fade, fill, type Ink } from './ink.ts';
import { across, along, type Plane, panel, type Space } from './plane.ts';
import { times } from './random.ts';
import type { Point } from './shapes.ts';

/** One building along a lane, from z to z, in its own colours. */
export type Block = {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly wall: string;
  readonly shade: string;
  readonly glass: string;
  readonly shop?: string;
  readonly arched?: boolean;
  readonly bay?: number;
};

/** The height of a storey; the ground floor is one and a third storeys high. */
const STOREY = 3.6;

function upperWindows(block: Block): Openings {
  const bay = block.bay ?? 2.6;
  const cols = Math.max(1, Math.floor((block.to - block.from - 0.4) / bay));
  return {
    cols,
    rows: Math.max(1, Math.floor((block.height - 6) / STOREY)),
    u: (block.to - block.from - cols * bay) / 2 + bay * 0.24,
    v: 5.4,
    du: bay,
    dv: STOREY,
    width: bay * 0.52,
    height: 2.1,
    arched: block.arched ?? false,
  };
}

/** A lit shop window: mullions, a transom, a door, and bottles and heads behind the glass. */
function shopfront(wall: Plane, long: number, light: string, frame: string): Ink {
  const left = long * 0.08;
  const wide = long * 0.84;
  const panes = Math.max(2, Math.round(wide / 1.5));
  const pane = wide / panes;
  return (
    fill(panel(wall, left, 0.55, wide, 2.95), light) +
    fade(panel(wall, left, 0.55, wide, 2.95), frame, wall(left, 0.3), wall(left, 2.6), 0.55) +
    fill(
      times(panes - 1, (i) => panel(wall, left + (i + 1) * pane - 0.05, 0.55, 0.1, 2.95)).join('') +
        panel(wall, left, 2.75, wide, 0.09) +
        panel(wall, left + pane * 0.12, 0, pane * 0.78, 2.2) +
        times(panes, (i) => panel(wall, left + i * pane + pane * 0.3, 1.25, pane * 0.5, 0.1)).join(
          '',
        ),
      frame,
    )
  );
}

/** The front of one building on the side wall x, with the end wall that shows above lower neighbours. */
function front(view: Space, x: number, block: Block): Ink {
  const wall = along(view, x, block.from);
  const long = block.to - block.from;
  const end = across(view, x < 0 ? x - 8 : x, block.from);
  const facing = panel(wall, 0, 0, long, block.height);
  const low: Point = wall(long / 2, 0);
  const high: Point = wall(long / 2, block.height * 0.7);
  return (
    fill(panel(end, 0, 0, 8, block.height), block.shade) +
    fill(facing, block.wall) +
    windows(wall, upperWindows(block), block.glass, block.shade) +
    fade(facing, block.shade, low, high, 0.75) +
    fill(panel(wall, 0, block.height - 0.5, long, 0.5), block.shade) +
    fill(panel(wall, 0, 4.1, long, 0.35), block.shade) +
    (block.shop ? shopfront(wall, long, block.shop, block.shade) : '')
  );
}

/** A whole side of a lane, farthest building first so that nearer ones overlap it. */
export function laneSide(view: Space, x: number, blocks: readonly Block[]): Ink {
  return [...blocks]
    .sort((a, b) => b.from - a.from)
    .map((block) => front(view, x, block))
    .join('');
}
