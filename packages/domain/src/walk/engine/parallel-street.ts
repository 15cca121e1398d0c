import type { StepContext } from './step-context.ts';
import type { LateralOffset, PathProgress, WalkState } from './walk-state.ts';

/** The maximum seconds that one fix counts for, because nothing is known about a gap between fixes. */
const LONGEST_SECONDS = 5;

/**
 * A mean over minutes, because between tall buildings the error of one position is as large as the distance to the next
 * street.
 */
export function lateralOffsetAfter(
  { rules }: StepContext,
  before: PathProgress | null,
  beside: number,
  t: number,
): LateralOffset {
  const metres = Math.min(beside, rules.lateralFarthest);
  if (before === null) return { metres, seconds: 0 };
  const passed = Math.min(LONGEST_SECONDS, Math.max(0, (t - before.t) / 1000));
  const seconds = Math.min(rules.lateralSeconds, before.lateralOffset.seconds + passed);
  const share = seconds === 0 ? 0 : passed / seconds;
  return {
    metres: before.lateralOffset.metres + share * (metres - before.lateralOffset.metres),
    seconds,
  };
}

/** Whether someone at a stop on the path seems to be walking along a parallel street. */
export function isInParallelStreet(
  { plan, rules }: StepContext,
  state: WalkState,
  index: number,
): boolean {
  if (plan.plan.mode !== 'ordered' || plan.stops[index]?.isOnPath !== true) return false;
  const lateralOffset = state.progress?.lateralOffset;
  if (lateralOffset === undefined || lateralOffset.seconds === 0) return false;
  return (
    lateralOffset.metres >
    rules.lateralMetres + rules.lateralDoubt / Math.sqrt(lateralOffset.seconds)
  );
}
