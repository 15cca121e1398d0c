import { useSyncExternalStore } from 'react';
import { isUnderWay } from '../../../media/uploads/queue/upload-queue.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { guideUploads } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

/** How many files of this guide haven't arrived yet. */
export function useUploadCount({ openedAs }: OpenWorkspace): number {
  const uploads = useUploads();
  const prefix = guideUploads(openedAs);
  return useSyncExternalStore(
    uploads?.subscribe ?? subscribeToNothing,
    () =>
      (uploads?.getQueue() ?? []).filter(
        (item) => isUnderWay(item) && (item.field ?? '').startsWith(prefix),
      ).length,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
