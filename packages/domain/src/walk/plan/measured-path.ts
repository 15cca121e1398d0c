import type { Point } from '../../geo/point.ts';
import type { LocalFrame, Spot } from './local-frame.ts';

/** A path with the distance of each point along it. */
export type MeasuredPath = {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Metres from the start to each point. */
  readonly alongs: Float64Array;
  readonly length: number;
};

/** A spot's position along a path, and its distance from it. */
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

/** The costs besides distance of a position on the path. All costs are in metres from the path. */
export type Expectation = {
  readonly along: number;
  /** The cost per metre away from there. */
  readonly pull: number;
  /** The walker's heading as a unit vector, and the cost of a path in the opposite direction. */
  readonly heading: Spot | null;
  readonly against: number;
};

export const NOTHING_EXPECTED: Expectation = { along: 0, pull: 0, heading: null, against: 0 };

/** The likeliest position along a part of a path; null if the part is empty. */
export function projectOnto(
  path: MeasuredPath,
  spot: Spot,
  part: { readonly from: number; readonly to: number },
  { along: expected, pull, heading, against }: Expectation,
): (Projection & { readonly cost: number }) | null {
  const { xs, ys, alongs } = path;
  const from = Math.max(0, part.from);
  const to = Math.min(path.length, part.to);
  // These are assigned one by one, here and in other functions called for each fix, because WebKit builds an array
  // for `[a, b] = [c, d]`, which more than doubled the time of a thousand walks.
  let bestAlong = 0;
  let bestBeside = 0;
  let leastCost = Infinity;
  for (let at = segmentAt(path, from); at + 1 < xs.length; at += 1) {
    const start = alongs[at] as number;
    if (start > to) break;
    const end = alongs[at + 1] as number;
    const length = end - start;
    if (length === 0) continue;
    const x = xs[at] as number;
    const y = ys[at] as number;
    const dx = (xs[at + 1] as number) - x;
    const dy = (ys[at + 1] as number) - y;
    const share = ((spot.x - x) * dx + (spot.y - y) * dy) / length;
    const along = Math.min(end, to, Math.max(start, from, start + share));
    const near = (along - start) / length;
    const beside = Math.sqrt((spot.x - x - near * dx) ** 2 + (spot.y - y - near * dy) ** 2);
    const turn = heading === null ? 0 : (1 - (heading.x * dx + heading.y * dy) / length) / 2;
    const cost = beside + pull * Math.abs(along - expected) + against * turn;
    if (cost >= leastCost) continue;
    leastCost = cost;
    bestAlong = along;
    bestBeside = beside;
  }
  return leastCost === Infinity ? null : { along: bestAlong, beside: bestBeside, cost: leastCost };
}

/** The point of the path after this many metres. */
export function spotAlong(path: MeasuredPath, along: number): Spot {
  const at = segmentAt(path, along);
  const start = path.alongs[at] ?? 0;
  const end = path.alongs[at + 1] ?? 0;
  const share = end > start ? Math.min(1, Math.max(0, (along - start) / (end - start))) : 0;
  const x = path.xs[at] ?? 0;
  const y = path.ys[at] ?? 0;
  return {
    x: x + share * ((path.xs[at + 1] ?? x) - x),
    y: y + share * ((path.ys[at + 1] ?? y) - y),
  };
}

/** The index of the last point not beyond `along`, other than the path's end. */
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
