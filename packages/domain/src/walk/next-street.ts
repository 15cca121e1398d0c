import type { Turn } from './turn.ts';
import type { PathProgress, WalkState } from './walk-state.ts';

/** How far beside the path someone has been lately. */
export type Aside = { readonly metres: number; readonly seconds: number };

/**
 * A mean over minutes: the error of one position is as large as the way to the next street, and lasts. What is far away
 * counts as the next street, so that the mean recovers soon after a detour.
 */
export function asideAfter(
  { rules }: Turn,
  before: PathProgress | null,
  beside: number,
  t: number,
): Aside {
  const metres = Math.min(beside, rules.asideFarthest);
  if (before === null) return { metres, seconds: 0 };
  const passed = Math.min(rules.asideGap, Math.max(0, (t - before.t) / 1000));
  const seconds = Math.min(rules.asideSeconds, before.aside.seconds + passed);
  const share = seconds === 0 ? 0 : passed / seconds;
  return { metres: before.aside.metres + share * (metres - before.aside.metres), seconds };
}

/** Whether someone who is at a stop of the path seems to walk in the street beside it. */
export function isInNextStreet({ plan, rules }: Turn, state: WalkState, index: number): boolean {
  if (plan.plan.mode !== 'ordered' || plan.stops[index]?.isOnPath !== true) return false;
  const aside = state.progress?.aside;
  if (aside === undefined || aside.seconds < rules.asideLeast) return false;
  return aside.metres > rules.asideMetres + rules.asideDoubt / Math.sqrt(aside.seconds);
}
