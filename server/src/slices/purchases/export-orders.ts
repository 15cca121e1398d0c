import type { ExportOrdersQuery } from '@laneway/contract/purchases';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { type CsvColumn, csvPages } from '../../platform/http/csv.ts';
import { readMonthSpan } from '../earnings/public/month-span.ts';
import { filtersOf, findOrders } from './list-orders.ts';
import type { OrderRow } from './order-rows.ts';

const ROWS_PER_PAGE = 500;

const COLUMNS: readonly CsvColumn<OrderRow>[] = [
  ['Date (UTC)', ({ created_at }) => created_at],
  ['Order', ({ id }) => id],
  ['Type', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Guide', ({ guide_id }) => guide_id],
  ['Title', ({ title }) => title],
  ['Buyer', ({ buyer_id }) => buyer_id],
  ['Buyer’s name', ({ buyer_name }) => buyer_name],
  ['Price (AUD)', ({ price_cents }) => ({ cents: price_cents })],
  ['Our fee (AUD)', ({ fee_cents }) => ({ cents: fee_cents })],
  ['Paid on (UTC)', ({ paid_at }) => paid_at],
  ['Refunded on (UTC)', ({ refunded_at }) => refunded_at],
  ['Provider', ({ provider }) => provider],
];

/** Everyone's orders as CSV, newest first, with the filters of the list and optionally of some months. */
export function exportOrders(
  db: Queryable,
  query: ExportOrdersQuery,
): Result<AsyncIterable<string>, Refusal> {
  const span = readMonthSpan(query);
  if (!span.ok) return span;
  const filters = { ...filtersOf(query), ...span.value };
  return ok(
    csvPages(COLUMNS, (after) =>
      findOrders(db, filters, { beforeNumber: after?.number ?? null, limit: ROWS_PER_PAGE }),
    ),
  );
}
