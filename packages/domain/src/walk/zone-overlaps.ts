import { metresBetween } from './local-frame.ts';
import { type PreparedPlan, preparePlan } from './prepared-plan.ts';
import { RULES } from './rules.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';
import type { Spot } from './walk-state.ts';
import { type MeasuredZone, metresOutside } from './zone-distance.ts';
import { lineAlong } from './zone-outline.ts';

/** Two places that someone can be in at once. */
export type ZoneOverlap = { readonly first: number; readonly second: number };

/**
 * The stops whose zones overlap, in walking order; none of a guide that isn't walked. Background sound gives way to everything else and what never starts
 * by itself takes part in nothing, so their zones may lie anywhere. Two stretches overlap only along the path: where it
 * crosses itself, its walkers are in one of them.
 */
export function zoneOverlaps(plan: WalkPlan): readonly ZoneOverlap[] {
  if (plan.mode === 'off') return [];
  const prepared = preparePlan(plan);
  const grounds = prepared.stops
    .filter(({ stop }) => contends(stop))
    .map(({ stop, zone }) => ({ id: stop.id, zone, grounds: groundsOf(prepared, zone) }));
  return grounds.flatMap((one, at) =>
    grounds
      .slice(at + 1)
      .filter((other) => doOverlap(one, other))
      .map((other) => ({ first: one.id, second: other.id })),
  );
}

function contends({ kind, start }: WalkStop): boolean {
  return kind !== 'ambient' && start !== 'never';
}

/** A line with what is near to it, and what it surrounds if it is closed. */
type Ground = {
  readonly line: readonly Spot[];
  readonly reach: number;
  readonly area: Extract<MeasuredZone, { readonly kind: 'polygon' }> | null;
};

/** What a zone is made of. */
function groundsOf({ plan, frame }: PreparedPlan, zone: MeasuredZone): readonly Ground[] {
  switch (zone.kind) {
    case 'circle':
      return [discOf(zone.centre, zone.radius)];
    case 'polygon':
      return [areaOf(zone.corners)];
    case 'stretch': {
      const line = lineAlong(plan.path ?? [], zone.from, zone.to).map(frame.toSpot);
      return [
        ...sidesOf(line).map(([from, to]) => areaOf(stripAround(from, to, RULES.stretchReach))),
        // Around bends; at its ends it is cut off, because nobody is in it before and after.
        ...line.slice(1, -1).map((bend) => discOf(bend, RULES.stretchReach)),
      ];
    }
  }
}

function discOf(centre: Spot, radius: number): Ground {
  return { line: [centre], reach: radius, area: null };
}

function areaOf(corners: readonly Spot[]): Ground {
  const line = [...corners, ...corners.slice(0, 1)];
  return { line, reach: 0, area: { kind: 'polygon', corners } };
}

/** What is within reach of a line, to both sides. */
function stripAround(from: Spot, to: Spot, reach: number): readonly Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [from];
  const [x, y] = [(reach * dy) / length, (-reach * dx) / length];
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ];
}

type MeasuredGround = { readonly zone: MeasuredZone; readonly grounds: readonly Ground[] };

function doOverlap(one: MeasuredGround, other: MeasuredGround): boolean {
  if (one.zone.kind === 'stretch' && other.zone.kind === 'stretch') {
    return one.zone.from < other.zone.to && other.zone.from < one.zone.to;
  }
  return one.grounds.some((a) => other.grounds.some((b) => haveCommon(a, b)));
}

function haveCommon(a: Ground, b: Ground): boolean {
  return isInside(a, b) || isInside(b, a) || metresApart(a.line, b.line) < a.reach + b.reach;
}

/** Whether a ground is within another's line, however far from it. */
function isInside({ area }: Ground, { line: [spot] }: Ground): boolean {
  return area !== null && spot !== undefined && metresOutside(area, spot, null, 0) < 0;
}

function metresApart(line: readonly Spot[], other: readonly Spot[]): number {
  let least = Infinity;
  for (const [from, to] of sidesOf(line)) {
    for (const [start, end] of sidesOf(other)) {
      least = Math.min(least, metresBetweenSides(from, to, start, end));
    }
  }
  return least;
}

/** A line of a single spot is one side without length. */
function sidesOf(line: readonly Spot[]): readonly (readonly [Spot, Spot])[] {
  return line.flatMap((from, at) => {
    const to = line[at + 1] ?? (line.length === 1 ? from : undefined);
    return to === undefined ? [] : [[from, to] as const];
  });
}

function metresBetweenSides(a: Spot, b: Spot, c: Spot, d: Spot): number {
  // Negative: lines that cross have ground in common even where both have no reach.
  if (doCross(a, b, c, d)) return -1;
  return Math.min(
    metresToSide(a, c, d),
    metresToSide(b, c, d),
    metresToSide(c, a, b),
    metresToSide(d, a, b),
  );
}

function doCross(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Above zero where the third spot is to the left of the way from the first to the second. */
function turn(from: Spot, to: Spot, spot: Spot): number {
  return (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);
}

function metresToSide(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / squared;
  const near = Math.min(1, Math.max(0, share));
  return metresBetween(spot, { x: from.x + near * dx, y: from.y + near * dy });
}
