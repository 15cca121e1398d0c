import { type Refusal, refusal } from '../refusal.ts';
import { type ContentStatus, STATUS_NAMES } from '../statuses.ts';

/** Nobody, not even an admin, can change content in a locked status. */
export function notEditable(status: ContentStatus): Refusal {
  return refusal('conflict', `Content with status '${STATUS_NAMES[status]}' cannot be edited.`);
}

export function notDeletable(status: ContentStatus): Refusal {
  return refusal('conflict', `Content with status '${STATUS_NAMES[status]}' cannot be deleted.`);
}

/** A published guide has at most one open revision; the dashboard opens the existing one. */
export const ANOTHER_DRAFT_OPEN: Refusal = refusal(
  'conflict',
  'Another draft of this guide is already open.',
);
