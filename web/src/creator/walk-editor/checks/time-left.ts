import { formatMinutes } from '@laneway/domain/text/durations';

/** Fewer walks say little of the rest. */
const FIRST_GUESS = 50;
/** A guess that changes every second isn't believed. */
const STEP_SECONDS = 5;

/** How long the rest of so many walks will take on this device; null while nobody can say. */
export function timeLeftText(elapsedMs: number, walked: number, total: number): string | null {
  if (walked < FIRST_GUESS || walked >= total) return null;
  const seconds = (elapsedMs / 1_000 / walked) * (total - walked);
  const shown = Math.max(1, Math.ceil(seconds / STEP_SECONDS)) * STEP_SECONDS;
  return `about ${shown < 60 ? `${shown} s` : formatMinutes(Math.ceil(shown / 60))} left`;
}
