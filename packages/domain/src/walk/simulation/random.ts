export type Random = {
  /** In [0, 1). */
  readonly uniform: () => number;
  readonly between: (low: number, high: number) => number;
  /** Normally distributed with mean 0 and deviation 1. */
  readonly normal: () => number;
  readonly chance: (share: number) => boolean;
};

/** The golden ratio in 32 bits, which spreads neighbouring seeds over all states. */
const SPREAD = 0x9e37_79b9;
/** The increment between states. */
const STEP = 0x6d2b_79f5;

/**
 * Pseudorandom numbers (mulberry32), reproducible by seed and stream. It uses only integers and sums: logarithms and
 * cosines differ in their last digits between browsers, and a simulated walk has to be the same in all of them.
 */
export function createRandom(seed: number, stream = 0): Random {
  const state = Int32Array.of(mix(mix(seed | 0) ^ Math.imul(stream + 1, SPREAD)));
  const uniform = () => (draw(state) >>> 0) / 2 ** 32;
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    normal: () => drawNormal(state),
    chance: (share) => uniform() < share,
  };
}

/**
 * The sum of twelve uniform numbers, which has a variance of one. A simulated walk takes tens of thousands, and
 * unrolled they are faster than in a loop.
 */
function drawNormal(state: Int32Array): number {
  const before = state[0] as number;
  const sum =
    halvesOf(mulberry((before + STEP) | 0)) +
    halvesOf(mulberry((before + 2 * STEP) | 0)) +
    halvesOf(mulberry((before + 3 * STEP) | 0)) +
    halvesOf(mulberry((before + 4 * STEP) | 0)) +
    halvesOf(mulberry((before + 5 * STEP) | 0)) +
    halvesOf(mulberry((before + 6 * STEP) | 0));
  state[0] = before + 6 * STEP;
  return (sum + 6) / 2 ** 16 - 6;
}

/** Two uniform numbers from one draw. */
function halvesOf(bits: number): number {
  return (bits >>> 16) + (bits & 0xffff);
}

function draw(state: Int32Array): number {
  const next = ((state[0] as number) + STEP) | 0;
  state[0] = next;
  return mulberry(next);
}

function mulberry(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return bits ^ (bits >>> 14);
}

function mix(bits: number): number {
  return mulberry((bits + SPREAD) | 0);
}

/** The seed of the nth of many, uncorrelated with its neighbours. */
export function nthSeed(seed: number, nth: number): number {
  return mix(mix(seed | 0) ^ nth) >>> 0;
}
