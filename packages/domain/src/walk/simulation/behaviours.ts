import type { Random } from './random.ts';

/** How simulated walkers behave. */
export const BEHAVIOURS = ['usual', 'detour', 'otherStart', 'reversed', 'hidden'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** The share of each; all others walk as usual. */
const SHARES: readonly (readonly [Behaviour, number])[] = [
  ['detour', 0.1],
  ['otherStart', 0.05],
  ['reversed', 0.05],
  // The phone is locked, or another app is in front: no positions until it is back.
  ['hidden', 0.1],
];

export function behaviourOf(random: Random): Behaviour {
  let left = random.uniform();
  for (const [behaviour, share] of SHARES) {
    left -= share;
    if (left < 0) return behaviour;
  }
  return 'usual';
}
