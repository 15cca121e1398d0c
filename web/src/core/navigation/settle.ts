import { guideOf, placeOf } from './entry.ts';
import { guardStack } from './guards.ts';
import { currentEntry, type NavState, openOverlay } from './nav-state.ts';
import type { PageName } from './pages.ts';

/** Restores the invariants of every state. */
export function settle(state: NavState): NavState {
  return followCurrent(forgetRedirects(guardStack(state)));
}

/**
 * A redirect whose page was left must not surprise someone who logs in much later, and no page must stay pending once
 * the role is known.
 */
function forgetRedirects(state: NavState): NavState {
  const has = (page: PageName) => state.stack.some(({ entry }) => entry.page === page);
  return {
    ...state,
    redirectAfterLogin: has('login') ? state.redirectAfterLogin : null,
    redirectAfterSignup: has('createUser') ? state.redirectAfterSignup : null,
    pendingEntry: state.role === null ? state.pendingEntry : null,
  };
}

/** The visible guide and place are current; a page without them keeps the last ones. */
function followCurrent(state: NavState): NavState {
  const entry = currentEntry(state);
  const currentGuideId =
    guideOf(entry) ?? openOverlay(state, 'guideOverview')?.guideId ?? state.currentGuideId;
  const lastPlaceId = currentGuideId === state.currentGuideId ? state.currentPlaceId : null;
  return { ...state, currentGuideId, currentPlaceId: placeOf(entry) ?? lastPlaceId };
}
