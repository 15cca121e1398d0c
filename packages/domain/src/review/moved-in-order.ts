/**
 * The items that were moved by hand, given their earlier positions in the current order: the smallest set of moves
 * that explains the order. Items that only shifted because of others aren't included.
 */
export function movedInOrder(earlier: readonly number[]): ReadonlySet<number> {
  const kept = longestAscent(earlier);
  return new Set(earlier.filter((position) => !kept.has(position)));
}

/** The longest increasing subsequence, in quadratic time: a guide has a few hundred places at most. */
function longestAscent(values: readonly number[]): ReadonlySet<number> {
  const ascents: (readonly number[])[] = [];
  for (const value of values) {
    const longest = ascents.reduce<readonly number[]>(
      (best, ascent) =>
        (ascent.at(-1) ?? -Infinity) < value && ascent.length > best.length ? ascent : best,
      [],
    );
    ascents.push([...longest, value]);
  }
  return new Set(ascents.reduce((best, one) => (one.length > best.length ? one : best), []));
}
