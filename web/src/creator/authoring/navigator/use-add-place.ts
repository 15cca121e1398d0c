import { useCallback, useState } from 'react';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { PlaceValues } from '../records/place-values.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { useDeletePlace } from './use-delete-place.ts';

export type PlaceToAdd = {
  readonly values: Partial<PlaceValues>;
  /** Opens the new place, or saves it as it is while the guide stays open. */
  readonly next: 'open' | 'save';
};

/** A place that waits until its guide is saved. */
export type WaitingPlace = PlaceToAdd & {
  /** The step that is required first. */
  readonly text: string;
};

export type AddPlace = {
  readonly add: (place: PlaceToAdd) => void;
  readonly waiting: WaitingPlace | null;
  /** Saves the guide and adds the waiting place. */
  readonly saveAndAdd: () => Promise<void>;
  readonly cancel: () => void;
};

/** Adds places to the open guide. A guide has to be saved first. */
export function useAddPlace(workspace: Workspace, onOpen: (key: string) => void): AddPlace {
  const [waiting, setWaiting] = useState<WaitingPlace | null>(null);
  const { showToast } = useToast();
  const deletePlace = useDeletePlace(workspace);
  const cancel = useCallback(() => setWaiting(null), []);
  const add = useCallback(
    (place: PlaceToAdd) => {
      const added = workspace.addPlace(place.values);
      if (!added.ok) {
        setWaiting({ ...place, text: added.error.detail });
        return;
      }
      const key = added.value;
      if (place.next === 'open') onOpen(key);
      // A refusal is shown in the banner, and the place is marked.
      else void workspace.save(key);
      showToast(`Place ${workspace.getState().places.length} added`, {
        label: 'Undo',
        onAct: () => void deletePlace(key),
      });
    },
    [workspace, onOpen, showToast, deletePlace],
  );
  return {
    add,
    waiting,
    saveAndAdd: async () => {
      const { kind } = await workspace.save(GUIDE_KEY);
      setWaiting(null);
      // Errors are shown in the guide's form and in the banner.
      if (kind === 'saved' && waiting !== null) add(waiting);
    },
    cancel,
  };
}
