import type { Role } from '../roles.ts';
import type { ContentStatus, TransitionSource } from '../statuses.ts';
import { requiresComment } from './targets.ts';

/** The events in a guide's history besides changes of status. */
export const HISTORY_ACTS = [
  'created',
  'draft_started',
  'edited',
  'places_ordered',
  'place_added',
  'place_edited',
  'place_deleted',
  'deleted',
  'status_changed',
  'commented',
  'place_commented',
  'transfer_failed',
  'transfer_repeated',
  'guide_withdrawn',
  'guide_republished',
  'place_withdrawn',
  'place_republished',
] as const;

export type HistoryAct = (typeof HISTORY_ACTS)[number];

export type HistoryEntry = {
  readonly act: string;
  readonly source: TransitionSource;
  readonly to_status: ContentStatus | null;
};

/** Notes that admins take during a review: the author gets the latest with the verdict. */
const NOTES: readonly string[] = ['commented', 'place_commented'] satisfies HistoryAct[];

export function showsHistoryEntry(role: Role, { act }: HistoryEntry): boolean {
  return role === 'admin' || !NOTES.includes(act);
}

/** The creator sees comments too, except an admin's comment on an approval. */
export function showsHistoryComment(role: Role, { source, to_status }: HistoryEntry): boolean {
  const isVerdict = source === 'admin_review' && to_status !== null;
  return role === 'admin' || !isVerdict || requiresComment(to_status);
}
