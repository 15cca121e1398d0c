import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
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

/** Calls after each change of the guide, its places or what is typed into any of them; returns how to stop. */
export function subscribeToRecords(workspace: Workspace, onChange: () => void): () => void {
  const followed = new Map<string, () => void>();
  const follow = (): void => {
    for (const { key, record } of workspace.getState().places) {
      if (!followed.has(key)) followed.set(key, record.subscribe(onChange));
    }
  };
  const stopGuide = workspace.guideRecord.subscribe(onChange);
  const stopWorkspace = workspace.subscribe(() => {
    follow();
    onChange();
  });
  follow();
  return () => {
    stopGuide();
    stopWorkspace();
    for (const stop of followed.values()) stop();
  };
}
