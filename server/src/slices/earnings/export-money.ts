import type { MoneyTotalsQuery } from '@laneway/contract/earnings';
import type { EntryKind } from '@laneway/domain/earnings/ledger';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { type CsvColumn, csvPages } from '../../platform/http/csv.ts';
import { readMonthSpan } from './public/month-span.ts';

const ROWS_PER_PAGE = 500;

/** A ledger entry in one row: what came in is our fee, with the GST in it, and what we owe the creator. */
type EntryRow = {
  readonly id: number;
  readonly kind: EntryKind;
  readonly happened_at: Date;
  readonly order_id: string | null;
  readonly guide_id: number | null;
  readonly title: string | null;
  readonly creator_id: number | null;
  readonly creator_name: string | null;
  readonly received: number;
  readonly fee: number;
  readonly gst: number;
  readonly owed: number;
};

const ENTRIES = statement<EntryRow>(
  'earnings.export_entries',
  `SELECT e.id, e.kind, e.happened_at, e.order_id, p.guide_id, g.title, p.creator_id, u.name AS creator_name,
          p.received, p.fee, p.gst, p.owed
     FROM (SELECT * FROM ledger_entries
            WHERE id > $1::bigint AND ($2::timestamptz IS NULL OR happened_at >= $2)
              AND ($3::timestamptz IS NULL OR happened_at < $3)
            ORDER BY id LIMIT $4) e
    CROSS JOIN LATERAL (
          SELECT max(guide_id) AS guide_id, max(creator_id) AS creator_id,
                 coalesce(sum(cents) FILTER (WHERE account = 'provider_clearing'), 0)::bigint AS received,
                 coalesce(-sum(cents) FILTER (WHERE account IN ('platform_fee', 'gst')), 0)::bigint AS fee,
                 coalesce(-sum(cents) FILTER (WHERE account = 'gst'), 0)::bigint AS gst,
                 coalesce(-sum(cents) FILTER (WHERE account = 'creator_payable'), 0)::bigint AS owed
            FROM ledger_postings WHERE entry_id = e.id) p
     LEFT JOIN guides g ON g.id = p.guide_id
     LEFT JOIN users u ON u.id = p.creator_id
    ORDER BY e.id`,
);

const COLUMNS: readonly CsvColumn<EntryRow>[] = [
  ['Date (UTC)', ({ happened_at }) => happened_at],
  ['Entry', ({ id }) => id],
  ['Type', ({ kind }) => kind],
  ['Order', ({ order_id }) => order_id],
  ['Guide', ({ guide_id }) => guide_id],
  ['Title', ({ title }) => title],
  ['Creator', ({ creator_id }) => creator_id],
  ['Creator’s name', ({ creator_name }) => creator_name],
  ['Received (AUD)', ({ received }) => ({ cents: received })],
  ['Our fee, including GST (AUD)', ({ fee }) => ({ cents: fee })],
  ['GST included (AUD)', ({ gst }) => ({ cents: gst })],
  ['Owed to creator (AUD)', ({ owed }) => ({ cents: owed })],
];

/** The ledger as CSV, oldest entry first; all of it, or that of some months. */
export function exportMoney(
  db: Queryable,
  query: MoneyTotalsQuery,
): Result<AsyncIterable<string>, Refusal> {
  const span = readMonthSpan(query);
  if (!span.ok) return span;
  const { from, until } = span.value;
  return ok(
    csvPages(COLUMNS, (after) => db.query(ENTRIES, [after?.id ?? 0, from, until, ROWS_PER_PAGE])),
  );
}
