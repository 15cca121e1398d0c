export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly uniform: () => number;
  readonly between: (low: number, high: number) => number;
  /** Normally distributed around 0, two thirds within 1. */
  readonly normal: () => number;
  readonly chance: (share: number) => boolean;
};

/** The golden ratio of 32 bits, which spreads neighbouring seeds over all states. */
const SPREAD = 0x9e37_79b9;
const HALVES_PER_NORMAL = 6;

/**
 * Pseudorandom numbers (mulberry32), the same for the same seed and stream. Only whole numbers and sums: logarithms and
 * cosines differ in their last digits from browser to browser, and a simulated walk has to be the same in all of them.
 */
export function createRandom(seed: number, stream = 0): Random {
  let state = mix(mix(seed | 0) ^ Math.imul(stream + 1, SPREAD));
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    return mulberry(state);
  };
  const uniform = () => next() / 2 ** 32;
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    // The sum of twelve uniform numbers has a variance of one; each draw has two of them in its halves.
    normal: () => {
      let sum = 0;
      for (let draw = 0; draw < HALVES_PER_NORMAL; draw += 1) {
        const bits = next();
        sum += (bits >>> 16) + (bits & 0xffff);
      }
      return (sum + HALVES_PER_NORMAL) / 2 ** 16 - HALVES_PER_NORMAL;
    },
    chance: (share) => uniform() < share,
  };
}

function mulberry(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

function mix(bits: number): number {
  return mulberry((bits + SPREAD) | 0) | 0;
}

/** A seed for the nth of many, unlike its neighbours'. */
export function nthSeed(seed: number, nth: number): number {
  return mix(mix(seed | 0) ^ nth) >>> 0;
}
