import type { Point } from './point.ts';
import { distanceToSegment } from './segment-distance.ts';

export type SimplifiedLine = {
  readonly points: readonly Point[];
  /** No point that was dropped is farther from the line that is left. */
  readonly withinMetres: number;
};

/** A stretch of the line between two kept points, and the point between them that is farthest from it. */
type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly farthest: number;
  readonly metres: number;
};

/**
 * The line with at most `most` points (at least two), the same ends and the same shape as nearly as that allows.
 *
 * This is Douglas and Peucker's algorithm without its recursion: a long line would overflow the stack. Instead of
 * stopping at a tolerance it keeps splitting where the line is farthest off until it has as many points as it may, and
 * then says how far off it still is.
 */
export function simplifyLine(points: readonly Point[], most: number): SimplifiedLine {
  if (points.length <= Math.max(2, most)) return { points, withinMetres: 0 };
  const last = points.length - 1;
  const kept = new Set([0, last]);
  const waiting = createFarthestFirst();
  waiting.add(measure(points, 0, last));
  while (kept.size < most && waiting.metres() > 0) {
    const { from, to, farthest } = waiting.take();
    kept.add(farthest);
    waiting.add(measure(points, from, farthest));
    waiting.add(measure(points, farthest, to));
  }
  return { points: points.filter((_, index) => kept.has(index)), withinMetres: waiting.metres() };
}

/** The same for a boundary: a ring whose last point joins its first, which is not repeated. */
export function simplifyRing(points: readonly Point[], most: number): SimplifiedLine {
  const [first] = points;
  if (first === undefined || points.length <= Math.max(3, most)) return { points, withinMetres: 0 };
  const closed = simplifyLine([...points, first], Math.max(4, most + 1));
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
  /** How far off the worst stretch is; 0 when nothing is left to split. */
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
