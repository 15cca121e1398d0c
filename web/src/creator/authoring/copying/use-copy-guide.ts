import type { CopyMode } from '@laneway/domain/workflow/editing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCall } from '../../../api/call-context.ts';
import { newIdempotencyKey } from '../../../api/client.ts';
import { failureTextOr, NetworkError } from '../../../api/failures.ts';
import { reloadAuthoredGuides } from '../../../api/queries/authoring.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import { dirtyKeys } from '../workspace/dirty-keys.ts';
import { QueueClosed } from '../workspace/save-queue.ts';
import { useGuideRoutes } from '../workspace-page/use-guide-routes.ts';

type CopySource = { readonly source: 'pending' | 'published'; readonly id: number };

type CopyGuide = (source: CopySource, mode: CopyMode) => Promise<void>;

const COPIED: Readonly<Record<CopyMode, string>> = {
  copy: 'You’re editing the copy',
  new_draft: 'You’re editing the new draft',
};

/** Copies a saved guide, and opens the copy. A second press waits for the first. */
export function useCopyGuide(): CopyGuide {
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToast();
  const { openGuide } = useGuideRoutes();
  const isUnderWay = useRef(false);

  const copy = async ({ source, id }: CopySource, mode: CopyMode, idempotencyKey: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const input = { params: { id }, idempotencyKey };
    try {
      const { pg_id: copyId } =
        source === 'pending'
          ? await call('copyPendingGuide', { ...input, body: { mode } })
          : await call('copyGuide', input);
      openGuide({ source: 'pending', id: copyId });
      showToast(COPIED[mode]);
    } catch (error) {
      // The copy may have been made although the reply was lost, so the same key is sent again.
      const again = () => void copy({ source, id }, mode, idempotencyKey);
      showToast(
        failureTextOr(error, 'We couldn’t copy this guide'),
        error instanceof NetworkError ? { label: 'Try again', onAct: again } : undefined,
      );
    } finally {
      isUnderWay.current = false;
      reloadAuthoredGuides(queries);
    }
  };
  return (source, mode) => copy(source, mode, newIdempotencyKey());
}

/** The same for the open guide. Its unsaved changes are saved first, so that the copy has them. */
export function useCopyOpenGuide(workspace: Workspace): (mode: CopyMode) => Promise<void> {
  const copy = useCopyGuide();
  return async (mode) => {
    if (!(await hasSavedDraft(workspace))) return;
    const { guide } = workspace.getState();
    if (guide.kind === 'pending' || guide.kind === 'published') {
      await copy({ source: guide.kind, id: guide.id }, mode);
    }
  };
}

/** False if a change of the draft couldn't be saved, which the banner explains. */
async function hasSavedDraft(workspace: Workspace): Promise<boolean> {
  if (workspace.getState().guide.kind !== 'pending') return true;
  try {
    for (const key of dirtyKeys(workspace)) {
      if ((await workspace.save(key)).kind !== 'saved') return false;
    }
    return true;
  } catch (error) {
    if (error instanceof QueueClosed) return false;
    throw error;
  }
}
