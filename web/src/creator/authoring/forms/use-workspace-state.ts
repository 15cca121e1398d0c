import { useStore } from '../../../core/use-store.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import type { WorkspaceState } from '../workspace/workspace-state.ts';

/** Something about the open guide. It must be a plain value or one that stays the same while nothing has changed. */
export function useWorkspaceState<Value>(
  workspace: Workspace,
  select: (state: WorkspaceState) => Value,
): Value {
  return useStore(workspace, select);
}
