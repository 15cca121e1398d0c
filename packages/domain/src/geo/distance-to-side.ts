import type { Pixel } from './nearest-within.ts';

/** How far a position on the screen is from a straight line between two others. */
export function distanceToSide(pixel: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy;
  const along = (pixel.x - from.x) * dx + (pixel.y - from.y) * dy;
  // A side without a length is a point.
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, along / lengthSquared));
  return Math.hypot(pixel.x - from.x - share * dx, pixel.y - from.y - share * dy);
}
