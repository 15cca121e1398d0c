import { placeLabel } from '@laneway/domain/guides/place-label';
import { useCallback } from 'react';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import { ignoreClosed } from '../workspace/save-queue.ts';

/**
 * Deletes a place, and offers to undo that. Resolves to a function that restores it, or to null if it wasn't deleted:
 * a refusal is shown in the banner.
 */
export function useDeletePlace(
  workspace: Workspace,
): (key: string) => Promise<(() => void) | null> {
  const { showToast } = useToast();
  return useCallback(
    async (key: string) => {
      const { places } = workspace.getState();
      const index = places.findIndex((each) => each.key === key);
      const item = places[index];
      if (item === undefined) return null;
      const name = placeLabel(item.record.getState().mine.title, item.place.nameNumber);
      const { kind } = await workspace.deletePlace(key);
      if (kind !== 'saved') return null;
      const restore = () => void workspace.restoreDeletedPlace(item, index).catch(ignoreClosed);
      const dismiss = showToast(`${name} deleted`, { label: 'Undo', onAct: restore });
      return () => {
        dismiss();
        restore();
      };
    },
    [workspace, showToast],
  );
}
