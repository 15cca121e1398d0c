import type { Point } from '@laneway/domain/geo/point';

/** The current activity of the walker. */
export type OutingMode =
  | { readonly kind: 'walking' }
  /** Placing a new spot by hand. */
  | { readonly kind: 'placing' }
  | { readonly kind: 'spot'; readonly spotId: string }
  | { readonly kind: 'moving'; readonly spotId: string }
  /** Drawing the path across a guess: the points so far. */
  | { readonly kind: 'redrawing'; readonly segment: number; readonly points: readonly Point[] };

export const WALKING: OutingMode = { kind: 'walking' };

export function hasCrosshair({ kind }: OutingMode): boolean {
  return kind === 'placing' || kind === 'moving' || kind === 'redrawing';
}
