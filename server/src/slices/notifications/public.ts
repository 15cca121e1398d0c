import { LIMITS } from '@laneway/contract/limits';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { Queryable } from '../../platform/database.ts';
import { insertNotification, type NewNotification } from './store.ts';

export type { NotificationKind } from './store.ts';

/**
 * Notifies a user, within the transaction that makes the notification true. Guide titles can be long, so the title is
 * cut. Invisible and text-reversing characters are removed.
 */
export async function addNotification(tx: Queryable, notification: NewNotification): Promise<void> {
  const title = visibleText(notification.title).slice(0, LIMITS.title);
  const body = visibleText(notification.body).slice(0, LIMITS.comment);
  await insertNotification(tx, { ...notification, title, body });
}
