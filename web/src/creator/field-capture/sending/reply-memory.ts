/** The server stores replies for two days; a day is left for wrong clocks. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * Whether the server may have deleted the reply to a request first sent then, so that repeating it would do it twice.
 */
export function isForgotten(triedAt: number | null, now: number): boolean {
  return triedAt !== null && Math.abs(now - triedAt) > REMEMBERED_MS;
}
