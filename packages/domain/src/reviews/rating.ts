/** The sum and number of a guide's ratings. */
export type RatingTotal = { readonly sum: number; readonly count: number };

/** One or two ratings say little about the guide. */
export const MIN_RATINGS = 3;

/** The average to one decimal, halves up; null while there is none. */
export function averageRating({ sum, count }: RatingTotal): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10;
}

/** The average as everyone sees it: null until there are enough ratings. */
export function shownRating(total: RatingTotal): number | null {
  return total.count < MIN_RATINGS ? null : averageRating(total);
}

/** How many of each rating there are, from one star to five. */
export type RatingCounts = readonly [number, number, number, number, number];

export function totalOf(counts: RatingCounts): RatingTotal {
  return {
    sum: counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
    count: counts.reduce((sum, count) => sum + count),
  };
}
