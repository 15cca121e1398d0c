import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import { subscribeToRecords, type Workspace } from '../workspace/create-workspace.ts';
import { walkContentOf } from '../workspace/workspace-state.ts';

/** The walk of an open guide with its unsaved changes. The object is the same while its content is. */
export function useWalkContent(workspace: Workspace): WalkContent {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  // Compared as text, so that a save, which doesn't change it, causes no render.
  const text = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      walkContentOf(workspace.getState().places, workspace.guideRecord.getState().mine),
    ),
  );
  return useMemo(() => JSON.parse(text) as WalkContent, [text]);
}
