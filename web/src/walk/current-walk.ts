import { createStore } from '../core/store.ts';
import type { WalkSession } from './walk-session.ts';

/** The walk in progress, whichever page is open; there is at most one. */
export type CurrentWalk = {
  readonly of: (guideId: number) => WalkSession | null;
  /** Replaces an earlier walk, which is left. */
  readonly set: (session: WalkSession | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createCurrentWalk(): CurrentWalk {
  const { getState, setState, subscribe } = createStore<WalkSession | null>(null);
  return {
    of: (guideId) => {
      const current = getState();
      return current?.plan.guideId === guideId ? current : null;
    },
    set: (session) => {
      getState()?.leave();
      setState(session);
    },
    subscribe,
  };
}

export const currentWalk = createCurrentWalk();
