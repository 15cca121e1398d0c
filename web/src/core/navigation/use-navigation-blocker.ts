import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Blocker, type LeavesCheck, leavesForm } from './blockers.ts';
import { useNavStore } from './navigation-context.tsx';

/** A move that waits for the user's decision about unsaved changes. */
export type PendingMove = { readonly proceed: () => void; readonly stay: () => void };

/**
 * Asks before any move that loses unsaved changes; the browser asks before the tab is closed. Returns the pending move,
 * or null.
 */
export function useNavigationBlocker(
  isDirty: boolean,
  leaves: LeavesCheck = leavesForm,
): PendingMove | null {
  const store = useNavStore();
  const rule = useRef(leaves);
  useEffect(() => {
    rule.current = leaves;
  }, [leaves]);
  const [blocker] = useState<Blocker>(() => ({ leaves: (from, to) => rule.current(from, to) }));

  useEffect(() => (isDirty ? store.block(blocker) : undefined), [store, blocker, isDirty]);

  const held = useSyncExternalStore(store.subscribe, store.getHeldMove);
  const isMine = held?.by === blocker;
  // Saving removes the blocker before the move continues, but a page that has closed has nothing to ask.
  useEffect(
    () => () => {
      if (store.getHeldMove()?.by === blocker) store.stay();
    },
    [store, blocker],
  );

  const proceed = useCallback(() => void store.proceed(), [store]);
  return isMine ? { proceed, stay: store.stay } : null;
}
