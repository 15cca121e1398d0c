import { type Refusal, refusal } from '../refusal.ts';
import { type ContentStatus, STATUS_NAMES } from '../statuses.ts';

/** Nobody, an admin included, changes content where its status holds it fast. */
export function notEditable(status: ContentStatus): Refusal {
  return refusal('conflict', `Content with status '${STATUS_NAMES[status]}' cannot be edited.`);
}

export function notDeletable(status: ContentStatus): Refusal {
  return refusal('conflict', `Content with status '${STATUS_NAMES[status]}' cannot be deleted.`);
}

/** A published guide has one open revision at most; the dashboard leads to the one there is. */
export const ANOTHER_DRAFT_OPEN: Refusal = refusal(
  'conflict',
  'Another draft of this guide is already open.',
);
