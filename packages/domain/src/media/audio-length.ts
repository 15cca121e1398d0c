/** Audio length in seconds, rounded up so that it is never zero. */
export function wholeSeconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.max(1, Math.ceil(milliseconds / 1_000));
}
