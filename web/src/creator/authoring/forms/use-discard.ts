import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { recordUploads } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

/**
 * Discards what isn't saved of a record. One that was never saved goes altogether, with the files on their way to it,
 * which would bring it back. Files for a saved record go on: they aren't changes before they have arrived.
 */
export function useDiscard({ workspace, openedAs }: OpenWorkspace, recordKey: string): () => void {
  const uploads = useUploads();
  return () => {
    const { guide, places } = workspace.getState();
    const item = places.find(({ key }) => key === recordKey);
    const record = recordKey === GUIDE_KEY ? workspace.guideRecord : item?.record;
    record?.send({ type: 'discarded' });
    if ((item?.place ?? guide).kind !== 'unsaved') return;
    const prefix = recordUploads(openedAs, recordKey);
    const theirs = (uploads?.getQueue() ?? []).filter(({ field }) => field?.startsWith(prefix));
    for (const { id } of theirs) uploads?.remove(id);
    if (item !== undefined) void workspace.deletePlace(recordKey);
  };
}
