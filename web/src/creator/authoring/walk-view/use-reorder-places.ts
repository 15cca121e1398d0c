import { arrange } from '@laneway/domain/walk/plan/order-along-path';
import { useCallback } from 'react';
import type { Workspace } from '../workspace/create-workspace.ts';
import { QueueClosed } from '../workspace/save-queue.ts';

/** A new order that is being saved. */
export type Reordering = {
  /** Restores the previous order. */
  readonly undo: () => void;
  /** False if it was refused: the places are then in the order of the server. */
  readonly isSaved: Promise<boolean>;
};

/** Returns a function that puts the places of an open guide into an order of stops. Other places stay behind theirs. */
export function useReorderPlaces(workspace: Workspace): (order: readonly number[]) => Reordering {
  return useCallback(
    (order) => {
      const { places } = workspace.getState();
      const keysOf = (items: typeof places) => items.map(({ key }) => key);
      return {
        undo: () => void saveOrder(workspace, keysOf(places)),
        isSaved: saveOrder(workspace, keysOf(arrange(places, order, ({ stopId }) => stopId))),
      };
    },
    [workspace],
  );
}

async function saveOrder(workspace: Workspace, keys: readonly string[]): Promise<boolean> {
  try {
    return (await workspace.orderPlaces(keys)).kind === 'saved';
  } catch (error) {
    // The queue closes at logout.
    if (error instanceof QueueClosed) return false;
    throw error;
  }
}
