import { useCallback } from 'react';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import { ignoreClosed } from '../workspace/save-queue.ts';
import { placeName } from './place-name.ts';

/** Moves a place, says where it is now, and offers to undo it. The order is saved at once. */
export function usePlaceMoves(workspace: Workspace): (key: string, to: number) => void {
  const { showToast } = useToast();
  return useCallback(
    (key: string, to: number) => {
      const move = (target: number, isUndo: boolean): void => {
        const { places } = workspace.getState();
        const from = places.findIndex((item) => item.key === key);
        const item = places[from];
        if (item === undefined || from === target) return;
        const name = placeName(item.record.getState().mine.title, from);
        const takeBack = showToast(
          `${name}, ${target + 1} of ${places.length}`,
          isUndo ? undefined : { label: 'Undo', onAct: () => move(from, true) },
        );
        void workspace.movePlace(key, target).then(({ kind }) => {
          // The banner says why, and the places are where they were.
          if (kind !== 'saved') takeBack();
        }, ignoreClosed);
      };
      move(to, false);
    },
    [workspace, showToast],
  );
}
