import type { ContentStatus } from '../statuses.ts';

/** The creator is the content's author; the admin stands for everyone who reviews. */
export type Recipient = 'creator' | 'admin';

const NOTIFIED_OF: Readonly<Record<ContentStatus, readonly Recipient[]>> = {
  // The creator's notice is the receipt for what they handed in.
  submitted: ['creator', 'admin'],
  needs_revision: ['creator'],
  rejected: ['creator'],
  published: ['creator'],
  withdrawn: ['admin'],
  approved: ['creator', 'admin'],
  // Going back to work concerns nobody else.
  draft: [],
};

/** Who hears that content moved; a change to the same status is heard by nobody. */
export function notifiedOf(from: ContentStatus, to: ContentStatus): readonly Recipient[] {
  return from === to ? [] : NOTIFIED_OF[to];
}
