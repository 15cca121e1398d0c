import type { WalkSession } from './walk-session.ts';

/** The walk that goes on, whichever page is open; there is at most one. */
export type CurrentWalk = {
  readonly of: (guideId: number) => WalkSession | null;
  /** Takes the place of an earlier one, which is left. */
  readonly set: (session: WalkSession | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createCurrentWalk(): CurrentWalk {
  let current: WalkSession | null = null;
  const listeners = new Set<() => void>();
  return {
    of: (guideId) => (current?.plan.guideId === guideId ? current : null),
    set: (session) => {
      current?.leave();
      current = session;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** That of this tab. */
export const currentWalk = createCurrentWalk();
