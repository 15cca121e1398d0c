import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';

/** Calls back repeatedly with the elapsed milliseconds, until the returned function is called. */
export type Clock = (onTick: (ms: number) => void) => () => void;

/** After the page was hidden, the walk continues from where it was. */
const MAX_TICK_MS = 1_000;
/** With reduced motion the walker moves in steps instead of gliding. */
const STILL_MS = 1_000;

/** Ticks with each frame or, with reduced motion, once a second. */
export const runClock: Clock = (onTick) => {
  let before = performance.now();
  const tick = (): void => {
    const now = performance.now();
    onTick(Math.min(MAX_TICK_MS, now - before));
    before = now;
  };
  if (prefersReducedMotion()) {
    const timer = setInterval(tick, STILL_MS);
    return () => clearInterval(timer);
  }
  let frame = requestAnimationFrame(function draw() {
    tick();
    frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
};
