import type { Role } from '../roles.ts';
import type { ContentStatus, TransitionSource } from '../statuses.ts';

export type Transition = {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  /** Who may ask for it. */
  readonly by: readonly Role[];
  readonly source: TransitionSource;
};

const AUTHORS: readonly Role[] = ['creator', 'admin'];
const CREATOR: readonly Role[] = ['creator'];
const ADMIN: readonly Role[] = ['admin'];

/**
 * Every move a revision can make. The server decides by this table and the dashboards draw their
 * buttons from it; a move that is not here does not exist. A user has no moves, and nothing leads
 * out of published: taking a published guide off sale is a matter of its listing.
 */
export const TRANSITIONS: readonly Transition[] = [
  // The author asks for a review; the target's rules hold back what is not complete enough.
  { from: 'draft', to: 'submitted', by: AUTHORS, source: 'user_action' },
  // The author gives the draft up without losing it.
  { from: 'draft', to: 'withdrawn', by: AUTHORS, source: 'user_action' },

  // The review. Each verdict but approval tells the author what to change or why not.
  { from: 'submitted', to: 'needs_revision', by: ADMIN, source: 'admin_review' },
  { from: 'submitted', to: 'approved', by: ADMIN, source: 'admin_review' },
  { from: 'submitted', to: 'rejected', by: ADMIN, source: 'admin_review' },
  // The author changes their mind while waiting.
  { from: 'submitted', to: 'withdrawn', by: AUTHORS, source: 'user_action' },
  // The creator takes it back to go on working. An admin sends it back with needs_revision instead,
  // so that the author learns why.
  { from: 'submitted', to: 'draft', by: CREATOR, source: 'user_action' },

  // The author answers the review, or gives up.
  { from: 'needs_revision', to: 'submitted', by: AUTHORS, source: 'user_action' },
  { from: 'needs_revision', to: 'withdrawn', by: AUTHORS, source: 'user_action' },

  // Follows approval by itself once the content has been transferred; an admin asks for it only to
  // repeat a transfer that failed.
  { from: 'approved', to: 'published', by: ADMIN, source: 'automatic' },

  // A rejection that turns out too hard is softened by an admin; no creator reopens one.
  { from: 'rejected', to: 'needs_revision', by: ADMIN, source: 'admin_review' },

  // The author picks it up again.
  { from: 'withdrawn', to: 'draft', by: AUTHORS, source: 'user_action' },
];

export function findTransition(from: ContentStatus, to: ContentStatus): Transition | undefined {
  return TRANSITIONS.find((row) => row.from === from && row.to === to);
}

export function transitionsFrom(from: ContentStatus, role: Role): readonly Transition[] {
  return TRANSITIONS.filter((row) => row.from === from && row.by.includes(role));
}
