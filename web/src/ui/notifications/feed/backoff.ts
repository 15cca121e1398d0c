const SHORTEST_MS = 3_000;
const LONGEST_MS = 60_000;

/**
 * The delay before the next attempt, after this many failures in a row. `random` (0 to 1) takes off up to half, so that
 * clients don't all reconnect at the same moment.
 */
export function delayAfter(failures: number, random: number): number {
  const whole = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.max(0, failures - 1));
  return whole * (1 - random / 2);
}
