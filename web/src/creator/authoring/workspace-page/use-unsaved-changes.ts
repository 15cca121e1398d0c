import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import { subscribeToRecords } from '../workspace/subscribe-to-records.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

/** What was typed into a guide that can't be saved any more as it is, in this tab or in one that is gone. */
export function useUnsavedChanges({ workspace, recovery }: OpenWorkspace) {
  const { showToast } = useToast();
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  const isTyped = useSyncExternalStore(subscribe, () => hasTyped(workspace));
  const { offers } = useStore(recovery);
  const moveToLive = async (): Promise<void> => {
    for (const key of offers.keys()) await recovery.restore(key);
    const { kind } = await workspace.moveToLive();
    if (kind === 'saved') showToast('Your changes are in the draft');
  };
  return { hasUnsavedChanges: isTyped || offers.size > 0, moveToLive };
}

function hasTyped({ guideRecord, getState }: Workspace): boolean {
  return (
    guideRecord.isDirty() ||
    getState().places.some(({ place, record }) => place.kind === 'unsaved' || record.isDirty())
  );
}
