import type { Point } from '../geo/point.ts';
import type { LocalFrame } from './local-frame.ts';
import type { Spot } from './walk-state.ts';

/** A path whose points know how far along they are. */
export type MeasuredPath = {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Metres from the start to each point. */
  readonly alongs: Float64Array;
  readonly length: number;
};

/** A spot's place along a path, and its distance from it. */
export type Projection = { readonly along: number; readonly beside: number };

export function measurePath(frame: LocalFrame, points: readonly Point[]): MeasuredPath {
  const xs = new Float64Array(points.length);
  const ys = new Float64Array(points.length);
  const alongs = new Float64Array(points.length);
  let length = 0;
  for (const [at, point] of points.entries()) {
    const { x, y } = frame.toSpot(point);
    if (at > 0) length += Math.hypot(x - (xs[at - 1] ?? x), y - (ys[at - 1] ?? y));
    xs[at] = x;
    ys[at] = y;
    alongs[at] = length;
  }
  return { xs, ys, alongs, length };
}

/**
 * The place along the part of a path from `from` to `to` that costs least: metres beside the path, and `pull` for every
 * metre away from where it is expected. Null if the part is empty.
 */
export function projectOnto(
  path: MeasuredPath,
  spot: Spot,
  part: { readonly from: number; readonly to: number },
  expected: number,
  pull: number,
): Projection | null {
  const from = Math.max(0, part.from);
  const to = Math.min(path.length, part.to);
  const { xs, ys, alongs } = path;
  let best: Projection | null = null;
  let least = Infinity;
  for (let at = segmentAt(path, from); at + 1 < xs.length; at += 1) {
    const start = alongs[at] as number;
    if (start > to) break;
    const end = alongs[at + 1] as number;
    const length = end - start;
    const [x, y] = [xs[at] as number, ys[at] as number];
    const [dx, dy] = [(xs[at + 1] as number) - x, (ys[at + 1] as number) - y];
    const share = length === 0 ? 0 : ((spot.x - x) * dx + (spot.y - y) * dy) / length;
    const along = Math.min(end, to, Math.max(start, from, start + share));
    const part = length === 0 ? 0 : (along - start) / length;
    const beside = Math.hypot(spot.x - x - part * dx, spot.y - y - part * dy);
    const cost = beside + pull * Math.abs(along - expected);
    if (cost >= least) continue;
    least = cost;
    best = { along, beside };
  }
  return best;
}

/** Where the path is after so many metres. */
export function spotAlong(path: MeasuredPath, along: number): Spot {
  const at = segmentAt(path, along);
  const [start, end] = [path.alongs[at] ?? 0, path.alongs[at + 1] ?? 0];
  const share = end > start ? Math.min(1, Math.max(0, (along - start) / (end - start))) : 0;
  const [x, y] = [path.xs[at] ?? 0, path.ys[at] ?? 0];
  return {
    x: x + share * ((path.xs[at + 1] ?? x) - x),
    y: y + share * ((path.ys[at + 1] ?? y) - y),
  };
}

/** The index of the last point that isn't beyond `along`, other than the path's end. */
function segmentAt({ alongs }: MeasuredPath, along: number): number {
  let low = 0;
  let high = Math.max(0, alongs.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((alongs[middle] as number) <= along) low = middle;
    else high = middle - 1;
  }
  return low;
}
