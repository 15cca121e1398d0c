import { metresBetween, type Spot } from '../plan/local-frame.ts';
import { type MeasuredZone, metresOutside } from './zone-distance.ts';

/** A line with its surroundings, and its interior if it is closed. */
export type Ground = {
  readonly line: readonly Spot[];
  readonly reach: number;
  readonly area: Extract<MeasuredZone, { readonly kind: 'polygon' }> | null;
  /** Around the line and its reach. Four comparisons of boxes rule out most intersections. */
  readonly box: Box;
};

type Box = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

/** More than the largest rounding error. */
const SPARE_METRES = 1e-6;

export function discOf(centre: Spot, radius: number): Ground {
  const line = [centre];
  return { line, reach: radius, area: null, box: boxAround(line, radius) };
}

export function areaOf(corners: readonly Spot[]): Ground {
  const line = [...corners, ...corners.slice(0, 1)];
  return { line, reach: 0, area: { kind: 'polygon', corners }, box: boxAround(line, 0) };
}

/** The area within reach of a straight line, on both sides. */
export function stripAround(from: Spot, to: Spot, reach: number): Ground {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return areaOf([from]);
  const [x, y] = [(reach * dy) / length, (-reach * dx) / length];
  return areaOf([
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ]);
}

export function groundsOverlap(a: Ground, b: Ground): boolean {
  if (!intersects(a.box, b.box)) return false;
  return isInside(a, b) || isInside(b, a) || areWithin(a, b, a.reach + b.reach);
}

/** Consecutive grounds along a line, with the box around them all. */
export type GroundBlock = { readonly grounds: readonly Ground[]; readonly box: Box };

const BLOCK_SIZE = 64;

export function blocksOf(grounds: readonly Ground[]): readonly GroundBlock[] {
  return Array.from({ length: Math.ceil(grounds.length / BLOCK_SIZE) }, (_, at) => {
    const some = grounds.slice(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE);
    return {
      grounds: some,
      box: boxAround(
        some.flatMap(({ box }) => cornersOf(box)),
        0,
      ),
    };
  });
}

/**
 * The grounds of a block that intersect another ground. Where its line doesn't come near the block, either all or none
 * of them are inside it.
 */
export function commonInBlock(ground: Ground, { grounds, box }: GroundBlock): readonly boolean[] {
  const near = boxAround(cornersOf(box), ground.reach);
  if (intersects(near, ground.box) && lineIntersects(ground.line, near)) {
    return grounds.map((other) => groundsOverlap(ground, other));
  }
  const [first] = grounds;
  const isWithin = first !== undefined && isInside(ground, first);
  return grounds.map(() => isWithin);
}

function lineIntersects(line: readonly Spot[], box: Box): boolean {
  return line.some((spot, at) => sideIntersects(spot, line[at + 1] ?? spot, box));
}

function cornersOf({ west, east, south, north }: Box): readonly Spot[] {
  return [
    { x: west, y: south },
    { x: east, y: north },
  ];
}

/** True if a ground is inside another's line, however far from it. */
function isInside({ area, box }: Ground, { line: [spot] }: Ground): boolean {
  if (area === null || spot === undefined || !sideIntersects(spot, spot, box)) return false;
  return metresOutside(area, spot, null, 0) < 0;
}

/** True if two lines come within this many metres of each other. A line of a single spot is one side without length. */
function areWithin({ line }: Ground, other: Ground, metres: number): boolean {
  for (let at = 0; at === 0 || at + 1 < line.length; at += 1) {
    const from = line[at] as Spot;
    const to = line[at + 1] ?? from;
    const box = boxAround([from, to], metres);
    if (intersects(box, other.box) && isSideWithin(from, to, box, other.line, metres)) return true;
  }
  return false;
}

/** True if a side comes near a line; the box is around the side and its reach. */
function isSideWithin(
  from: Spot,
  to: Spot,
  box: Box,
  line: readonly Spot[],
  metres: number,
): boolean {
  for (let at = 0; at === 0 || at + 1 < line.length; at += 1) {
    const start = line[at] as Spot;
    const end = line[at + 1] ?? start;
    if (sideIntersects(start, end, box) && metresBetweenSides(from, to, start, end) < metres) {
      return true;
    }
  }
  return false;
}

function boxAround(line: readonly Spot[], reach: number): Box {
  let west = Infinity;
  let east = -Infinity;
  let south = Infinity;
  let north = -Infinity;
  for (const { x, y } of line) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  const spare = reach + SPARE_METRES;
  return { west: west - spare, east: east + spare, south: south - spare, north: north + spare };
}

function intersects(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

function sideIntersects(from: Spot, to: Spot, { west, east, south, north }: Box): boolean {
  if (from.x < west && to.x < west) return false;
  if (from.x > east && to.x > east) return false;
  if (from.y < south && to.y < south) return false;
  return from.y <= north || to.y <= north;
}

function metresBetweenSides(a: Spot, b: Spot, c: Spot, d: Spot): number {
  // Negative, because crossing lines intersect even if neither has a reach.
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

/** Positive if the third spot is to the left of the line from the first to the second. */
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
