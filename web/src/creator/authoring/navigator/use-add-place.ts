import { placeLabel } from '@laneway/domain/guides/place-label';
import { useCallback, useRef } from 'react';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { PlaceValues } from '../records/place-values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { ignoreClosed, unlessWaiting } from '../workspace/save-queue.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { useDeletePlace } from './use-delete-place.ts';

export type PlaceToAdd = {
  readonly values: Partial<PlaceValues>;
  /** Opens the new place, or saves it as it is while the guide stays open. */
  readonly next: 'open' | 'save';
};

/**
 * Adds places to the open guide; resolves to the key of the new place, or to null if there is none. A guide that was
 * never saved is saved first, because places belong to saved ones.
 */
export function useAddPlace(
  { workspace, autoSave }: OpenWorkspace,
  onOpen: (key: string) => void,
): (place: PlaceToAdd) => Promise<string | null> {
  const isSavingGuide = useRef(false);
  const { showToast } = useToast();
  const deletePlace = useDeletePlace(workspace);
  return useCallback(
    (place: PlaceToAdd) => {
      const add = async (): Promise<string | null> => {
        if (!workspace.addsPlaces()) {
          // A second tap adds no second place.
          if (isSavingGuide.current) return null;
          isSavingGuide.current = true;
          await unlessWaiting(workspace.queue, autoSave.save(GUIDE_KEY)).finally(() => {
            isSavingGuide.current = false;
          });
        }
        const added = workspace.addPlace(place.values);
        // The form and the banner show why the guide couldn't be saved.
        if (!added.ok) {
          showToast(added.error.detail);
          return null;
        }
        const key = added.value;
        if (place.next === 'open') onOpen(key);
        // A refusal is shown in the banner, and the place is marked.
        else void autoSave.save(key).catch(ignoreClosed);
        const item = workspace.getState().places.find((each) => each.key === key);
        showToast(`${placeLabel(null, item?.place.nameNumber ?? 1)} added`, {
          label: 'Undo',
          onAct: () => void deletePlace(key),
        });
        return key;
      };
      return add().catch((error: unknown) => {
        ignoreClosed(error);
        return null;
      });
    },
    [workspace, autoSave, onOpen, showToast, deletePlace],
  );
}
