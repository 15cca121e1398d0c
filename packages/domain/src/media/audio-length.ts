/** The length of an audio as it is handed out: rounded up, so that no audio has none. */
export function wholeSeconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.max(1, Math.ceil(milliseconds / 1_000));
}
