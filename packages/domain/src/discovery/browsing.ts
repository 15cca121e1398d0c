/** The orders of the list of all guides. */
export const BROWSE_ORDERS = ['newest', 'rating', 'near', 'walk_now'] as const;
export type BrowseOrder = (typeof BROWSE_ORDERS)[number];

export function needsPosition(order: BrowseOrder): boolean {
  return order === 'near' || order === 'walk_now';
}

/** Guides to walk right now: close enough to get to, and short enough to finish. */
export const WALK_NOW = { maxMinutes: 90, maxMetres: 3_000 } as const;

/** Larger counts are shown as "more than". */
export const MAX_COUNTED = 1_000;

/** '1 guide', '24 guides', 'More than 1,000 guides'. */
export function guideCountText(total: number): string {
  if (total > MAX_COUNTED) return `More than ${MAX_COUNTED.toLocaleString('en-AU')} guides`;
  return total === 1 ? '1 guide' : `${total.toLocaleString('en-AU')} guides`;
}
