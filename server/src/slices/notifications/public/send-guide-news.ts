import type { Queryable } from '../../../platform/database/database.ts';
import { queueEmail } from '../../mail/public.ts';
import { addNotification } from '../public.ts';
import { findAdminIds, findPeople, type NotificationKind } from '../store.ts';

/** Something that happened to a guide. */
export type GuideNews = {
  /** Names the event: it is emailed once to each person, however often this is called for it. */
  readonly event: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly lead: string;
  /** The comment; only for people who may read it. */
  readonly comment: string | null;
  readonly link: string;
  /** The person it names, and its text once they have deleted their account. */
  readonly quotes?: {
    readonly userId: number;
    readonly instead: { readonly title: string; readonly lead: string };
  };
  readonly pendingGuideId?: number;
  readonly guideId?: number;
};

/** One person, or every admin but the actor. */
export type NewsRecipients = { readonly userId: number } | { readonly adminsExcept: number | null };

/** Notifies people in the app and by email, within the transaction of the event. */
export async function sendGuideNews(
  tx: Queryable,
  recipients: NewsRecipients,
  news: GuideNews,
): Promise<void> {
  const userIds =
    'userId' in recipients
      ? [recipients.userId]
      : (await findAdminIds(tx)).filter((id) => id !== recipients.adminsExcept);
  const { event, kind, title, lead, comment, link, quotes, ...about } = news;
  for (const { id, name, email } of await findPeople(tx, userIds)) {
    await addNotification(tx, {
      userId: id,
      kind,
      title,
      body: comment ?? lead,
      ...about,
      ...(quotes === undefined
        ? {}
        : { quotes: { ...quotes, instead: withBody(quotes.instead, comment) } }),
    });
    await queueEmail(tx, {
      dedupeKey: `guide news ${event} to ${id}`,
      to: email,
      template: 'guide_news',
      data: { name, title, lead, message: comment, link },
      ...(quotes === undefined ? {} : { quotes }),
    });
  }
}

function withBody({ title, lead }: { title: string; lead: string }, comment: string | null) {
  return { title, body: comment ?? lead };
}
