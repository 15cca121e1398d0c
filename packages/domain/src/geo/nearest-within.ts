/** A position on the screen. */
export type Pixel = { readonly x: number; readonly y: number };

/** The target nearest to a position on the screen, if it is within reach; the first of several equally near. */
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
