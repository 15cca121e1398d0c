import type { ContentStatus } from '@laneway/domain/statuses';
import { notifiedOf, type Recipient } from '@laneway/domain/workflow/notifications';
import type { Queryable } from '../../platform/database.ts';
import { addNotification, type NotificationKind } from '../notifications/public.ts';
import { findAdminIds } from './store.ts';

export type MoveToTell = {
  readonly revision: {
    readonly id: number;
    readonly title: string | null;
    readonly authorId: number;
    readonly authorName: string;
  };
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly comment: string | null;
  readonly actorId: number;
};

type Words = { readonly title: string; readonly body: string };
type Facts = { readonly guide: string; readonly author: string; readonly comment: string };

/** What each side reads; a status that is not here is told to nobody. */
const WORDS: Readonly<
  Partial<Record<ContentStatus, Partial<Record<Recipient, (facts: Facts) => Words>>>>
> = {
  submitted: {
    creator: ({ guide }) => ({
      title: `We’ve got ${guide}`,
      body: 'Our reviewers will take a look. We’ll let you know how it goes.',
    }),
    admin: ({ guide, author }) => ({
      title: `${guide} is ready for review`,
      body: `${author} submitted it.`,
    }),
  },
  needs_revision: {
    creator: ({ guide, comment }) => ({ title: `${guide} needs a few changes`, body: comment }),
  },
  rejected: {
    creator: ({ guide, comment }) => ({ title: `We can’t publish ${guide}`, body: comment }),
  },
  approved: {
    creator: ({ guide }) => ({
      title: `${guide} is approved`,
      body: 'We’re publishing it now.',
    }),
    admin: ({ guide, author }) => ({ title: `${guide} is approved`, body: `It’s by ${author}.` }),
  },
  published: {
    creator: ({ guide }) => ({
      title: `${guide} is live`,
      body: 'It’s on the map. Share the link with your friends.',
    }),
  },
  withdrawn: {
    admin: ({ guide, author }) => ({
      title: `${author} withdrew ${guide}`,
      body: 'It’s no longer waiting for review.',
    }),
  },
};

const KINDS: Readonly<Partial<Record<ContentStatus, NotificationKind>>> = {
  submitted: 'guide_submitted',
  needs_revision: 'guide_needs_revision',
  rejected: 'guide_rejected',
  approved: 'guide_approved',
  published: 'guide_published',
  withdrawn: 'guide_withdrawn',
};

/** Tells those whom a move concerns, in the transaction that makes it; nobody is told of what they did as an admin. */
export async function notifyOfMove(tx: Queryable, move: MoveToTell): Promise<void> {
  const { revision, from, to, comment, actorId } = move;
  const kind = KINDS[to];
  if (kind === undefined) return;
  const facts: Facts = {
    guide: `“${revision.title ?? 'Untitled guide'}”`,
    author: revision.authorName,
    comment: comment ?? '',
  };
  for (const recipient of notifiedOf(from, to)) {
    const words = WORDS[to]?.[recipient]?.(facts);
    if (words === undefined) continue;
    const userIds =
      recipient === 'creator'
        ? [revision.authorId]
        : (await findAdminIds(tx)).filter((id) => id !== actorId);
    for (const userId of userIds)
      await addNotification(tx, { userId, kind, ...words, pendingGuideId: revision.id });
  }
}
