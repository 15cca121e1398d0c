import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { pagingFields } from './paging.ts';
import { Count, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

export const NOTICE_KINDS = [
  'guide_edited',
  'guide_submitted',
  'guide_needs_revision',
  'guide_approved',
  'guide_rejected',
  'guide_withdrawn',
  'guide_published',
  'transfer_failed',
  'gift_received',
  'creator_request_to_check',
  'creator_request_approved',
  'creator_request_declined',
  'guide_sold',
  'sale_refunded',
  'guide_reviewed',
  'review_answered',
  'review_answer_removed',
  'review_to_check',
  'place_reported',
  'place_report_to_check',
  'place_report_answered',
  'media_infected',
  'tester_note',
  'message_to_answer',
  'saved_guide_updated',
] as const;

export const Notice = reply('Notice', {
  notice_id: Id,
  kind: oneOf(NOTICE_KINDS),
  title: text(LIMITS.title),
  body: text(LIMITS.comment),
  /** The related guide; null where the reader may not open it. */
  pg_id: nullable(Id),
  g_id: nullable(Id),
  created_at: Timestamp,
  read_at: nullable(Timestamp),
});
export type Notice = Static<typeof Notice>;

export const NoticePage = reply('NoticePage', {
  items: Type.Array(Notice, { maxItems: LIMITS.pageSize }),
  next_cursor: nullable(text(LIMITS.cursor)),
  unread_count: Count,
});
export type NoticePage = Static<typeof NoticePage>;

export const ListNoticesQuery = request('ListNoticesQuery', {
  unread: Type.Optional(Type.Boolean()),
  ...pagingFields,
});
export type ListNoticesQuery = Static<typeof ListNoticesQuery>;

/** Marks notifications as read up to this one, so that one that arrives meanwhile stays unread. */
export const ReadNoticesBody = request('ReadNoticesBody', { up_to: Id });
export type ReadNoticesBody = Static<typeof ReadNoticesBody>;

export const NoticesRead = reply('NoticesRead', { unread_count: Count });

/** The data of the event `unread` on the stream. */
export const UnreadEvent = reply('UnreadEvent', { unread_count: Count });
export type UnreadEvent = Static<typeof UnreadEvent>;

/** The data of the event `notice` on the stream. */
export const NoticeEvent = reply('NoticeEvent', { notice: Notice, unread_count: Count });
export type NoticeEvent = Static<typeof NoticeEvent>;

/** Browsers send this header when they reconnect. */
export const LAST_EVENT_ID_HEADERS = {
  'Last-Event-ID': {
    description: 'The id of the last event that was received',
    schema: Type.String({ maxLength: 20 }),
  },
} as const;
