/** What a creator may choose. A smaller zone is lost in the error of a phone's position; a larger one starts too early. */
export const TRIGGER_LIMITS = {
  /** In metres, of a circle. */
  radius: { least: 15, most: 100 },
  corners: { least: 3, most: 50 },
  /** In metres along the path. */
  stretch: { least: 0, most: 1_000_000 },
  /** In degrees. */
  bearing: { least: 0, most: 360 },
  tolerance: { least: 15, most: 180 },
  priority: { least: 0, most: 9 },
  /** In seconds. */
  dwell: { least: 0, most: 60 },
} as const;
