import { pixelsAt, type Spot } from './map-cells.ts';

/** Wider than a cluster, so that some map shows between clusters, and few enough for a phone to draw. */
const RADIUS_PX = 80;
/** The factor by which the radius grows while too many guides are unclustered. */
const WIDENING = 1.6;

/** Each unclustered guide has a card, so their number is limited. */
export const MAX_ALONE = 60;

/**
 * Clusters the spots that are too close to tell apart at this zoom, or too many: at most MAX_ALONE guides stay
 * unclustered.
 */
export function groupSpots(spots: readonly Spot[], zoom: number): readonly Spot[] {
  let radius = pixelsAt(zoom, RADIUS_PX);
  let grouped = groupWithin(spots, radius);
  while (countAlone(grouped) > MAX_ALONE) {
    radius *= WIDENING;
    grouped = groupWithin(grouped, radius);
  }
  return grouped;
}

function countAlone(spots: readonly Spot[]): number {
  return spots.filter(({ count }) => count === 1).length;
}

/** Larger spots absorb their neighbours, so that large clusters keep their position. */
function groupWithin(spots: readonly Spot[], radius: number): readonly Spot[] {
  const waiting = gridOf(spots, radius);
  const grouped: Spot[] = [];
  for (const spot of spots.toSorted(bySize)) {
    if (!waiting.take(spot)) continue;
    const near = waiting.around(spot).filter((one) => isWithin(radius, spot, one));
    for (const one of near) waiting.take(one);
    grouped.push(near.length === 0 ? spot : merge([spot, ...near]));
  }
  return grouped;
}

/** Spots by squares of the radius, so that each is compared with its neighbours only. */
function gridOf(spots: readonly Spot[], radius: number) {
  const squares = new Map<string, Set<Spot>>();
  const at = (value: number) => Math.floor(value / radius);
  const squareOf = ({ x, y }: Spot) => `${at(x)} ${at(y)}`;
  for (const spot of spots) {
    const key = squareOf(spot);
    squares.set(key, (squares.get(key) ?? new Set()).add(spot));
  }
  return {
    /** False when the spot was already taken. */
    take: (spot: Spot): boolean => squares.get(squareOf(spot))?.delete(spot) ?? false,
    around: ({ x, y }: Spot): readonly Spot[] =>
      STEPS.flatMap((across) =>
        STEPS.flatMap((down) => [...(squares.get(`${at(x) + across} ${at(y) + down}`) ?? [])]),
      ),
  };
}

const STEPS = [-1, 0, 1];

function isWithin(radius: number, one: Spot, other: Spot): boolean {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= radius ** 2;
}

/** Largest first; ties have a fixed order, so the input order doesn't matter. */
function bySize(a: Spot, b: Spot): number {
  return b.count - a.count || a.x - b.x || a.y - b.y;
}

function merge(spots: readonly Spot[]): Spot {
  const count = spots.reduce((sum, spot) => sum + spot.count, 0);
  const mean = (axis: 'x' | 'y') =>
    spots.reduce((sum, spot) => sum + spot[axis] * spot.count, 0) / count;
  return {
    x: mean('x'),
    y: mean('y'),
    count,
    guideId: null,
    box: {
      west: Math.min(...spots.map(({ box }) => box.west)),
      north: Math.min(...spots.map(({ box }) => box.north)),
      east: Math.max(...spots.map(({ box }) => box.east)),
      south: Math.max(...spots.map(({ box }) => box.south)),
    },
  };
}
