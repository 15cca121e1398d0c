/** Does something with a text. */
export type Work = (text: string) => unknown;

/** A text of about any length that is meant to make work slow. */
export type Attack = {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
};

export function attackText({ prefix, pump, suffix }: Attack, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

/**
 * The sizes at which time is measured. The first ones are small, because what takes exponential time never returns from
 * a large one.
 */
const SIZES = [400, 1_600, 6_400, 25_000, 100_000, 200_000];

/** Too short to compare: the clock and the other processes of the machine would decide. */
const MEASURABLE_MS = 20;

/** Linear work takes four times as long for a text four times as long, quadratic work sixteen times. */
const MOST_PER_FOURFOLD = 9;

const ATTEMPTS = 6;

/**
 * Where the time that the work takes grows faster than its text, up to 200 KB; null where it is linear. A time is the
 * shortest of several, because other processes can only make it longer.
 */
export function superlinearGrowth(
  work: Work,
  attack: Attack,
  sizes: readonly number[] = SIZES,
): string | null {
  let last = { size: 0, ms: 0 };
  for (const size of sizes) {
    const text = attackText(attack, size);
    const factor = last.size === 0 ? 1 : size / last.size;
    const allowed =
      MOST_PER_FOURFOLD ** (Math.log(factor) / Math.log(4)) * Math.max(last.ms, MEASURABLE_MS);
    const ms = shortestMs(work, text, allowed);
    if (ms > allowed) {
      return `${last.ms.toFixed(1)} ms for ${last.size} characters, ${ms.toFixed(1)} ms for ${size}: ${JSON.stringify(attack)}`;
    }
    last = { size, ms };
  }
  return null;
}

/** The shortest of several attempts; the first that is short enough ends them. */
function shortestMs(work: Work, text: string, enough: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && shortest > enough; attempt += 1) {
    const begun = performance.now();
    work(text);
    shortest = Math.min(shortest, performance.now() - begun);
  }
  return shortest;
}
