import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Cents, decimalTextFromCents } from '@laneway/domain/money';
import type { FastifyReply } from 'fastify';

/** A text, a number, an amount of money, a time, or nothing. */
export type CsvCell = string | number | { readonly cents: Cents } | Date | null;

export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvCell];

/** The rows as CSV, without the headings. */
export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => line(columns.map(([, cell]) => cell(row)))).join('');
}

/** A whole table as CSV. */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return headings(columns) + csvRows(columns, rows);
}

/** A table as CSV, page by page, until a page is empty. `next` gets the last row of the page before. */
export async function* csvPages<Row>(
  columns: readonly CsvColumn<Row>[],
  next: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield headings(columns);
  let rows = await next(null);
  while (rows.length > 0) {
    yield csvRows(columns, rows);
    rows = await next(rows.at(-1) ?? null);
  }
}

/** The headers of a CSV file to download, which nobody stores on the way. */
export function csvHeaders(fileName: string): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  };
}

/**
 * Sends a CSV file as it is made. At most two pages are in memory, because the next one isn't read before the client has
 * taken the last. Ends with the file, or when the client disconnects.
 */
export async function sendCsv(
  reply: FastifyReply,
  fileName: string,
  pages: AsyncIterable<string>,
): Promise<{ readonly kind: 'sent' }> {
  const file = Readable.from(pages, { highWaterMark: 1 });
  reply.headers(csvHeaders(fileName)).send(file);
  // Fastify reports a failure and ends the reply.
  await finished(file).catch(() => undefined);
  return { kind: 'sent' };
}

function headings(columns: readonly CsvColumn<never>[]): string {
  return line(columns.map(([heading]) => heading));
}

function line(cells: readonly CsvCell[]): string {
  return `${cells.map(print).join(',')}\r\n`;
}

function print(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return timeText(cell);
  return typeof cell === 'string' ? quote(escapeFormula(cell)) : decimalTextFromCents(cell.cents);
}

/**
 * A time in UTC, as spreadsheets recognize it; its heading says that it is UTC, like the months of statements. A day alone
 * could be another one than on the reader’s screen, which shows local days.
 */
function timeText(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ');
}

/** Spreadsheets take these for the beginning of a formula, also in the wide forms of Chinese and Japanese keyboards. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** Keeps spreadsheets from running a text as a formula: names and titles are whatever people write. */
function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
