import { placeLabel } from '@laneway/domain/guides/place-label';
import { useCallback } from 'react';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import { ignoreClosed } from '../workspace/save-queue.ts';

/** Deletes a place, and offers to undo that. A refusal is shown in the banner. */
export function useDeletePlace(workspace: Workspace): (key: string) => Promise<void> {
  const { showToast } = useToast();
  return useCallback(
    async (key: string) => {
      const { places } = workspace.getState();
      const index = places.findIndex((each) => each.key === key);
      const item = places[index];
      if (item === undefined) return;
      const name = placeLabel(item.record.getState().mine.title, item.place.nameNumber);
      const { kind } = await workspace.deletePlace(key);
      if (kind !== 'saved') return;
      showToast(`${name} deleted`, {
        label: 'Undo',
        onAct: () => void workspace.restoreDeletedPlace(item, index).catch(ignoreClosed),
      });
    },
    [workspace, showToast],
  );
}
