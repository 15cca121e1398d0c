import type { StatementDetail, StatementLine, StatementPage } from '@laneway/contract/earnings';
import { centsFromDecimal } from '@laneway/domain/money';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { type CsvColumn, csvTable } from '../../platform/http/csv.ts';
import { createCursor, monthPart } from '../../platform/http/cursor.ts';
import { presentLine, presentStatement } from './present.ts';
import { spanOf } from './public/month-span.ts';
import { findLines, findMonth, findMonths } from './statement-store.ts';

const DEFAULT_PAGE_SIZE = 24;
const cursor = createCursor<{ month: string }>({ month: monthPart });
const NO_STATEMENT = refusal('not_found', 'Statement not found');

const COLUMNS: readonly CsvColumn<StatementLine>[] = [
  ['Date (UTC)', ({ at }) => new Date(at)],
  ['Type', ({ kind }) => kind],
  ['Order', ({ order_id }) => order_id],
  ['Guide', ({ g_id }) => g_id],
  ['Title', ({ g_title }) => g_title],
  ['List price (AUD)', ({ list_price }) => money(list_price)],
  ['Fee (AUD)', ({ fee }) => money(fee)],
  ['Earnings (AUD)', ({ royalty }) => money(royalty)],
];

/** A creator's statements, latest month first, from the month of the first sale to the present one. */
export async function listStatements(
  db: Queryable,
  creatorId: number,
  query: { readonly limit?: number; readonly cursor?: string },
  now: Date,
): Promise<Result<StatementPage, Refusal>> {
  const before = cursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { now, before: before.value?.month ?? null, limit: limit + 1 };
  const found = await findMonths(db, creatorId, page);
  const { rows, nextCursor } = cursor.cutPage(found, limit, ({ month }) => ({ month }));
  return ok({
    items: rows.map((row) => presentStatement(row, now)),
    next_cursor: nextCursor,
  });
}

/** A month with all its transactions. */
export async function getStatement(
  db: Queryable,
  creatorId: number,
  month: string,
  now: Date,
): Promise<Result<StatementDetail, Refusal>> {
  const row = await findMonth(db, creatorId, month, now);
  if (row === null) return fail(NO_STATEMENT);
  const lines = await findLines(db, creatorId, spanOf(month));
  return ok({ ...presentStatement(row, now), lines: lines.map(presentLine) });
}

/** A statement as CSV. */
export function statementCsv({ lines }: StatementDetail): string {
  return csvTable(COLUMNS, lines);
}

function money(dollars: number) {
  return { cents: centsFromDecimal(dollars.toFixed(2)) ?? 0 };
}
