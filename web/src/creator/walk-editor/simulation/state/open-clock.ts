import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';

/** Says how many milliseconds have passed, again and again, until the returned function is called. */
export type Clock = (onTick: (ms: number) => void) => () => void;

/** After a hidden spell of the page the walk goes on from where it was. */
const LONGEST_TICK_MS = 1_000;
/** Without motion the walker is put somewhere else now and then instead of gliding. */
const STILL_MS = 1_000;

/** With each frame or, for those who want little motion, once a second. */
export const runClock: Clock = (onTick) => {
  let before = performance.now();
  const tick = (): void => {
    const now = performance.now();
    onTick(Math.min(LONGEST_TICK_MS, now - before));
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
