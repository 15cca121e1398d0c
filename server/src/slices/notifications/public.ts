import { LIMITS } from '@laneway/contract/limits';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { Queryable } from '../../platform/database.ts';
import {
  type DraftNotification,
  insertNotification,
  insertUnlessUnread,
  type NewNotification,
} from './store.ts';

export type { NotificationKind } from './store.ts';

/**
 * Notifies a user, within the transaction that makes the notification true. Guide titles can be long, so the title is
 * cut. Invisible and text-reversing characters are removed.
 */
export async function addNotification(tx: Queryable, notification: NewNotification): Promise<void> {
  await insertNotification(tx, cut(notification));
}

/** The same for what may happen many times before anybody looks: one unread notification of a draft is enough. */
export async function addUnlessUnread(
  tx: Queryable,
  notification: DraftNotification,
): Promise<void> {
  await insertUnlessUnread(tx, cut(notification));
}

function cut<N extends NewNotification>(notification: N): N {
  const title = visibleText(notification.title).slice(0, LIMITS.title);
  const body = visibleText(notification.body).slice(0, LIMITS.comment);
  return { ...notification, title, body };
}
