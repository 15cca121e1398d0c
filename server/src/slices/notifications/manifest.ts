import { refusal } from '@laneway/domain/refusal';
import type { Queryable } from '../../platform/database/database.ts';
import { answer, type HandlersOf, refused, respond } from '../../platform/http/calls.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { listNotifications } from './list-notifications.ts';
import type { LiveNotifications } from './live-notifications.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { presentNotification } from './present.ts';
import { countUnread, markRead, markReadUpTo } from './store.ts';
import { streamNotifications } from './stream-notifications.ts';

type NotificationDeps = {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly live: LiveNotifications;
};

/** Another user's notification gets this reply too, so that ids reveal nothing. */
const NOT_FOUND = refusal('not_found', 'Notification not found');

export function notificationsSlice(deps: NotificationDeps): SliceManifest {
  return {
    name: 'notifications',
    handlers: notificationHandlers(deps),
    personalData: notificationsPersonalData,
    gauges: [
      {
        name: 'laneway_notification_streams',
        help: 'Open streams of notifications.',
        read: deps.live.count,
      },
    ],
    close: deps.live.close,
  };
}

function notificationHandlers({ db, clock, live }: NotificationDeps): HandlersOf<'notifications'> {
  return {
    listNotifications: async ({ query, viewer }) => {
      return respond(200, await listNotifications(db, viewer, query));
    },
    streamNotifications: async ({ viewer, request, reply }) =>
      streamNotifications({ db, live }, viewer, request, reply),
    readNotifications: async ({ body, viewer }) => {
      await markReadUpTo(db, viewer.id, body.up_to, clock());
      const unread_count = await countUnread(db, viewer.id);
      return answer<'readNotifications'>({ status: 200, body: { unread_count } });
    },
    readNotification: async ({ params, viewer }) => {
      const row = await markRead(db, params.id, viewer.id, clock());
      return row === null
        ? refused(NOT_FOUND)
        : answer<'readNotification'>({ status: 200, body: presentNotification(row) });
    },
  };
}
