import { type LocalFrame, localFrame, type Spot } from '../plan/local-frame.ts';
import { type MeasuredPath, measurePath, spotAlong } from '../plan/measured-path.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import { type MeasuredZone, measureZone, metresOutside } from '../zones/zone-distance.ts';

/** A stop as a walker on the line passes it, in metres along the line. */
export type Passage = {
  readonly stop: WalkStop;
  readonly zone: MeasuredZone;
  /** The part of the line in the zone; both ends at the stop if there is none. NaN far from the line. */
  readonly enter: number;
  readonly leave: number;
  readonly isReached: boolean;
  /** The position of someone standing at the stop. */
  readonly at: number;
};

/** The line that walkers follow, and its passages of the stops. */
export type Route = {
  readonly frame: LocalFrame;
  readonly line: MeasuredPath;
  /** In walking order. */
  readonly passages: readonly Passage[];
  /** Parts that nobody walks, because they are long and there is nothing to hear. */
  readonly rides: readonly (readonly [number, number])[];
};

const known = new WeakMap<WalkPlan, { readonly route: Route | null }>();

/** Along the path or, without one, from marker to marker. Null for a plan without stops. */
export function routeOf(plan: WalkPlan): Route | null {
  const { route } = known.get(plan) ?? { route: findRoute(plan) };
  known.set(plan, { route });
  return route;
}

function findRoute({ path, stops }: WalkPlan): Route | null {
  const points = path ?? stops.map(({ marker }) => marker);
  const [origin] = points;
  if (origin === undefined || stops.length === 0) return null;
  const frame = localFrame(origin);
  const line = measurePath(frame, points);
  const passages = stops.map((stop, at) =>
    passageOf(stop, (path === null ? line.alongs[at] : stop.along) ?? Number.NaN, line, frame),
  );
  return { frame, line, passages, rides: ridesOf(passages, line.length) };
}

/** Zones farther along the line than this belong to another passage of the same street. */
const SEARCHED_METRES = 300;

function passageOf(stop: WalkStop, along: number, line: MeasuredPath, frame: LocalFrame): Passage {
  const zone = measureZone(frame, stop.zone);
  const outsideAt = (metres: number) =>
    metres >= 0 && metres <= line.length
      ? outsideOf(zone, spotAlong(line, metres), metres)
      : Infinity;
  const found = nearestInside(along, (metres) => outsideAt(metres) <= 0);
  if (found === null) {
    return { stop, zone, enter: along, leave: along, isReached: false, at: along };
  }
  const [enter, leave] =
    zone.kind === 'stretch'
      ? [
          found - Math.floor(found - Math.max(0, zone.from)),
          found + Math.floor(Math.min(line.length, zone.to) - found),
        ]
      : [
          lastInside(found, -1, found, outsideAt),
          lastInside(found, 1, line.length - found, outsideAt),
        ];
  return { stop, zone, enter, leave, isReached: true, at: standingAt(along, enter, leave) };
}

/** Enough for kilometres along the very edge of a zone. Longer lines in a zone are cut off. */
const MAX_STEPS = 4_000;
/** More than the largest rounding error. */
const SPARE_METRES = 1e-6;

/**
 * The farthest position on the line that can be reached from here in whole metres, forward or backward, without leaving
 * the zone; `left` is the length of line that remains. Someone ten metres inside the edge is still inside after nine,
 * so those metres needn't be checked one by one.
 */
function lastInside(
  from: number,
  sign: 1 | -1,
  left: number,
  outsideAt: (metres: number) => number,
): number {
  let walked = 0;
  let depth = -outsideAt(from);
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const safe = Math.min(Math.floor(depth - SPARE_METRES), Math.floor(left - walked));
    const next = walked + Math.max(1, safe);
    const outside = outsideAt(from + sign * next);
    if (outside > 0) break;
    walked = next;
    depth = -outside;
  }
  return from + sign * walked;
}

/** Metres outside the drawn edge, negative inside; `along` is the spot's position on the line, NaN off it. */
export function outsideOf(zone: MeasuredZone, spot: Spot, along: number): number {
  const progress = Number.isNaN(along) ? null : { along, beside: 0 };
  return metresOutside(zone, spot, progress, 0);
}

/** A zone may begin beside its stop or after it: a walker who has only just entered it counts as in time. */
const MIN_METRES_INSIDE = 15;

function standingAt(along: number, enter: number, leave: number): number {
  return Math.min(leave, Math.max(along, enter + MIN_METRES_INSIDE));
}

function nearestInside(along: number, isInside: (metres: number) => boolean): number | null {
  for (let apart = 0; apart <= SEARCHED_METRES; apart += 1) {
    if (isInside(along - apart)) return along - apart;
    if (isInside(along + apart)) return along + apart;
  }
  return null;
}

const MAX_WALK_METRES = 2_000;
/** Walked before and after a ride, so that the signal is back long before the next stop. */
const WALKED_BEFORE_STOP = 400;

/** Finds the parts that are too long to walk. Leaving them out also bounds the cost of a simulated walk. */
function ridesOf(passages: readonly Passage[], length: number): Route['rides'] {
  const reached = passages.filter(({ enter }) => !Number.isNaN(enter));
  const byEntry = reached.toSorted((a, b) => a.enter - b.enter);
  const rides: (readonly [number, number])[] = [];
  let left = 0;
  for (const { enter, leave } of [...byEntry, { enter: length, leave: length }]) {
    if (enter - left > MAX_WALK_METRES) {
      rides.push([left + WALKED_BEFORE_STOP, enter - WALKED_BEFORE_STOP]);
    }
    left = Math.max(left, leave);
  }
  return rides;
}
