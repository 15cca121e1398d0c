export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly uniform: () => number;
  /** Normally distributed around 0, two thirds within 1. */
  readonly normal: () => number;
};

/** Pseudorandom numbers, the same for the same seed, so that every run measures the same thing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}
