import type { NavAction } from './nav-actions.ts';
import { navReducer } from './nav-reducer.ts';
import { currentEntry, INITIAL_NAV_STATE, type NavState } from './nav-state.ts';
import type { PageName } from './pages.ts';

/** Holds the one navigation state, for React and for the browser's history alike. */
export type NavStore = {
  readonly getState: () => NavState;
  readonly dispatch: (action: NavAction) => void;
  /** Calls after each change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isPageAvailable: (page: PageName) => boolean;
};

export type NavStoreOptions = {
  /** An action that would end on a page which is not available changes nothing. */
  readonly isPageAvailable: (page: PageName) => boolean;
  readonly initial?: NavState;
};

export function createNavStore({
  isPageAvailable,
  initial = INITIAL_NAV_STATE,
}: NavStoreOptions): NavStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const reachable = (action: NavAction): NavState => {
    const next = navReducer(state, action);
    if (isPageAvailable(currentEntry(next).page)) return next;
    // Who the viewer is has to be known even where it leads nowhere.
    return action.type === 'setRole' ? navReducer(next, { type: 'goHome' }) : state;
  };
  return {
    getState: () => state,
    dispatch: (action) => {
      const next = reachable(action);
      if (next === state) return;
      state = next;
      for (const notify of [...listeners]) notify();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    isPageAvailable,
  };
}
