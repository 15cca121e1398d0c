import type { Role } from '../roles.ts';
import type { ContentStatus, TransitionSource } from '../statuses.ts';
import { TARGETS } from './targets.ts';

export type Transition = {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly source: TransitionSource;
  /** Set where fewer roles may make the move than may set its target. */
  readonly only?: Role;
};

/**
 * Every move of a revision. The server decides by this table and the dashboards show buttons from it; a move that isn't
 * listed doesn't exist. The target determines who may make a move. Nothing leads out of published: taking a published
 * guide off sale is a change of its listing.
 */
export const TRANSITIONS: readonly Transition[] = [
  // The author submits for review; the target's rules check completeness.
  { from: 'draft', to: 'submitted', source: 'user_action' },
  // The author abandons the draft without deleting it.
  { from: 'draft', to: 'withdrawn', source: 'user_action' },

  // The review. Every verdict except approval tells the author what to change or why not.
  { from: 'submitted', to: 'needs_revision', source: 'admin_review' },
  { from: 'submitted', to: 'approved', source: 'admin_review' },
  { from: 'submitted', to: 'rejected', source: 'admin_review' },
  // The author changes their mind while waiting.
  { from: 'submitted', to: 'withdrawn', source: 'user_action' },
  // The creator takes it back to continue working. An admin uses needs_revision instead, so that the author gets a
  // reason.
  { from: 'submitted', to: 'draft', source: 'user_action', only: 'creator' },

  // The author responds to the review, or gives up.
  { from: 'needs_revision', to: 'submitted', source: 'user_action' },
  { from: 'needs_revision', to: 'withdrawn', source: 'user_action' },

  // Follows approval automatically once the content has been transferred; an admin only requests it to repeat a failed
  // transfer.
  { from: 'approved', to: 'published', source: 'automatic' },

  // An admin can soften a rejection; creators can't reopen one.
  { from: 'rejected', to: 'needs_revision', source: 'admin_review' },

  // The author resumes work.
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
