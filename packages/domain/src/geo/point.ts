/** A position on the earth in decimal degrees (WGS 84). */
export type Point = { readonly lat: number; readonly lng: number };

/** True for finite degrees within the globe; the no-location sentinel therefore fails. */
export function isValidPoint(point: Point): boolean {
  // NaN and the infinities fail both comparisons.
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
}

/** Latitude and longitude both zero: what an unset form field holds, not a place to walk to. */
export function isNullIsland(point: Point): boolean {
  return point.lat === 0 && point.lng === 0;
}
