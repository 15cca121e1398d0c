import { isSameRecord } from './dashboard-parts.ts';
import { isDashboardEntry, isSameEntry } from './entry.ts';
import type { NavAction } from './nav-actions.ts';
import { currentEntry, type NavState } from './nav-state.ts';

/** Whether going from one state to another loses unsaved changes. */
export type LeavesCheck = (from: NavState, to: NavState) => boolean;

/** Asks before a move that it objects to. Compared by identity: two pages may have the same rule. */
export type Blocker = { readonly leaves: LeavesCheck };

/** A move that waits for an answer. */
export type HeldMove = {
  readonly action: NavAction;
  /** The blocker that has to be asked. */
  readonly by: Blocker;
  /** The blockers that have already agreed. */
  readonly passed: readonly Blocker[];
};

/**
 * The blocker to ask before this action is carried out; null when there is none. Only the first is asked: the next one
 * is asked when the move is tried again.
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

/** A change of who is logged in, or of what something is called, can't be blocked. */
function isFact(type: NavAction['type']): boolean {
  return type === 'setRole' || type === 'logOut' || type === 'renameRecord';
}
