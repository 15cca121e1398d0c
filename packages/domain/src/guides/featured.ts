/** Used when the visitor has no featured guides stored. */
export const DEFAULT_FEATURED_IDS: readonly number[] = [2, 8, 7, 3, 1];

export type FeaturedSources = {
  readonly asked: readonly number[];
  /** The requested guides that are live, in any order. */
  readonly found: readonly number[];
  /** Live guides, newest first. */
  readonly newest: readonly number[];
};

/**
 * As many guides as requested, in the same order; the newest live ones replace those that aren't live. Fewer only when
 * there aren't enough live guides.
 */
export function chooseFeatured({ asked, found, newest }: FeaturedSources): readonly number[] {
  const wanted = [...new Set(asked)];
  const live = new Set(found);
  const chosen = new Set([...wanted.filter((id) => live.has(id)), ...newest]);
  return [...chosen].slice(0, wanted.length);
}
