import { metresBetween, type Spot } from '../plan/local-frame.ts';
import { type MeasuredPath, spotAlong } from '../plan/measured-path.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Behaviour } from './behaviours.ts';
import type { Random } from './random.ts';
import type { Route } from './route.ts';

/** The route of one walker: spots, each with its metres along the route's line, or NaN off it. */
export type Itinerary = {
  readonly spots: readonly Spot[];
  readonly alongs: readonly number[];
  /** Indexes of the legs that are ridden instead of walked. */
  readonly ridden: ReadonlySet<number>;
};

const DETOUR_METRES = [60, 150] as const;
/** Half of the detours go round the block, the others to something and back. */
const ROUND_THE_BLOCK = 0.5;

export function itineraryOf(
  plan: WalkPlan,
  route: Route,
  behaviour: Behaviour,
  random: Random,
): Itinerary {
  switch (behaviour) {
    case 'usual':
    case 'hidden':
      return join([along(route, 0, route.line.length)]);
    case 'reversed':
      return join([along(route, route.line.length, 0)]);
    case 'otherStart': {
      const start = otherStart(plan, route, random);
      const rest = plan.loop ? [along(route, 0, start)] : [];
      return join([along(route, start, route.line.length), ...rest]);
    }
    case 'detour':
      return join(detour(route, random));
  }
}

/** A start at any stop but the last, after which nothing is left to walk; on a loop, at any stop. */
function otherStart({ loop }: WalkPlan, { passages }: Route, random: Random): number {
  const reached = passages.map(({ at }) => at).filter((at) => !Number.isNaN(at));
  const last = Math.max(...reached);
  const starts = loop || reached.length < 2 ? reached : reached.filter((at) => at < last);
  return starts[Math.floor(random.uniform() * starts.length)] ?? 0;
}

type Piece = Pick<Itinerary, 'spots' | 'alongs'> & { readonly rides: readonly number[] };

function join(pieces: readonly Piece[]): Itinerary {
  const ridden = new Set<number>();
  let before = 0;
  for (const { rides, spots } of pieces) {
    for (const leg of rides) ridden.add(before + leg);
    before += spots.length;
  }
  return {
    spots: pieces.flatMap(({ spots }) => spots),
    alongs: pieces.flatMap(({ alongs }) => alongs),
    ridden,
  };
}

/** The line between two of its positions, in either direction. */
function along({ line, rides }: Route, from: number, to: number): Piece {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const taken = rides.filter(([start, end]) => start >= low && end <= high);
  const rising = [low];
  /** Indexes in `rising` at which a ride starts. */
  const boarded: number[] = [];
  let next = 0;
  const board = (): void => {
    const ride = taken[next];
    if (ride === undefined) return;
    boarded.push(rising.length);
    rising.push(...ride);
    next += 1;
  };
  for (const metres of line.alongs) {
    if (metres <= low || metres >= high) continue;
    while (metres >= (taken[next]?.[0] ?? Infinity)) board();
    // Rides aren't walked.
    if (metres > (taken[next - 1]?.[1] ?? -1)) rising.push(metres);
  }
  while (next < taken.length) board();
  rising.push(high);
  const isForward = from <= to;
  const alongs = isForward ? rising : rising.toReversed();
  return {
    spots: alongs.map((metres) => spotAlong(line, metres)),
    alongs,
    rides: boarded.map((leg) => (isForward ? leg : rising.length - 2 - leg)),
  };
}

function detour(route: Route, random: Random): Piece[] {
  const { line, rides } = route;
  const drawn = random.between(0, line.length);
  const metres = random.between(...DETOUR_METRES) * (random.chance(0.5) ? 1 : -1);
  const skipped = random.chance(ROUND_THE_BLOCK) ? random.between(...DETOUR_METRES) : 0;
  // A detour can't start during a ride, so it starts where the ride does.
  const ride = rides.find(([start, end]) => drawn + skipped > start && drawn < end);
  const leaves = ride === undefined ? drawn : Math.max(0, ride[0] - skipped);
  const returns = Math.min(line.length, leaves + skipped);
  const ahead = aheadAt(line, leaves);
  const away = (from: number): Spot => {
    const spot = spotAlong(line, from);
    return { x: spot.x + metres * ahead.y, y: spot.y - metres * ahead.x };
  };
  return [
    along(route, 0, leaves),
    { spots: [away(leaves), away(returns)], alongs: [Number.NaN, Number.NaN], rides: [] },
    along(route, returns, line.length),
  ];
}

/** The direction of the line there, as a unit vector. */
function aheadAt(line: MeasuredPath, metres: number): Spot {
  const before = spotAlong(line, Math.min(metres, line.length - 1));
  const after = spotAlong(line, Math.min(metres + 1, line.length));
  const length = metresBetween(before, after);
  return length === 0
    ? { x: 0, y: 1 }
    : { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
}
