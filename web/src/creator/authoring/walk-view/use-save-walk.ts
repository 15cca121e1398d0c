import { useState, useSyncExternalStore } from 'react';
import { useStore } from '../../../core/use-store.ts';
import type { SaveState } from '../../../ui/forms/save-state.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { subscribeToRecords, type Workspace } from '../workspace/create-workspace.ts';
import { QueueClosed } from '../workspace/save-queue.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { dirtyKeys } from './dirty-keys.ts';

export type WalkSaving = {
  readonly state: SaveState;
  readonly isDirty: boolean;
  /** True once everything is saved. */
  readonly save: () => Promise<boolean>;
  /** The record whose form has a blocking error. */
  readonly invalidKey: string | null;
};

/** Saves all changes of a guide and its places, one record after the other. */
export function useSaveWalk(open: OpenWorkspace): WalkSaving {
  const { workspace } = open;
  const { showToast } = useToast();
  const [underWay, setUnderWay] = useState(0);
  const [invalidKey, setInvalidKey] = useState<string | null>(null);
  const dirty = useDirtyKeys(workspace);

  const saveEach = async (): Promise<boolean> => {
    for (const key of dirtyKeys(workspace)) {
      const { kind } = await workspace.save(key);
      if (kind === 'invalid') setInvalidKey(key);
      if (kind !== 'saved') return false;
    }
    showToast('Walk saved');
    return true;
  };
  const save = async (): Promise<boolean> => {
    setInvalidKey(null);
    setUnderWay((count) => count + 1);
    try {
      return await saveEach();
    } catch (error) {
      // The queue closes at logout. The changes stay in this browser.
      if (error instanceof QueueClosed) return false;
      throw error;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const invalid = invalidKey !== null && dirty.includes(invalidKey) ? invalidKey : null;
  return {
    save,
    invalidKey: invalid,
    isDirty: dirty.length > 0,
    state: useWalkSaveState(open, dirty, underWay > 0, invalid !== null),
  };
}

/** The state in the bar: the first of these that applies. */
function useWalkSaveState(
  { workspace, recovery }: OpenWorkspace,
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
  if (isSaving && queueState === 'waiting') return { kind: 'offline' };
  if (isSaving) return { kind: 'saving' };
  if (clashes > 0 || hasErrors) return { kind: 'invalid', count: clashes + (hasErrors ? 1 : 0) };
  if (failure !== null && dirty.some((key) => key === failure.key)) {
    return { kind: 'failed', text: [failure.text, ...Object.values(failure.errors)].join(' ') };
  }
  if (dirty.length > 0) return { kind: 'unsaved', isStored };
  return { kind: 'clean', savedAt: savedAt === null ? null : new Date(savedAt).toISOString() };
}

function useDirtyKeys(workspace: Workspace): readonly string[] {
  const keys = useRecords(workspace, () => dirtyKeys(workspace).join('\n'));
  return keys === '' ? [] : keys.split('\n');
}

function useClashCount(workspace: Workspace): number {
  return useRecords(workspace, () =>
    [workspace.guideRecord, ...workspace.getState().places.map(({ record }) => record)]
      .map((record) => record.getState().clashes.length)
      .reduce((sum, count) => sum + count, 0),
  );
}

function useRecords<Value extends string | number>(workspace: Workspace, select: () => Value) {
  return useSyncExternalStore((onChange) => subscribeToRecords(workspace, onChange), select);
}
