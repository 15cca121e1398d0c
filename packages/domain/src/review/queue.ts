import type { ContentStatus } from '../statuses.ts';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const SORT_KEYS = [
  'pg_created',
  'pg_author',
  'pg_title',
  'pg_status',
  'pg_updated',
] as const;
export const SORT_ORDERS = ['asc', 'desc'] as const;
export const STATUS_FILTERS = ['pending', 'approved', 'rejected', 'needs_revision'] as const;

export type PageSize = (typeof PAGE_SIZES)[number];
export type SortKey = (typeof SORT_KEYS)[number];
export type SortOrder = (typeof SORT_ORDERS)[number];
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The filters of the review queue. Null means no filter. */
export type ReviewQuery = {
  readonly page: number;
  readonly page_size: PageSize;
  readonly sort_by: SortKey;
  readonly sort_order: SortOrder;
  readonly status: StatusFilter | null;
  readonly creator_id: number | null;
  readonly date_from: string | null;
  readonly date_to: string | null;
  readonly search: string | null;
};

export const DEFAULT_REVIEW_QUERY: ReviewQuery = {
  page: 1,
  page_size: 20,
  sort_by: 'pg_updated',
  sort_order: 'desc',
  status: null,
  creator_id: null,
  date_from: null,
  date_to: null,
  search: null,
};

/** Any change except of the page goes back to page 1. */
export function changeReviewQuery(
  query: ReviewQuery,
  change: Partial<Omit<ReviewQuery, 'page'>>,
): ReviewQuery {
  return { ...query, ...change, page: 1 };
}

const FILTERED_STATUS: Readonly<Record<StatusFilter, ContentStatus>> = {
  pending: 'submitted',
  approved: 'approved',
  rejected: 'rejected',
  needs_revision: 'needs_revision',
};

export function statusOfFilter(filter: StatusFilter): ContentStatus {
  return FILTERED_STATUS[filter];
}

/** The field of a sort key; the queue's pg_status is the record's pg_pending_status. */
export type SortField = Exclude<SortKey, 'pg_status'> | 'pg_pending_status';

export function sortFieldOf(key: SortKey): SortField {
  return key === 'pg_status' ? 'pg_pending_status' : key;
}
