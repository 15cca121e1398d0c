import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import { useEffect } from 'react';
import type { Workspace } from '../workspace/create-workspace.ts';

/** Most transfers take a few seconds. */
const LOOK_AGAIN_MS = 3_000;

/** Looks at the server while an approved guide is on its way, so that its author sees how that ends. */
export function useTransferProgress(workspace: Workspace, guide: EditableGuide): void {
  const isUnderWay = guide.kind === 'pending' && guide.transfer?.state === 'transferring';
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      // One look at a time; what can't be loaded now is asked for again.
      if (workspace.queue.getState() === 'idle') void workspace.refresh().catch(() => undefined);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [workspace, isUnderWay]);
}
