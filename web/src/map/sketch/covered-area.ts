/** A rectangle in degrees. */
export type GeoBox = {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
};

export type CoveredArea = GeoBox & {
  /** The width in degrees over which its contents fade out at the edge. */
  readonly fade: number;
};

/** The area with streets, parks and rivers: inner Melbourne, Footscray to Hawthorn. */
export const CITY: CoveredArea = {
  north: -37.765,
  south: -37.886,
  west: 144.858,
  east: 145.041,
  fade: 0.012,
};

/** Further out, streets, parks and rivers would run into each other. */
export const CITY_FROM_ZOOM = 11;

/** The area with the coast and the larger towns: Port Phillip and the shores of Bass Strait. */
export const REGION: CoveredArea = {
  north: -36.6,
  south: -39.6,
  west: 142.4,
  east: 147.8,
  fade: 0.5,
};
