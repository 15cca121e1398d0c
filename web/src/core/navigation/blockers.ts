import { isSameRecord } from './dashboard-parts.ts';
import { isDashboardEntry, isSameEntry } from './entry.ts';
import type { NavAction } from './nav-actions.ts';
import { currentEntry, type NavState } from './nav-state.ts';

/** True if going from one state to another loses unsaved changes. */
export type LeavesCheck = (from: NavState, to: NavState) => boolean;

/** Asks the user before a move that would lose changes. Compared by identity: two pages may have the same rule. */
export type Blocker = { readonly leaves: LeavesCheck };

/** A move that waits for the user's decision. */
export type HeldMove = {
  readonly action: NavAction;
  /** The blocker that asks the user. */
  readonly by: Blocker;
  /** The blockers that have already allowed it. */
  readonly passed: readonly Blocker[];
};

/**
 * The blocker that has to ask before this action; null when there is none. Only the first one asks:
 * the next one asks when the move is tried again.
 */
export function blockerOf(
  blockers: readonly Blocker[],
  passed: readonly Blocker[],
  { type }: NavAction,
  from: NavState,
  to: NavState,
): Blocker | null {
  if (from === to || isFact(type)) return null;
  const asked = blockers.find((each) => !passed.includes(each) && each.leaves(from, to));
  return asked ?? null;
}

/**
 * The rule of the forms: another page, part, guide or place leaves the form. Another view of the
 * same record, such as its history, and anything that opens over the page do not.
 */
export const leavesForm: LeavesCheck = (before, after) => {
  const from = currentEntry(before);
  const to = currentEntry(after);
  const bothInDashboard = isDashboardEntry(from) && isDashboardEntry(to) && from.page === to.page;
  return bothInDashboard ? !isSameRecord(from.route, to.route) : !isSameEntry(from, to);
};

/** The rule of a guide's editor: only another guide, part or page leaves it, not a place or view of the same guide. */
export const leavesGuide: LeavesCheck = (before, after) => {
  const guide = openGuideOf(before);
  const isSameGuide = guide !== null && guide === openGuideOf(after);
  return !isSameGuide && leavesForm(before, after);
};

/** Comparable text for the guide that is open in a dashboard. */
function openGuideOf(state: NavState): string | null {
  const entry = currentEntry(state);
  if (!isDashboardEntry(entry) || entry.route.part !== 'guides') return null;
  const { open } = entry.route;
  return open === null ? null : `${open.guide.source} ${open.guide.id}`;
}

/** A change of the login or of a record's id can't be blocked. */
function isFact(type: NavAction['type']): boolean {
  return type === 'setRole' || type === 'logOut' || type === 'renameRecord';
}
