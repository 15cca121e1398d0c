import type { Surroundings } from '../walk-settings.ts';
import type { Random } from './random.ts';

/** Surroundings that can be simulated; mixed ones are some of each. */
export type Sky = Exclude<Surroundings, 'mixed'>;

/** How wrong positions are between the houses. */
export type ReceiverModel = {
  /** Standard deviations in metres, along the street and across it, where walls hide the satellites. */
  readonly along: number;
  readonly across: number;
  /** Seconds between two jumps, which a reflection causes; null where there are none. */
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

/** What a guide's surroundings are when its creator says that they are mixed. */
const MIX: readonly (readonly [Sky, number])[] = [
  ['open', 0.2],
  ['town', 0.5],
  ['dense', 0.3],
];

/** The surroundings of one walk. */
export function skyOf(surroundings: Surroundings, random: Random): Sky {
  if (surroundings !== 'mixed') return surroundings;
  let left = random.uniform();
  for (const [sky, share] of MIX) {
    left -= share;
    if (left < 0) return sky;
  }
  return 'dense';
}
