import { LIMITS } from '@laneway/contract/limits';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { Queryable } from '../../platform/database/database.ts';
import {
  findAdminIds,
  insertForManyUnlessUnread,
  insertNotification,
  insertSales,
  insertUnlessUnread,
  type NewNotification,
  type NotificationOfGuide,
  type NotificationOfOne,
  type SalesNotification,
  type SalesTotal,
  takeUnreadSales,
} from './store.ts';

export type { NotificationKind } from './store.ts';

/**
 * Notifies a user, within the transaction that makes the notification true. Guide titles can be long, so the title is
 * cut. Invisible and text-reversing characters are removed.
 */
export async function addNotification(tx: Queryable, notification: NewNotification): Promise<void> {
  await insertNotification(tx, cutAll(notification));
}

/** Notifies a user of something that repeats: one unread notification about a guide or subject is enough. */
export async function addUnlessUnread(
  tx: Queryable,
  notification: NotificationOfOne,
): Promise<void> {
  await insertUnlessUnread(tx, cutAll(notification));
}

/**
 * Notifies a creator of a sale. While earlier ones of the same guide are unread, one notification adds them all up: a
 * guide may sell many times a day. Two sales at the same moment may make two of them, and each counts its own.
 */
export async function addSale(
  tx: Queryable,
  notification: SalesNotification,
  earnedCents: number,
  textOf: (total: SalesTotal) => { readonly title: string; readonly body: string },
): Promise<void> {
  const { times, cents } = await takeUnreadSales(tx, notification);
  const total = { times: times + 1, cents: cents + earnedCents };
  await insertSales(tx, notification, cut(textOf(total)), total);
}

/** Notifies every admin but the actor, except those with an unread notification about it. */
export async function addForAdminsUnlessUnread(
  tx: Queryable,
  exceptId: number,
  notification: DistributiveOmit<NotificationOfOne, 'userId'>,
): Promise<void> {
  for (const userId of await findAdminIds(tx)) {
    if (userId !== exceptId) await addUnlessUnread(tx, { ...notification, userId });
  }
}

/** Notifies several users at once, except those with an unread notification about it. */
export async function addForManyUnlessUnread(
  tx: Queryable,
  userIds: readonly number[],
  notification: NotificationOfGuide,
): Promise<void> {
  if (userIds.length > 0) await insertForManyUnlessUnread(tx, userIds, cut(notification));
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

function cutAll<N extends NewNotification>(notification: N): N {
  const { quotes } = notification;
  const short = cut(notification);
  return quotes === undefined
    ? short
    : { ...short, quotes: { ...quotes, instead: cut(quotes.instead) } };
}

function cut<N extends Pick<NewNotification, 'title' | 'body'>>(notification: N): N {
  const title = visibleText(notification.title).slice(0, LIMITS.title);
  const body = visibleText(notification.body).slice(0, LIMITS.comment);
  return { ...notification, title, body };
}
