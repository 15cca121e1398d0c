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

/** What makes a place on the path likely, besides being near. All costs are metres beside the path. */
export type Expectation = {
  readonly along: number;
  /** The cost of a metre away from there. */
  readonly pull: number;
  /** The walker's course, in degrees from north, and the cost of a path that goes the opposite way. */
  readonly course: number | null;
  readonly against: number;
};

export const NOTHING_EXPECTED: Expectation = { along: 0, pull: 0, course: null, against: 0 };

/** The likeliest place along a part of a path; null if the part is empty. */
export function projectOnto(
  path: MeasuredPath,
  spot: Spot,
  part: { readonly from: number; readonly to: number },
  { along: expected, pull, course, against }: Expectation,
): (Projection & { readonly cost: number }) | null {
  const { xs, ys, alongs } = path;
  const [from, to] = [Math.max(0, part.from), Math.min(path.length, part.to)];
  const eastward = course === null ? 0 : Math.sin((course * Math.PI) / 180);
  const northward = course === null ? 0 : Math.cos((course * Math.PI) / 180);
  let best = { along: 0, beside: 0, cost: Infinity };
  for (let at = segmentAt(path, from); at + 1 < xs.length; at += 1) {
    const start = alongs[at] as number;
    if (start > to) break;
    const end = alongs[at + 1] as number;
    const length = end - start;
    if (length === 0) continue;
    const [x, y] = [xs[at] as number, ys[at] as number];
    const [dx, dy] = [(xs[at + 1] as number) - x, (ys[at + 1] as number) - y];
    const share = ((spot.x - x) * dx + (spot.y - y) * dy) / length;
    const along = Math.min(end, to, Math.max(start, from, start + share));
    const near = (along - start) / length;
    const beside = Math.sqrt((spot.x - x - near * dx) ** 2 + (spot.y - y - near * dy) ** 2);
    const turn = course === null ? 0 : (1 - (eastward * dx + northward * dy) / length) / 2;
    const cost = beside + pull * Math.abs(along - expected) + against * turn;
    if (cost < best.cost) best = { along, beside, cost };
  }
  return best.cost === Infinity ? null : best;
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
