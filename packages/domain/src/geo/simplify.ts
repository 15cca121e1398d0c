import { METRES_PER_DEGREE } from './distance.ts';
import type { Point } from './point.ts';

export type SimplifiedLine = {
  readonly points: readonly Point[];
  /** Every dropped point is within this distance of the simplified line. */
  readonly withinMetres: number;
};

/** A stretch of the line between two kept points, and its farthest point. */
type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly farthest: number;
  readonly metres: number;
};

/**
 * Simplifies a line to at most `maxPoints` points (at least two), keeping its ends. This is Douglas and Peucker's
 * algorithm without its recursion, which a long line would overflow. Instead of stopping at a tolerance it keeps
 * splitting where the error is largest until it has `maxPoints` points, and returns the remaining error.
 */
export function simplifyLine(points: readonly Point[], maxPoints: number): SimplifiedLine {
  if (points.length <= Math.max(2, maxPoints)) return { points, withinMetres: 0 };
  const last = points.length - 1;
  const kept = new Set([0, last]);
  const waiting = createFarthestFirst();
  waiting.add(measure(points, 0, last));
  while (kept.size < maxPoints && waiting.metres() > 0) {
    const { from, to, farthest } = waiting.take();
    kept.add(farthest);
    waiting.add(measure(points, from, farthest));
    waiting.add(measure(points, farthest, to));
  }
  return { points: points.filter((_, index) => kept.has(index)), withinMetres: waiting.metres() };
}

/** Simplifies a boundary: a ring whose first point isn't repeated at the end. */
export function simplifyRing(points: readonly Point[], maxPoints: number): SimplifiedLine {
  const [first] = points;
  if (first === undefined || points.length <= Math.max(3, maxPoints))
    return { points, withinMetres: 0 };
  const closed = simplifyLine([...points, first], Math.max(4, maxPoints + 1));
  return { ...closed, points: closed.points.slice(0, -1) };
}

function measure(points: readonly Point[], from: number, to: number): Stretch {
  const metresTo = distanceToSegment(points[from] as Point, points[to] as Point);
  let farthest = from;
  let metres = 0;
  for (let index = from + 1; index < to; index += 1) {
    const distance = metresTo(points[index] as Point);
    if (distance > metres) {
      farthest = index;
      metres = distance;
    }
  }
  return { from, to, farthest, metres };
}

type FarthestFirst = {
  readonly add: (stretch: Stretch) => void;
  /** The error of the worst stretch; 0 when nothing is left to split. */
  readonly metres: () => number;
  readonly take: () => Stretch;
};

/** A binary heap with the worst stretch on top. */
function createFarthestFirst(): FarthestFirst {
  const heap: Stretch[] = [];
  const metresAt = (index: number) => heap[index]?.metres ?? -1;
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as Stretch, heap[a] as Stretch];
  };
  return {
    add: (stretch) => {
      let index = heap.push(stretch) - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (metresAt(parent) >= metresAt(index)) return;
        swap(parent, index);
        index = parent;
      }
    },
    metres: () => Math.max(0, metresAt(0)),
    take: () => {
      swap(0, heap.length - 1);
      const top = heap.pop() as Stretch;
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        const larger = metresAt(left + 1) > metresAt(left) ? left + 1 : left;
        if (metresAt(larger) <= metresAt(index)) return top;
        swap(index, larger);
        index = larger;
      }
    },
  };
}

/**
 * Divides `max` points among lines that want this many each. A line that wants less than its share leaves the rest to
 * the others, so only long lines are simplified. Null when there isn't even `min` for each.
 */
export function sharePoints(
  wanted: readonly number[],
  { max, min }: { readonly max: number; readonly min: number },
): readonly number[] | null {
  if (wanted.length * min > max) return null;
  const shares = new Array<number>(wanted.length).fill(0);
  const byNeed = wanted.map((count, index) => ({ count, index })).sort((a, b) => a.count - b.count);
  let left = max;
  for (const [turn, { count, index }] of byNeed.entries()) {
    const share = Math.min(count, Math.floor(left / (byNeed.length - turn)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Measures metres from points to the line between two others. It treats the map as flat around the line's start, which
 * is exact enough between points of a walk, and cheap enough for hundreds of thousands of points.
 */
export function distanceToSegment(from: Point, to: Point): (point: Point) => number {
  const perLng = METRES_PER_DEGREE * Math.cos(from.lat * RADIANS_PER_DEGREE);
  const lineX = shortestAngle(to.lng - from.lng) * perLng;
  const lineY = (to.lat - from.lat) * METRES_PER_DEGREE;
  const squared = lineX * lineX + lineY * lineY;
  return ({ lat, lng }) => {
    const x = shortestAngle(lng - from.lng) * perLng;
    const y = (lat - from.lat) * METRES_PER_DEGREE;
    const along = squared === 0 ? 0 : (x * lineX + y * lineY) / squared;
    const share = Math.min(1, Math.max(0, along));
    return Math.sqrt((x - share * lineX) ** 2 + (y - share * lineY) ** 2);
  };
}

/** A difference of longitudes, the shorter way round. */
function shortestAngle(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
