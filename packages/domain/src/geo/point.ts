/** A position on the earth in decimal degrees (WGS 84). */
export type Point = { readonly lat: number; readonly lng: number };

/** True if both degrees are finite and in range, which excludes the no-location sentinel. */
export function isValidPoint(point: Point): boolean {
  // NaN and the infinities fail both comparisons.
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
}

/** Latitude and longitude both zero: an unset form field rather than a place. */
export function isNullIsland(point: Point): boolean {
  return point.lat === 0 && point.lng === 0;
}
