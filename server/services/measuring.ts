/** A machine that does other things as well disturbs a measurement; a promise that is broken fails every time. */
const ATTEMPTS = 3;

/** Measures until the figure is as promised, three times at most; the last figure. */
export async function untilItHolds(
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

/** Figures are printed, whether or not they are as promised. */
export function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
