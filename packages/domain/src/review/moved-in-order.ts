/**
 * Which items were moved by hand, given their earlier positions in their present order: as few as can explain the
 * order. Those that only made room for others, or closed up, aren't among them.
 */
export function movedInOrder(earlier: readonly number[]): ReadonlySet<number> {
  const kept = longestAscent(earlier);
  return new Set(earlier.filter((position) => !kept.has(position)));
}

/** The longest part of a list that ascends, in quadratic time: a guide has a few hundred places at most. */
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
