import type { EndpointsOf } from '../endpoint-schema.ts';
import { ListNoticesQuery, Notice, NoticePage } from '../notifications.ts';
import { IdParams } from '../objects.ts';
import { problems } from '../problem.ts';

export const notificationEndpoints = {
  listNotices: {
    summary: 'List the caller’s notifications, newest first',
    query: ListNoticesQuery,
    responses: { 200: NoticePage },
  },
  readNotice: {
    summary: 'Mark a notification as read',
    params: IdParams,
    responses: { 200: Notice, ...problems(404) },
  },
} as const satisfies EndpointsOf<'notifications'>;
