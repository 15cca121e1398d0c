export type SpringMove = {
  readonly from: number;
  readonly to: number;
  /** The velocity at the beginning, in units per millisecond. */
  readonly velocity: number;
};

export const SPRING_FRAME_MS = 16;

/** A move ends within about a quarter of a second. */
const STIFFNESS = 0.026;
/** The distance within which it has arrived. */
const ARRIVED = 0.5;
const LONGEST_MS = 600;

/**
 * The positions of a critically damped spring, frame by frame: it starts with the release velocity and comes to rest
 * without overshooting.
 */
export function springFrames({ from, to, velocity }: SpringMove): readonly number[] {
  const away = from - to;
  const push = velocity + STIFFNESS * away;
  const frames = [from];
  for (let at = SPRING_FRAME_MS; at < LONGEST_MS; at += SPRING_FRAME_MS) {
    const left = (away + push * at) * Math.exp(-STIFFNESS * at);
    if (Math.abs(left) < ARRIVED) break;
    frames.push(to + left);
  }
  return [...frames, to];
}
