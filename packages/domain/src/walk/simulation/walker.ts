import { metresBetween, type Spot } from '../plan/local-frame.ts';
import type { Itinerary } from './itinerary.ts';
import type { Random } from './random.ts';
import { createWander } from './receiver.ts';

/** A second of a walk, with the walker's true position. */
export type Step = {
  /** Seconds since the start. */
  readonly second: number;
  readonly spot: Spot;
  /** Metres along the route's line; NaN off it. */
  readonly along: number;
  /** The direction of the street as a unit vector. */
  readonly ahead: Spot;
};

const SPEED = { mean: 1.2, min: 0.5, max: 1.9 } as const;
/** Pace varies more between people than for one person; together the deviation is 0.2 m/s. */
const BETWEEN_PEOPLE = 0.16;
const WITHIN_PERSON = { deviation: 0.12, seconds: 30 } as const;
const PAUSE = { every: 150, seconds: [5, 45] } as const;
/** The distance from the middle of the street, where paths are drawn. */
const PAVEMENT_METRES = 4;
/** The share of a turn made in one second: corners are cut a little. */
const TURN = 0.25;
/** Metres a second. */
export const RIDE_SPEED = 8;
const NOWHERE: Spot = { x: 0, y: 0 };
const NORTH: Spot = { x: 0, y: 1 };
/** At the end, walkers look around before they put the phone away. */
const ARRIVED_SECONDS = 30;

/** Walks an itinerary, second by second, with the pauses and the pace of one person. */
export function walk(itinerary: Itinerary, random: Random): readonly Step[] {
  const steps: Step[] = [];
  const usualSpeed = SPEED.mean + BETWEEN_PEOPLE * random.normal();
  const wander = createWander(WITHIN_PERSON.deviation, WITHIN_PERSON.seconds, random);
  const side = random.chance(0.5) ? PAVEMENT_METRES : -PAVEMENT_METRES;
  const cursor = createCursor(itinerary);
  let { x: aheadX, y: aheadY } = cursor.direction();
  let paused = 0;
  let arrived = 0;
  let second = 0;
  while (arrived < ARRIVED_SECONDS) {
    const spot = cursor.spot();
    const direction = cursor.direction();
    const turnedX = aheadX + TURN * (direction.x - aheadX);
    const turnedY = aheadY + TURN * (direction.y - aheadY);
    const length = Math.sqrt(turnedX * turnedX + turnedY * turnedY);
    // Someone who turns round on the spot faces the new direction at once.
    aheadX = length < 0.01 ? direction.x : turnedX / length;
    aheadY = length < 0.01 ? direction.y : turnedY / length;
    steps.push({
      second,
      spot: { x: spot.x + side * aheadY, y: spot.y - side * aheadX },
      along: cursor.along(),
      ahead: { x: aheadX, y: aheadY },
    });
    const speed = Math.min(SPEED.max, Math.max(SPEED.min, usualSpeed + wander()));
    if (cursor.isAtEnd()) arrived += 1;
    else if (paused > 0) paused -= 1;
    else if (random.chance(1 / PAUSE.every)) paused = Math.round(random.between(...PAUSE.seconds));
    else cursor.advance(speed);
    second += 1 + Math.round(cursor.ride() / RIDE_SPEED);
  }
  return steps;
}

type Cursor = {
  readonly spot: () => Spot;
  readonly along: () => number;
  readonly direction: () => Spot;
  readonly advance: (metres: number) => void;
  /** Takes a ride if one starts here, and returns its metres. */
  readonly ride: () => number;
  readonly isAtEnd: () => boolean;
};

/** A straight part of an itinerary. */
type Leg = {
  readonly from: Spot;
  readonly to: Spot;
  readonly fromAlong: number;
  readonly toAlong: number;
  readonly length: number;
};

function createCursor({ spots, alongs, ridden }: Itinerary): Cursor {
  const last = spots.length - 1;
  const legAt = (index: number): Leg => {
    const start = Math.min(last, index);
    const end = Math.min(last, index + 1);
    const from = spots[start] ?? NOWHERE;
    const to = spots[end] ?? NOWHERE;
    return {
      ...{ from, to, length: metresBetween(from, to) },
      fromAlong: alongs[start] ?? Number.NaN,
      toAlong: alongs[end] ?? Number.NaN,
    };
  };
  let index = 0;
  let leg = legAt(0);
  let direction = directionOf(leg);
  let walked = 0;
  const share = () => (leg.length === 0 ? 0 : walked / leg.length);
  const skipFinished = () => {
    while (index < last && walked >= leg.length) {
      walked -= leg.length;
      index += 1;
      leg = legAt(index);
      // At the end, the direction stays that of the last leg.
      if (index < last) direction = directionOf(leg);
    }
    if (index >= last) walked = 0;
  };
  skipFinished();
  return {
    spot: () => {
      const { from, to } = leg;
      const part = share();
      return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    },
    along: () => leg.fromAlong + share() * (leg.toAlong - leg.fromAlong),
    direction: () => direction,
    advance: (metres) => {
      walked += metres;
      skipFinished();
    },
    ride: () => {
      if (!ridden.has(index)) return 0;
      const metres = leg.length - walked;
      walked = leg.length;
      skipFinished();
      return metres;
    },
    isAtEnd: () => index >= last,
  };
}

function directionOf({ from, to, length }: Leg): Spot {
  return length === 0 ? NORTH : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
