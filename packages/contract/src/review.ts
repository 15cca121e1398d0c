import { SORT_KEYS, SORT_ORDERS, STATUS_FILTERS } from '@laneway/domain/review/queue';
import { CONTENT_STATUSES, TRANSITION_SOURCES } from '@laneway/domain/statuses';
import { PendingGuide } from './authoring.ts';
import { PublishedGuide, PublishedPlace } from './catalogue.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Count, Id, nullable, oneOf, Price, Timestamp, text } from './scalars.ts';

export const ReviewQueueItem = reply('ReviewQueueItem', {
  pg_id: Id,
  pg_created: Timestamp,
  pg_updated: Timestamp,
  pg_title: text(LIMITS.title),
  pg_description: text(LIMITS.description),
  pg_price: Price,
  pg_pending_status: oneOf(CONTENT_STATUSES),
  /** The author's id. */
  pg_author: nullable(Id),
  author_name: text(LIMITS.name),
  days_pending: Count,
  place_count: Count,
});
export type ReviewQueueItem = Static<typeof ReviewQueueItem>;

export const Pagination = reply('Pagination', {
  current_page: Type.Integer({ minimum: 1, maximum: LIMITS.id }),
  total_pages: Count,
  total_items: Count,
  has_prev: Type.Boolean(),
  has_next: Type.Boolean(),
});
export type Pagination = Static<typeof Pagination>;

export const ReviewQueue = reply('ReviewQueue', {
  items: Type.Array(ReviewQueueItem, { maxItems: LIMITS.pageSize }),
  pagination: Pagination,
});
export type ReviewQueue = Static<typeof ReviewQueue>;

/** A day or a time; a day means the whole day. */
const DateInput = text(40);

export const ListReviewQueueQuery = request('ListReviewQueueQuery', {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize })),
  sort_by: Type.Optional(oneOf(SORT_KEYS)),
  sort_order: Type.Optional(oneOf(SORT_ORDERS)),
  status: Type.Optional(oneOf(STATUS_FILTERS)),
  creator_id: Type.Optional(Id),
  date_from: Type.Optional(DateInput),
  date_to: Type.Optional(DateInput),
  search: Type.Optional(text(LIMITS.searchTerms)),
});
export type ListReviewQueueQuery = Static<typeof ListReviewQueueQuery>;

export const ReviewComment = reply('ReviewComment', {
  comment: nullable(text(LIMITS.comment)),
  last_updated: nullable(Timestamp),
});
export type ReviewComment = Static<typeof ReviewComment>;

export const SaveCommentBody = request('SaveCommentBody', { comment: text(LIMITS.comment) });
export type SaveCommentBody = Static<typeof SaveCommentBody>;

/** The published guide that a revision would replace; places off sale have p_active false. */
export const LiveVersion = reply('LiveVersion', {
  guide: PublishedGuide,
  places: Type.Array(PublishedPlace, { maxItems: LIMITS.publishedPlaces }),
});
export type LiveVersion = Static<typeof LiveVersion>;

/** A guide as it was when it was submitted, with its places. */
export const SubmittedVersion = reply('SubmittedVersion', {
  submitted_at: Timestamp,
  /** Null once they have deleted their account. */
  submitted_by: nullable(text(LIMITS.name)),
  guide: PendingGuide,
});
export type SubmittedVersion = Static<typeof SubmittedVersion>;

/** A reviewer's comment on the guide, or on the place with this id. */
export const ReviewNote = reply('ReviewNote', {
  pp_id: nullable(Id),
  comment: text(LIMITS.comment),
  last_updated: nullable(Timestamp),
  changed_since_comment: Type.Boolean(),
});
export type ReviewNote = Static<typeof ReviewNote>;

/** A file that keeps the guide from being approved. */
export const FaultyMedia = reply('FaultyMedia', {
  /** Null for a file of the guide itself. */
  pp_id: nullable(Id),
  /** The field that refers to it; an image inside a text has the field of the text. */
  field: text(60),
  uri: text(LIMITS.uri),
  /** Empty where its name isn’t known. */
  file_name: text(LIMITS.fileName),
  reason: text(LIMITS.mediaFailure),
});
export type FaultyMedia = Static<typeof FaultyMedia>;

/** All that a reviewer needs to decide on a guide. */
export const ReviewedGuide = reply('ReviewedGuide', {
  guide: PendingGuide,
  live: nullable(LiveVersion),
  last_submission: nullable(SubmittedVersion),
  notes: Type.Array(ReviewNote, { maxItems: LIMITS.placesPerGuide + 1 }),
  faulty_media: Type.Array(FaultyMedia, { maxItems: 10_000 }),
});
export type ReviewedGuide = Static<typeof ReviewedGuide>;

const verdictFields = {
  /** Where a verdict needs a comment, a missing one gets a default text and a blank one is refused. */
  comment: Type.Optional(nullable(text(LIMITS.comment))),
  /** The version that was reviewed; a verdict on an older one is refused. */
  pg_version: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.id })),
};

export const VerdictBody = request('VerdictBody', verdictFields);
export type VerdictBody = Static<typeof VerdictBody>;

export const ChangeStatusBody = request('ChangeStatusBody', {
  ...verdictFields,
  /** Any text, so that the refusal of an unknown status can name it. */
  new_status: text(40),
});
export type ChangeStatusBody = Static<typeof ChangeStatusBody>;

/** One action on a guide, as the audit log has it. */
export const GuideHistoryEntry = reply('GuideHistoryEntry', {
  at: Timestamp,
  act: text(60),
  /** Null for actions that don't change the status, such as an edit. */
  from_status: nullable(oneOf(CONTENT_STATUSES)),
  to_status: nullable(oneOf(CONTENT_STATUSES)),
  source: oneOf(TRANSITION_SOURCES),
  /** Null for actions of the system. */
  actor_name: nullable(text(LIMITS.name)),
  comment: nullable(text(LIMITS.comment)),
  /** The title of the place that it is about, as it is now; null for the guide itself and places without one. */
  place_title: nullable(text(LIMITS.title)),
  /** True where an admin reviewed their own content. */
  own_content: Type.Boolean(),
});
export type GuideHistoryEntry = Static<typeof GuideHistoryEntry>;

export const GuideHistory = reply('GuideHistory', {
  items: Type.Array(GuideHistoryEntry, { maxItems: 1_000 }),
});
export type GuideHistory = Static<typeof GuideHistory>;
