import { createListeners } from '../store.ts';
import { type Blocker, blockerOf, type HeldMove } from './blockers.ts';
import type { NavAction } from './nav-actions.ts';
import { navReducer } from './nav-reducer.ts';
import { INITIAL_NAV_STATE, type NavState } from './nav-state.ts';

/** The outcome of an action. One that is held may still be carried out later. */
export type Outcome = 'moved' | 'still' | 'held';

/** Holds the one navigation state, for React and for the browser's history alike. */
export type NavStore = {
  readonly getState: () => NavState;
  readonly dispatch: (action: NavAction) => Outcome;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Registers a blocker, which is called before each move; returns a function that removes it. */
  readonly block: (blocker: Blocker) => () => void;
  readonly isBlocked: () => boolean;
  /** The move that waits for the user's decision; a later one replaces it. */
  readonly getHeldMove: () => HeldMove | null;
  /** Carries out the move that is held, unless another blocker objects to it. */
  readonly proceed: () => Outcome;
  /** Cancels the held move. */
  readonly stay: () => void;
};

export function createNavStore(initial = INITIAL_NAV_STATE): NavStore {
  let state = initial;
  let held: HeldMove | null = null;
  let blockers: readonly Blocker[] = [];
  const { subscribe, notify } = createListeners();
  const setState = (nextState: NavState, nextHeld: HeldMove | null): void => {
    if (nextState === state && nextHeld === held) return;
    state = nextState;
    held = nextHeld;
    notify();
  };
  const setBlockers = (next: readonly Blocker[]): void => {
    blockers = next;
    notify();
  };
  const attempt = (action: NavAction, passed: readonly Blocker[]): Outcome => {
    const next = navReducer(state, action);
    if (next === state) return 'still';
    const by = blockerOf(blockers, passed, action, state, next);
    if (by !== null) {
      setState(state, { action, by, passed });
      return 'held';
    }
    // The save that a move waits for may give its record another id, which isn't a later move.
    setState(next, action.type === 'renameRecord' ? held : null);
    return 'moved';
  };
  return {
    getState: () => state,
    dispatch: (action) => attempt(action, []),
    subscribe,
    block: (blocker) => {
      setBlockers([...blockers, blocker]);
      return () => setBlockers(blockers.filter((each) => each !== blocker));
    },
    isBlocked: () => blockers.length > 0,
    getHeldMove: () => held,
    proceed: () => {
      if (held === null) return 'still';
      const { action, by, passed } = held;
      const outcome = attempt(action, [...passed, by]);
      if (outcome === 'still') setState(state, null);
      return outcome;
    },
    stay: () => setState(state, null),
  };
}
