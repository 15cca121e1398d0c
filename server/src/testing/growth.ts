import { runInNewContext } from 'node:vm';

/** Processes a text. */
export type Work = (text: string) => unknown;

/** The parts of a text of any length that is meant to make the work slow. */
export type Attack = {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
};

function attackText({ prefix, pump, suffix }: Attack, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

/** Exponential work is noticeable at one of these lengths, and still ends. */
const SHORT_LENGTHS = [24, 32, 48, 64, 100, 200];

/** The rounds from all attacks to the two slowest, at lengths where quadratic work is noticeable. */
const SCREENINGS = [
  { length: 600, slowest: 24 },
  { length: 4_000, slowest: 2 },
];

/** Each is four times the previous one. */
const LENGTHS = [800, 3_200, 12_500, 50_000, 200_000];

/** For a text four times as long, linear work takes four times as long and quadratic work sixteen times. */
const MAX_GROWTH_PER_STEP = 9;

/** Shorter times aren't compared: the kernel counts processor time in ticks of some milliseconds. */
const MEASURABLE_MS = 8;

const ATTEMPTS = 2;

/** All attacks on linear work take a few seconds. */
const LIMIT_MS = 60_000;

/** An input on which the time of the work grows faster than its length, up to 200 KB; null if the time is linear. */
export function findSuperlinearGrowth(
  work: Work,
  attacks: readonly Attack[],
  limitMs = LIMIT_MS,
): string | null {
  try {
    // Only the timeout of node:vm can interrupt an expression that doesn't end.
    return runInNewContext(
      'find()',
      { find: () => findGrowth(work, attacks) },
      { timeout: limitMs },
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return `no end after ${limitMs} ms`;
  }
}

function findGrowth(work: Work, attacks: readonly Attack[]): string | null {
  for (const length of SHORT_LENGTHS) {
    for (const attack of attacks) {
      const growth = growthOver([length], work, attack);
      if (growth !== null) return growth;
    }
  }
  const worst = SCREENINGS.reduce(
    (left, { length, slowest }) =>
      left
        .map((attack) => ({ attack, ms: elapsedMs(work, attackText(attack, length)) }))
        .sort((a, b) => b.ms - a.ms)
        .slice(0, slowest)
        .map(({ attack }) => attack),
    attacks,
  );
  for (const attack of worst) {
    const growth = growthOver(LENGTHS, work, attack);
    if (growth !== null) return growth;
  }
  return null;
}

function growthOver(lengths: readonly number[], work: Work, attack: Attack): string | null {
  let last = { length: 0, ms: 0 };
  for (const length of lengths) {
    const allowed = MAX_GROWTH_PER_STEP * Math.max(last.ms, MEASURABLE_MS);
    const ms = shortestMs(work, attackText(attack, length), allowed);
    if (ms > allowed) {
      return `${last.ms} ms for ${last.length} characters, ${ms} ms for ${length}: ${JSON.stringify(attack)}`;
    }
    last = { length, ms };
  }
  return null;
}

/**
 * The processor time, which other processes don't affect. If one attempt takes too long, another one follows, because
 * garbage may have been collected in the first.
 */
function shortestMs(work: Work, text: string, enough: number): number {
  const elapsed = elapsedMs(work, text);
  if (elapsed < MEASURABLE_MS) return elapsed;
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && shortest > enough; attempt += 1) {
    const begun = process.threadCpuUsage();
    work(text);
    const { user, system } = process.threadCpuUsage(begun);
    shortest = Math.min(shortest, (user + system) / 1_000);
  }
  return shortest;
}

function elapsedMs(work: Work, text: string): number {
  const begun = performance.now();
  work(text);
  return performance.now() - begun;
}
