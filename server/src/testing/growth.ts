import { runInNewContext } from 'node:vm';

/** Does something with a text. */
export type Work = (text: string) => unknown;

/** A text of about any length that is meant to make work slow. */
export type Attack = {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
};

function attackText({ prefix, pump, suffix }: Attack, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

/** What takes exponential time stands out at one of these lengths, and still returns. */
const SHORT_LENGTHS = [24, 32, 48, 64, 100, 200];

/** From all attacks to the two slowest, at lengths where quadratic work stands out. */
const SCREENINGS = [
  { length: 600, slowest: 24 },
  { length: 4_000, slowest: 2 },
];

/** Each four times the last. */
const LENGTHS = [800, 3_200, 12_500, 50_000, 200_000];

/** For a text four times as long, linear work takes four times as long and quadratic work sixteen times. */
const MOST_PER_STEP = 9;

/** Shorter times aren't compared: the kernel counts processor time in ticks of some milliseconds. */
const MEASURABLE_MS = 8;

const ATTEMPTS = 2;

/** All attacks on linear work take a few seconds. */
const LIMIT_MS = 60_000;

/** Where the time that the work takes grows faster than its text, up to 200 KB; null where it is linear. */
export function findSuperlinearGrowth(
  work: Work,
  attacks: readonly Attack[],
  limitMs = LIMIT_MS,
): string | null {
  try {
    // Only a limit of node:vm interrupts an expression that doesn't come to an end.
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
    const allowed = MOST_PER_STEP * Math.max(last.ms, MEASURABLE_MS);
    const ms = shortestMs(work, attackText(attack, length), allowed);
    if (ms > allowed) {
      return `${last.ms} ms for ${last.length} characters, ${ms} ms for ${length}: ${JSON.stringify(attack)}`;
    }
    last = { length, ms };
  }
  return null;
}

/**
 * The time of the processor, which other processes don't change. Where one attempt is too long, another follows, because
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
