import { refusal } from '@laneway/domain/refusal';
import { answer, type HandlersOf, refused, respond } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { listNotifications } from './list-notifications.ts';
import type { LiveNotifications } from './live-notifications.ts';
import { presentNotification } from './present.ts';
import { markRead } from './store.ts';
import { streamNotifications } from './stream-notifications.ts';

export type NotificationDeps = {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly live: LiveNotifications;
};

/** The same for another user's notification, so nobody learns what others were told. */
const NOT_FOUND = refusal('not_found', 'Notification not found');

export function notificationHandlers({
  db,
  clock,
  live,
}: NotificationDeps): HandlersOf<'notifications'> {
  return {
    listNotices: async ({ query, viewer }) => {
      return respond(200, await listNotifications(db, viewer, query));
    },
    streamNotices: async ({ viewer, request, reply }) =>
      streamNotifications({ db, live }, viewer, request, reply),
    readNotice: async ({ params, viewer }) => {
      const row = await markRead(db, params.id, viewer.id, clock());
      return row === null
        ? refused(NOT_FOUND)
        : answer<'readNotice'>({ status: 200, body: presentNotification(row) });
    },
  };
}
