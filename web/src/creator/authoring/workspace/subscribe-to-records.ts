import type { Workspace } from './create-workspace.ts';

/**
 * Calls the listener after each change of the guide, its places or their edits; returns a function that unsubscribes.
 */
export function subscribeToRecords(workspace: Workspace, onChange: () => void): () => void {
  const { guideRecord, getState } = workspace;
  let stops: readonly (() => void)[] = [];
  const follow = (): void => {
    for (const stop of stops) stop();
    stops = getState().places.map(({ record }) => record.subscribe(onChange));
  };
  const stopGuide = guideRecord.subscribe(onChange);
  const stopWorkspace = workspace.subscribe(() => {
    follow();
    onChange();
  });
  follow();
  return () => {
    for (const stop of [...stops, stopGuide, stopWorkspace]) stop();
  };
}
