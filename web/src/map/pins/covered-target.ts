import { type Box, doOverlap } from '../popup-spot.ts';

/** The side of the smallest square that a finger is sure to hit: the target size of WCAG 2.2, level AA. */
const MIN_TARGET_PX = 24;

/** True if covers leave no square of a target free that is large enough to tap. */
export function isTargetCovered(target: Box, covers: readonly Box[]): boolean {
  const near = covers.filter((cover) => doOverlap(cover, target));
  if (near.length === 0) return false;
  // A free square can be moved up and to the left until it touches the target's edge or a cover.
  const lefts = [target.left, ...near.map(({ right }) => right)];
  const tops = [target.top, ...near.map(({ bottom }) => bottom)];
  const squares = lefts.flatMap((left) =>
    tops.map((top) => ({ left, top, right: left + MIN_TARGET_PX, bottom: top + MIN_TARGET_PX })),
  );
  return !squares.some(
    (square) =>
      square.left >= target.left &&
      square.top >= target.top &&
      square.right <= target.right &&
      square.bottom <= target.bottom &&
      !near.some((cover) => doOverlap(cover, square)),
  );
}
