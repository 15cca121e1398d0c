import { type Box, doOverlap } from '../popup-spot.ts';

/** The gap between a pin and the element it was moved away from. */
const GAP_PX = 8;

/**
 * The distance to move a map up, in pixels, to uncover a pin at the lower or upper edge of the free
 * space; negative is down.
 */
export function clearShift(pin: Box, cover: Box, free: Pick<Box, 'top' | 'bottom'>): number {
  if (!doOverlap(pin, cover)) return 0;
  const isAtBottom = cover.top + cover.bottom > free.top + free.bottom;
  return isAtBottom ? pin.bottom - cover.top + GAP_PX : pin.top - cover.bottom - GAP_PX;
}
