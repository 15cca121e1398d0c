import type { StatementDetail, StatementLine } from '@laneway/contract/earnings';
import { centsFromDecimal, decimalTextFromCents } from '@laneway/domain/money';

const COLUMNS: readonly (readonly [heading: string, cell: (line: StatementLine) => string])[] = [
  ['Date', ({ at }) => at.slice(0, 10)],
  ['Type', ({ kind }) => kind],
  ['Order', ({ order_id }) => order_id ?? ''],
  ['Guide', ({ g_id }) => String(g_id ?? '')],
  ['Title', ({ g_title }) => words(g_title ?? '')],
  ['List price (AUD)', ({ list_price }) => money(list_price)],
  ['Fee (AUD)', ({ fee }) => money(fee)],
  ['Royalty (AUD)', ({ royalty }) => money(royalty)],
];

/** A statement as CSV. */
export function statementCsv({ lines }: StatementDetail): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...lines.map((line) => COLUMNS.map(([, cell]) => cell(line))),
  ];
  return rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

/** Keeps spreadsheets from running text that starts like a formula. */
function words(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function money(dollars: number): string {
  return decimalTextFromCents(centsFromDecimal(dollars.toFixed(2)) ?? 0);
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
