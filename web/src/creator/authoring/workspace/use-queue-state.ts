import { useStore } from '../../../core/use-store.ts';
import type { Workspace } from './create-workspace.ts';
import type { QueueState } from './save-queue.ts';

/** Whether something of the open guide is on its way to the server. */
export function useQueueState({ queue }: Workspace): QueueState {
  return useStore(queue);
}
