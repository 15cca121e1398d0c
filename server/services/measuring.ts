/** A busy machine may disturb one measurement; a broken promise fails every time. */
const ATTEMPTS = 3;

/** Measures until the figure is as promised, at most three times, and returns the last figure. */
export async function measureUntil(
  measure: () => Promise<number>,
  holds: (figure: number) => boolean,
): Promise<number> {
  let figure = await measure();
  for (let attempt = 2; attempt <= ATTEMPTS && !holds(figure); attempt += 1) {
    figure = await measure();
  }
  return figure;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function shuffled<T>(things: readonly T[]): readonly T[] {
  return things
    .map((thing) => ({ thing, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** Prints a figure, whether or not it is as promised. */
export function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
