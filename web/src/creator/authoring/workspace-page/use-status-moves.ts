import { type ContentStatus, STATUS_NAMES } from '@laneway/domain/statuses';
import { adminActionTexts, statusSuccessText } from '@laneway/domain/workflow/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reloadAuthoredGuides } from '../../../api/queries/authoring.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';

/** Moves without further input: back to draft, or withdrawn. */
export function useStatusMoves(workspace: Workspace) {
  const { showToast } = useToast();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const move = async (to: ContentStatus): Promise<void> => {
    const from = statusOf(workspace);
    setProblem(null);
    const outcome = await workspace.changeStatus(to, null);
    if (outcome.kind === 'saved') {
      showToast(statusSuccessText(to));
      return;
    }
    // The error is shown next to the button instead of in the banner.
    workspace.dismissFailure();
    // Another draft may be in the way; reloading the lists shows it.
    reloadAuthoredGuides(queries);
    await workspace.refresh().catch(() => undefined);
    const now = statusOf(workspace);
    if (now !== null && now !== from) {
      showToast(`It’s been moved to ${STATUS_NAMES[now]}, so nothing changed`);
      return;
    }
    const reason = outcome.kind === 'refused' ? outcome.text : '';
    setProblem(adminActionTexts.updateFailed(reason || adminActionTexts.statusChangeFailed));
  };
  return { move, problem };
}

function statusOf(workspace: Workspace): ContentStatus | null {
  const { guide } = workspace.getState();
  return guide.kind === 'pending' ? guide.status : null;
}
