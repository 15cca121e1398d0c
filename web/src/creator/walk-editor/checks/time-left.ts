import { formatMinutes } from '@laneway/domain/text/durations';

/** With fewer walks, no estimate is shown. */
const FIRST_GUESS = 50;
/** Rounded, because an estimate that changes every second isn't credible. */
const STEP_SECONDS = 5;

/** The remaining time on this device; null while unknown. */
export function timeLeftText(elapsedMs: number, walked: number, total: number): string | null {
  if (walked < FIRST_GUESS || walked >= total) return null;
  const seconds = (elapsedMs / 1_000 / walked) * (total - walked);
  const shown = Math.max(1, Math.ceil(seconds / STEP_SECONDS)) * STEP_SECONDS;
  return `about ${shown < 60 ? `${shown} s` : formatMinutes(Math.ceil(shown / 60))} left`;
}
