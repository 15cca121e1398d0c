import { type AppLink, appLinkUrl } from '@laneway/domain/app-links/app-link';
import type { ContentStatus } from '@laneway/domain/statuses';
import { notifiedOf, type Recipient } from '@laneway/domain/workflow/messages';
import { requiresComment } from '@laneway/domain/workflow/targets';
import { transferText } from '@laneway/domain/workflow/transfer';
import type { Queryable } from '../../platform/database/database.ts';
import { sendGuideNews } from '../notifications/public/send-guide-news.ts';
import type { NotificationKind } from '../notifications/public.ts';
import type { ReviewDeps } from './review-deps.ts';

type MovedRevision = {
  readonly id: number;
  readonly title: string | null;
  readonly authorId: number;
  readonly authorName: string;
  /** The published guide, if there is one. */
  readonly originalId: number | null;
};

export type StatusMove = {
  /** The number of the event in the history. */
  readonly event: number;
  readonly revision: MovedRevision;
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly comment: string | null;
  /** Null for automatic changes. */
  readonly actorId: number | null;
};

type Words = { readonly title: string; readonly lead: string };
type Facts = { readonly guide: string; readonly author: string };

/** The texts for each side; nobody is notified of other statuses. */
const WORDS: Readonly<
  Partial<Record<ContentStatus, Partial<Record<Recipient, (facts: Facts) => Words>>>>
> = {
  submitted: {
    creator: ({ guide }) => ({
      title: `${guide} is in review`,
      lead: 'Our reviewers will take a look. We’ll let you know how it goes.',
    }),
    admin: ({ guide, author }) => ({
      title: `${guide} is ready for review`,
      lead: `${author} submitted it.`,
    }),
  },
  needs_revision: {
    creator: ({ guide }) => ({
      title: `${guide} needs a few changes`,
      lead: 'Here’s what our reviewers asked for. Open the guide to see their notes.',
    }),
  },
  rejected: {
    creator: ({ guide }) => ({
      title: `We can’t publish ${guide}`,
      lead: 'Here’s why. If you have questions, contact us.',
    }),
  },
  approved: {
    creator: ({ guide }) => ({
      title: `${guide} is approved`,
      lead: 'We’re publishing it now.',
    }),
    admin: ({ guide, author }) => ({ title: `${guide} is approved`, lead: `It’s by ${author}.` }),
  },
  published: {
    creator: ({ guide }) => ({
      title: `${guide} is live`,
      lead: 'It’s on the map. Share the link with your friends.',
    }),
  },
  withdrawn: {
    admin: ({ guide, author }) => ({
      title: `${author} withdrew ${guide}`,
      lead: 'It’s no longer waiting for review.',
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

type NotifyDeps = Pick<ReviewDeps, 'publicUrl'>;

/**
 * Notifies the people concerned by a move, in the app and by email, in its transaction. Admins aren't notified of their
 * own actions, and an admin's comment goes to the creator only.
 */
export async function notifyOfMove(
  tx: Queryable,
  { publicUrl }: NotifyDeps,
  { event, revision, from, to, comment, actorId }: StatusMove,
): Promise<void> {
  const kind = KINDS[to];
  if (kind === undefined) return;
  const facts: Facts = { guide: quoted(revision), author: revision.authorName };
  for (const recipient of notifiedOf(from, to)) {
    const write = WORDS[to]?.[recipient];
    if (write === undefined) continue;
    const instead = write({ ...facts, author: 'Someone' });
    const recipients =
      recipient === 'creator' ? { userId: revision.authorId } : { adminsExcept: actorId };
    const isLive = to === 'published' && revision.originalId !== null;
    await sendGuideNews(tx, recipients, {
      ...write(facts),
      quotes: { userId: revision.authorId, instead },
      event: String(event),
      kind,
      // Other comments are for admins, who read them in the review: those on an approval, and the creator's own words.
      comment: recipient === 'creator' && requiresComment(to) ? comment : null,
      link: appLinkUrl(publicUrl, linkFor(recipient, revision, isLive)),
      pendingGuideId: revision.id,
      ...(isLive ? { guideId: revision.originalId } : {}),
    });
  }
}

/** Notifies the admins of a transfer that needs one of them. */
export async function notifyOfTransferFailure(
  tx: Queryable,
  { publicUrl }: NotifyDeps,
  failure: {
    readonly event: number;
    readonly revision: MovedRevision;
    readonly reason: string;
  },
): Promise<void> {
  const { event, revision, reason } = failure;
  await sendGuideNews(
    tx,
    { adminsExcept: null },
    {
      event: String(event),
      kind: 'transfer_failed',
      title: `We couldn’t publish ${quoted(revision)}`,
      lead: transferText({ state: 'failed', reason }),
      comment: null,
      link: appLinkUrl(publicUrl, linkFor('admin', revision, false)),
      pendingGuideId: revision.id,
    },
  );
}

function quoted({ title }: MovedRevision): string {
  return `“${title ?? 'Untitled guide'}”`;
}

function linkFor(recipient: Recipient, revision: MovedRevision, isLive: boolean): AppLink {
  if (isLive && revision.originalId !== null)
    return { kind: 'guide', guideId: revision.originalId, placeId: null };
  const guide = { source: 'pending', id: revision.id } as const;
  const view = recipient === 'admin' ? 'review' : 'edit';
  return { kind: 'dashboard', route: { part: 'guides', open: { guide, place: null, view } } };
}
