/** A position on the screen. */
export type Pixel = { readonly x: number; readonly y: number };

/** The nearest target within reach of a screen position; the first one if several are equally near. */
export function nearestWithin<Target extends { readonly pixel: Pixel }>(
  pixel: Pixel,
  targets: readonly Target[],
  reach: number,
): Target | null {
  let nearest: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const distance = Math.hypot(target.pixel.x - pixel.x, target.pixel.y - pixel.y);
    if (distance > reach || distance >= least) continue;
    nearest = target;
    least = distance;
  }
  return nearest;
}

/** The distance in pixels from a position on the screen to the straight line between two others. */
export function distanceToSide(pixel: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy;
  const along = (pixel.x - from.x) * dx + (pixel.y - from.y) * dy;
  // A side without length is a point.
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, along / lengthSquared));
  return Math.hypot(pixel.x - from.x - share * dx, pixel.y - from.y - share * dy);
}
