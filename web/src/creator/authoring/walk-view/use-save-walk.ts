import { useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import type { SaveState } from '../../../ui/forms/save-state.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import { useDirtyKeys, useRecords } from '../workspace/dirty-keys.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

export type WalkSaving = {
  readonly state: SaveState;
  readonly save: () => Promise<void>;
  /** The record whose form has a blocking error. */
  readonly invalidKey: string | null;
};

/** Saves all changes of a guide and its places, one record after the other. */
export function useSaveWalk(open: OpenWorkspace): WalkSaving {
  const { workspace, autoSave } = open;
  const { showToast } = useToast();
  const [underWay, setUnderWay] = useState(0);
  const dirty = useDirtyKeys(workspace);
  const { stuck } = useStore(autoSave);
  const invalid = dirty.find((key) => stuck.get(key)?.kind === 'invalid') ?? null;

  const save = async (): Promise<void> => {
    setUnderWay((count) => count + 1);
    try {
      if (await autoSave.saveAll()) showToast('Walk saved');
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return {
    save,
    invalidKey: invalid,
    state: useWalkSaveState(open, dirty, underWay > 0, invalid !== null),
  };
}

/** The state in the bar: the first of these that applies. */
function useWalkSaveState(
  { workspace, recovery, autoSave }: OpenWorkspace,
  dirty: readonly string[],
  isSaving: boolean,
  hasErrors: boolean,
): SaveState {
  const { queue } = workspace;
  const queueState = useStore(queue);
  const { isStored } = useStore(recovery);
  const savedAt = useStore(workspace, (state) => state.savedAt);
  const failure = useStore(workspace, (state) => state.failure);
  const clashes = useClashCount(workspace);
  const isDirty = dirty.length > 0;
  if ((isSaving || isDirty) && queueState === 'waiting') return { kind: 'offline' };
  if (isSaving) return { kind: 'saving' };
  if (isDirty && queueState === 'saving') return { kind: 'saving', isAutomatic: true };
  if (clashes > 0 || hasErrors) return { kind: 'invalid', count: clashes + (hasErrors ? 1 : 0) };
  if (failure !== null && dirty.some((key) => key === failure.key)) {
    return { kind: 'failed', text: [failure.text, ...Object.values(failure.errors)].join(' ') };
  }
  if (isDirty) return { kind: 'unsaved', isStored, isAutomatic: autoSave.isOn() };
  return { kind: 'clean', savedAt: savedAt === null ? null : new Date(savedAt).toISOString() };
}

function useClashCount(workspace: Workspace): number {
  return useRecords(workspace, () =>
    [workspace.guideRecord, ...workspace.getState().places.map(({ record }) => record)]
      .map((record) => record.getState().clashes.length)
      .reduce((sum, count) => sum + count, 0),
  );
}
