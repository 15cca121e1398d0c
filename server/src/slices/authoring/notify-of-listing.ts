import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import type { Actor } from '@laneway/domain/roles';
import type { ListingState } from '@laneway/domain/workflow/listing';
import type { Queryable } from '../../platform/database/database.ts';
import type { Listed } from '../catalogue/public/listing.ts';
import { sendGuideNews } from '../notifications/public/send-guide-news.ts';

export type ListingChange = {
  /** The number of the event in the history. */
  readonly event: number;
  readonly listed: Listed;
  readonly state: ListingState;
  readonly actor: Actor;
  readonly comment: string | null;
  readonly publicUrl: string;
};

type Recipient = 'creator' | 'admin';
type Facts = { readonly what: string; readonly guide: string; readonly author: string };
type Words = { readonly title: string; readonly lead: string };

/** The texts for each side. Admins aren't notified when content is put back on sale. */
const WORDS: Readonly<
  Record<
    Listed['type'],
    Readonly<Record<ListingState, Partial<Record<Recipient, (facts: Facts) => Words>>>>
  >
> = {
  guide: {
    withdrawn: {
      creator: ({ what }) => ({
        title: `We took ${what} off sale`,
        lead: 'Everyone who has it keeps it. If you have questions, contact us.',
      }),
      admin: ({ what, author }) => ({
        title: `${author} took ${what} off sale`,
        lead: 'Everyone who has it keeps it.',
      }),
    },
    live: {
      creator: ({ what }) => ({
        title: `${what} is back on sale`,
        lead: 'It’s on the map again. Share the link with your friends.',
      }),
    },
  },
  place: {
    withdrawn: {
      creator: ({ what, guide }) => ({
        title: `We removed ${what} from ${guide}`,
        lead: 'The rest of the guide is still on sale. If you have questions, contact us.',
      }),
      admin: ({ what, guide, author }) => ({
        title: `${author} removed ${what} from ${guide}`,
        lead: 'The rest of the guide is still on sale.',
      }),
    },
    live: {
      creator: ({ what, guide }) => ({
        title: `${what} is back in ${guide}`,
        lead: 'Visitors can see it again.',
      }),
    },
  },
};

/**
 * Notifies the creator at once, with the reason, of what an admin did to their listing: this is the removal notice.
 * Notifies the admins when a creator takes content off sale.
 */
export async function notifyOfListing(
  tx: Queryable,
  { event, listed, state, actor, comment, publicUrl }: ListingChange,
): Promise<void> {
  const isAuthor = actor.id === listed.authorId;
  const words = WORDS[listed.type][state][isAuthor ? 'admin' : 'creator'];
  if (words === undefined) return;
  const recipients = isAuthor ? { adminsExcept: actor.id } : { userId: listed.authorId };
  const facts = {
    what: `“${listed.title}”`,
    guide: `“${listed.guideTitle}”`,
    author: listed.authorName,
  };
  await sendGuideNews(tx, recipients, {
    ...words(facts),
    quotes: { userId: listed.authorId, instead: words({ ...facts, author: 'Someone' }) },
    event: String(event),
    kind: state === 'live' ? 'guide_published' : 'guide_withdrawn',
    comment,
    link: appLinkUrl(publicUrl, {
      kind: 'dashboard',
      route: {
        part: 'guides',
        open: { guide: { source: 'published', id: listed.guideId }, place: null, view: 'edit' },
      },
    }),
    guideId: listed.guideId,
  });
}
