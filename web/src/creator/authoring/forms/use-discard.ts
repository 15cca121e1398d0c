import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { recordUploads } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

/**
 * Discards a record's unsaved changes. One that was never saved is removed, together with its uploads, which would
 * bring it back. Uploads for a saved record continue: they aren't changes until they have arrived.
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
