import type { Role } from '../roles.ts';
import type { ContentStatus, TransitionSource } from '../statuses.ts';
import { TARGETS } from './targets.ts';

export type Transition = {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly source: TransitionSource;
  /** Set where fewer may ask for the move than may set its target. */
  readonly only?: Role;
};

/**
 * Every move a revision can make. The server decides by this table and the dashboards draw their
 * buttons from it; a move that is not here does not exist. Who may ask for a move follows from its
 * target. Nothing leads out of published: taking a published guide off sale is a matter of its
 * listing.
 */
export const TRANSITIONS: readonly Transition[] = [
  // The author asks for a review; the target's rules hold back what is not complete enough.
  { from: 'draft', to: 'submitted', source: 'user_action' },
  // The author gives the draft up without losing it.
  { from: 'draft', to: 'withdrawn', source: 'user_action' },

  // The review. Each verdict but approval tells the author what to change or why not.
  { from: 'submitted', to: 'needs_revision', source: 'admin_review' },
  { from: 'submitted', to: 'approved', source: 'admin_review' },
  { from: 'submitted', to: 'rejected', source: 'admin_review' },
  // The author changes their mind while waiting.
  { from: 'submitted', to: 'withdrawn', source: 'user_action' },
  // The creator takes it back to go on working. An admin sends it back with needs_revision instead,
  // so that the author learns why.
  { from: 'submitted', to: 'draft', source: 'user_action', only: 'creator' },

  // The author answers the review, or gives up.
  { from: 'needs_revision', to: 'submitted', source: 'user_action' },
  { from: 'needs_revision', to: 'withdrawn', source: 'user_action' },

  // Follows approval by itself once the content has been transferred; an admin asks for it only to
  // repeat a transfer that failed.
  { from: 'approved', to: 'published', source: 'automatic' },

  // A rejection that turns out too hard is softened by an admin; no creator reopens one.
  { from: 'rejected', to: 'needs_revision', source: 'admin_review' },

  // The author picks it up again.
  { from: 'withdrawn', to: 'draft', source: 'user_action' },
];

export function findTransition(from: ContentStatus, to: ContentStatus): Transition | undefined {
  return TRANSITIONS.find((row) => row.from === from && row.to === to);
}

export function transitionsFrom(from: ContentStatus): readonly Transition[] {
  return TRANSITIONS.filter((row) => row.from === from);
}

export function mayAskFor({ to, only }: Transition, role: Role): boolean {
  return TARGETS[to].setBy.includes(role) && (only === undefined || only === role);
}
