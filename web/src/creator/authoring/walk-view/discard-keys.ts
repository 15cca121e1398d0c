import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';

/** Discards what isn't saved of these records. A place that was never saved goes altogether. */
export function discardKeys(workspace: Workspace, keys: readonly string[]): void {
  for (const key of keys) {
    const item = workspace.getState().places.find((each) => each.key === key);
    const record = key === GUIDE_KEY ? workspace.guideRecord : item?.record;
    record?.send({ type: 'discarded' });
    if (item?.place.kind === 'unsaved') void workspace.deletePlace(key);
  }
}
