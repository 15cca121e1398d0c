import type { ListReviewQueueQuery, ReviewQueue } from '@laneway/contract/review';
import { textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { decimalFromCents } from '@laneway/domain/money';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { dateSpan } from '@laneway/domain/review/date-span';
import { daysPending, shortDescription } from '@laneway/domain/review/item-texts';
import { offsetOf, paginate } from '@laneway/domain/review/pagination';
import { DEFAULT_REVIEW_QUERY, sortFieldOf, statusOfFilter } from '@laneway/domain/review/queue';
import type { Queryable } from '../../platform/database/database.ts';
import { countQueue, findQueuePage, type QueueFilter, type QueueRow } from './queue-store.ts';

/** A page of submitted guides that aren't published yet. A page after the last is empty, not an error. */
export async function listQueue(
  db: Queryable,
  asked: ListReviewQueueQuery,
  now: Date,
): Promise<Result<ReviewQueue, Refusal>> {
  const query = { ...DEFAULT_REVIEW_QUERY, ...asked };
  const { page, page_size: size } = query;
  const dates = dateSpan(query.date_from, query.date_to);
  if (!dates.ok) {
    const detail = Object.entries(dates.error).map(([field, text]) => `${field}: ${text}`);
    return fail(refusal('invalid_input', detail.join('; '), dates.error));
  }
  const filter: QueueFilter = {
    status: query.status === null ? null : statusOfFilter(query.status),
    creatorId: query.creator_id,
    from: dates.value.from,
    until: dates.value.until,
    search: query.search?.trim() || null,
  };
  const sort = { field: sortFieldOf(query.sort_by), order: query.sort_order };
  const total = await countQueue(db, filter);
  const rows = await findQueuePage(db, filter, sort, { limit: size, offset: offsetOf(page, size) });
  return ok({
    items: rows.map((row) => presentItem(row, now)),
    pagination: paginate(page, size, total),
  });
}

function presentItem(row: QueueRow, now: Date): ReviewQueue['items'][number] {
  const since = row.submitted_at ?? row.created_at;
  return {
    pg_id: row.id,
    pg_created: row.created_at.toISOString(),
    pg_updated: row.updated_at.toISOString(),
    pg_title: textOrPlaceholder(row.title),
    pg_description: shortDescription(textOrPlaceholder(row.description)),
    pg_price: decimalFromCents(row.price_cents),
    pg_pending_status: row.status,
    pg_author: row.author_id,
    author_name: row.author_name,
    days_pending: daysPending(since.getTime(), now.getTime()),
    place_count: row.place_count,
  };
}
