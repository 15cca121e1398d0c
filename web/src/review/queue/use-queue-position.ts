import type { QueuePosition } from './queue-position.ts';

/** Where this guide stands in the queue; null while that isn't known. */
export function useQueuePosition(_pendingGuideId: number): QueuePosition | null {
  return null;
}
