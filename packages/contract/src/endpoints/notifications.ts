import { type EndpointsOf, plainText } from '../endpoint-schema.ts';
import {
  LAST_EVENT_ID_HEADERS,
  ListNoticesQuery,
  Notice,
  NoticePage,
  NoticesRead,
  ReadNoticesBody,
} from '../notifications.ts';
import { IdParams } from '../objects.ts';
import { problems } from '../problem.ts';

export const notificationEndpoints = {
  listNotifications: {
    summary: 'List the caller’s notifications, newest first',
    query: ListNoticesQuery,
    responses: { 200: NoticePage },
  },
  streamNotifications: {
    summary: 'Receive the caller’s notifications as they happen',
    description:
      'Server-sent events: `notice` with a NoticeEvent for each new notification, and `unread` with an UnreadEvent when the stream opens and when one is read. After a reconnection with Last-Event-ID, what was missed comes first. An event may come twice; its notice_id tells.',
    headers: LAST_EVENT_ID_HEADERS,
    responses: { 200: plainText('text/event-stream') },
  },
  readNotifications: {
    summary: 'Mark notifications as read, up to the newest that was seen',
    body: ReadNoticesBody,
    responses: { 200: NoticesRead },
  },
  readNotification: {
    summary: 'Mark a notification as read',
    params: IdParams,
    responses: { 200: Notice, ...problems(404) },
  },
} as const satisfies EndpointsOf<'notifications'>;
