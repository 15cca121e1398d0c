import type { Turn } from './step-context.ts';
import type { PathProgress, WalkState } from './walk-state.ts';

/** How far beside the path someone has been lately. */
export type Aside = { readonly metres: number; readonly seconds: number };

/** Seconds that a fix stands for at most: of the time without any, nothing is known. */
const LONGEST_SECONDS = 5;

/** A mean over minutes: between tall houses, the error of one position is as large as the way to the next street. */
export function asideAfter(
  { rules }: Turn,
  before: PathProgress | null,
  beside: number,
  t: number,
): Aside {
  const metres = Math.min(beside, rules.asideFarthest);
  if (before === null) return { metres, seconds: 0 };
  const passed = Math.min(LONGEST_SECONDS, Math.max(0, (t - before.t) / 1000));
  const seconds = Math.min(rules.asideSeconds, before.aside.seconds + passed);
  const share = seconds === 0 ? 0 : passed / seconds;
  return { metres: before.aside.metres + share * (metres - before.aside.metres), seconds };
}

/** Whether someone who is at a stop of the path seems to walk in the street beside it. */
export function isInNextStreet({ plan, rules }: Turn, state: WalkState, index: number): boolean {
  if (plan.plan.mode !== 'ordered' || plan.stops[index]?.isOnPath !== true) return false;
  const aside = state.progress?.aside;
  if (aside === undefined || aside.seconds === 0) return false;
  return aside.metres > rules.asideMetres + rules.asideDoubt / Math.sqrt(aside.seconds);
}
