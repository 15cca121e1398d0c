import type { Workspace } from '../workspace/create-workspace.ts';

/** Drops everything that isn't saved, for a guide that is deleted. */
export async function discardAll(workspace: Workspace): Promise<void> {
  workspace.guideRecord.send({ type: 'discarded' });
  for (const { key, place, record } of workspace.getState().places) {
    record.send({ type: 'discarded' });
    if (place.kind === 'unsaved') await workspace.deletePlace(key);
  }
}
