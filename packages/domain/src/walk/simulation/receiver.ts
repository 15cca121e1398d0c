import type { Spot } from '../plan/local-frame.ts';
import type { Surroundings } from '../plan/walk-settings.ts';
import type { Random } from './random.ts';

/** Surroundings that can be simulated; mixed ones are a mixture of these. */
export type Sky = Exclude<Surroundings, 'mixed'>;

/** The error model of positions between buildings. */
export type ReceiverModel = {
  /** Standard deviations in metres, along the street and across it, where walls block satellites. */
  readonly along: number;
  readonly across: number;
  /** Seconds between two jumps caused by reflections; null for none. */
  readonly jumpEvery: number | null;
  /** Seconds between two losses of the signal. */
  readonly outageEvery: number;
};

/**
 * Fitted to published measurements: the errors together have medians of 5, 7 and 15 m and 95th percentiles of 10, 17
 * and 49 m.
 */
export const RECEIVERS: Readonly<Record<Sky, ReceiverModel>> = {
  open: { along: 3, across: 3, jumpEvery: null, outageEvery: 1_800 },
  town: { along: 5, across: 6, jumpEvery: 900, outageEvery: 900 },
  dense: { along: 8, across: 16, jumpEvery: 300, outageEvery: 900 },
};

/** The shares of surroundings in a guide marked as mixed. */
const MIX: readonly (readonly [Sky, number])[] = [
  ['open', 0.2],
  ['town', 0.5],
  ['dense', 0.3],
];

export function skyOf(surroundings: Surroundings, random: Random): Sky {
  if (surroundings !== 'mixed') return surroundings;
  let left = random.uniform();
  for (const [sky, share] of MIX) {
    left -= share;
    if (left < 0) return sky;
  }
  return 'dense';
}

/** The phone's report of a true position. */
export type Reading = { readonly spot: Spot; readonly accuracy: number };

export type Receiver = {
  /**
   * Called once a second; returns null when there is no fix. `ahead` is the direction of the street as a unit vector.
   */
  readonly read: (spot: Spot, ahead: Spot) => Reading | null;
};

/**
 * Position errors are correlated: most of the error drifts over a minute, some of it over seconds, and only a little is
 * new with each fix. White noise alone would flatter every filter.
 */
const WANDERS = [
  { share: 0.9, seconds: 60 },
  { share: 0.4, seconds: 8 },
] as const;
const WHITE_METRES = 0.8;
const MISSING_FIXES = 0.25;
const JUMP = { metres: [25, 80], seconds: [10, 40] } as const;
const OUTAGE_SECONDS = [10, 40] as const;

/** The accuracy that phones claim: right on average, but rarely exact. */
const CLAIMED = { min: 3, max: 65, spread: 0.35, seconds: 20 } as const;
/** The phone itself detects every other jump. */
const NOTICED_JUMPS = 0.5;

/** A receiver with the errors of phones in these surroundings; reproducible with the same random numbers. */
export function createReceiver(sky: Sky, random: Random): Receiver {
  const { along, across, jumpEvery, outageEvery } = RECEIVERS[sky];
  const wanders = WANDERS.map(({ share, seconds }) => ({
    along: createWander(along * share, seconds, random),
    across: createWander(across * share, seconds, random),
  }));
  const claim = createWander(CLAIMED.spread, CLAIMED.seconds, random);
  const usualError = Math.hypot(along, across);
  let outage = 0;
  let jump: (Spot & { readonly isNoticed: boolean }) | null = null;
  let jumpLeft = 0;

  const read: Receiver['read'] = (spot, ahead) => {
    let lengthwise = random.normal() * WHITE_METRES;
    let sideways = random.normal() * WHITE_METRES;
    for (const wander of wanders) {
      lengthwise += wander.along();
      sideways += wander.across();
    }
    if (jumpLeft > 0) jumpLeft -= 1;
    else if (jumpEvery !== null && random.chance(1 / jumpEvery)) {
      jump = drawJump(random);
      jumpLeft = Math.round(random.between(...JUMP.seconds));
    } else jump = null;
    const claimed = usualError * (1 + claim()) * (jump?.isNoticed === true ? 3 : 1);
    if (outage > 0) outage -= 1;
    else if (random.chance(1 / outageEvery)) outage = Math.round(random.between(...OUTAGE_SECONDS));
    if (random.chance(MISSING_FIXES) || outage > 0) return null;
    return {
      spot: {
        x: spot.x + lengthwise * ahead.x + sideways * ahead.y + (jump?.x ?? 0),
        y: spot.y + lengthwise * ahead.y - sideways * ahead.x + (jump?.y ?? 0),
      },
      accuracy: Math.min(CLAIMED.max, Math.max(CLAIMED.min, claimed)),
    };
  };
  return { read };
}

/** An Ornstein-Uhlenbeck process in steps of a second, which drifts and returns to 0. */
export function createWander(deviation: number, seconds: number, random: Random): () => number {
  const kept = 1 - 1 / seconds;
  const step = deviation * Math.sqrt(1 - kept * kept);
  let value = deviation * random.normal();
  return () => {
    value = kept * value + step * random.normal();
    return value;
  };
}

/** A uniformly random direction: the first of random spots in a square that is in the circle too. */
function drawJump(random: Random): Spot & { readonly isNoticed: boolean } {
  const metres = random.between(...JUMP.metres);
  for (;;) {
    const x = random.between(-1, 1);
    const y = random.between(-1, 1);
    const length = Math.sqrt(x * x + y * y);
    if (length === 0 || length > 1) continue;
    const isNoticed = random.chance(NOTICED_JUMPS);
    return { x: (metres * x) / length, y: (metres * y) / length, isNoticed };
  }
}
