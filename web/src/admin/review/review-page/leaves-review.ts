import type { LeavesCheck } from '../../../core/navigation/blockers.ts';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry, type NavState } from '../../../core/navigation/nav-state.ts';

/** Another item of the same guide, or something over the page, doesn't leave its review; anything else does. */
export const leavesReview: LeavesCheck = (before, after) =>
  reviewedGuide(before) !== reviewedGuide(after);

/** The id of the guide whose review is shown; null where none is. */
function reviewedGuide(state: NavState): number | string | null {
  const entry = currentEntry(state);
  if (!isDashboardEntry(entry) || entry.route.part !== 'guides') return null;
  const { open } = entry.route;
  return open?.view === 'review' ? open.guide.id : null;
}
