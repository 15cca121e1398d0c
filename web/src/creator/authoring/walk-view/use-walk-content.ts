import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { subscribeToRecords } from '../workspace/subscribe-to-records.ts';
import { walkContentOf } from './walk-content-of.ts';

/** The walk of an open guide as its forms show it. It stays the same object while it says the same. */
export function useWalkContent(workspace: Workspace): WalkContent {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  // As text, so that a save, which changes nothing of it, draws nothing again.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(walkContentOf(workspace)));
  return useMemo(() => JSON.parse(text) as WalkContent, [text]);
}
