import type { ContentStatus } from '../statuses.ts';

/** The creator is the content's author; admin means everyone who reviews. */
export type Recipient = 'creator' | 'admin';

const NOTIFIED_OF: Readonly<Record<ContentStatus, readonly Recipient[]>> = {
  // The creator's notification is their receipt.
  submitted: ['creator', 'admin'],
  needs_revision: ['creator'],
  rejected: ['creator'],
  published: ['creator'],
  withdrawn: ['admin'],
  approved: ['creator', 'admin'],
  // Going back to draft concerns nobody else.
  draft: [],
};

/** Who is notified of a change of status; nobody if the status is the same. */
export function notifiedOf(from: ContentStatus, to: ContentStatus): readonly Recipient[] {
  return from === to ? [] : NOTIFIED_OF[to];
}
