import { refusal } from '@laneway/domain/refusal';
import { answer, type HandlersOf, refused, respond } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { listNotifications } from './list-notifications.ts';
import { presentNotification } from './present.ts';
import { markRead } from './store.ts';

export type NotificationDeps = { readonly db: Queryable; readonly clock: Clock };

/** The same for another user's notification, so nobody learns what others were told. */
const NOT_FOUND = refusal('not_found', 'Notification not found');

export function notificationHandlers({ db, clock }: NotificationDeps): HandlersOf<'notifications'> {
  return {
    listNotices: async ({ query, viewer }) => {
      return respond(200, await listNotifications(db, viewer, query));
    },
    readNotice: async ({ params, viewer }) => {
      const row = await markRead(db, params.id, viewer.id, clock());
      return row === null
        ? refused(NOT_FOUND)
        : answer<'readNotice'>({ status: 200, body: presentNotification(row) });
    },
  };
}
