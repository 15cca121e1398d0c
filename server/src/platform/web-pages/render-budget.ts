export type RenderBudget = {
  readonly isLeft: () => boolean;
  readonly spend: (ms: number) => void;
};

/** What may be rendered at once after a quiet while. */
const MOST_MS = 1_000;
/** Of the time that passes, what goes into rendering at most. */
const SHARE = 0.2;

/** How much time pages may take that are rendered on request: a burst, and then a share of the time that passes. */
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
