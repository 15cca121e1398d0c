export type RenderBudget = {
  readonly isLeft: () => boolean;
  readonly spend: (ms: number) => void;
};

/** The largest burst after a quiet period. */
const MOST_MS = 1_000;
/** The maximum share of time spent on rendering. */
const SHARE = 0.2;

/** Limits the time for rendering pages on request: a burst, and then a share of the elapsed time. */
export function createRenderBudget(now: () => number = () => performance.now()): RenderBudget {
  let left = MOST_MS;
  let at = now();
  const refill = () => {
    const time = now();
    left = Math.min(MOST_MS, left + (time - at) * SHARE);
    at = time;
  };
  return {
    isLeft: () => {
      refill();
      return left > 0;
    },
    spend: (ms) => {
      refill();
      left -= ms;
    },
  };
}
