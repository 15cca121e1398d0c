import type { WalkRules } from './rules.ts';
import type { PathProgress } from './walk-state.ts';

/** How fast someone has gone along the path lately, in metres per second; less than 0 for going back. */
export function paceAfter(
  { paceSeconds, paceMost }: WalkRules,
  before: PathProgress | null,
  along: number,
  t: number,
): number {
  const seconds = before === null ? 0 : (t - before.t) / 1000;
  if (before === null || seconds <= 0) return before?.pace ?? 0;
  const pace = Math.min(paceMost, Math.max(-paceMost, (along - before.along) / seconds));
  return before.pace + Math.min(1, seconds / paceSeconds) * (pace - before.pace);
}

/** Where someone is who has gone on as before. */
export function walkOn({ filterLag }: WalkRules, progress: PathProgress, t: number): PathProgress {
  const seconds = filterLag + Math.max(0, t - progress.t) / 1000;
  return { ...progress, along: progress.along + Math.max(0, progress.pace) * seconds };
}
