export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.slice(
    upper - 1 + (sorted.length % 2),
    upper + 1,
  );
  return sorted.length % 2 === 1 ? low : (low + high) / 2;
}
