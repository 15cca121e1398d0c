import type { EntryKind } from '@laneway/domain/earnings/ledger';
import { formatCents } from '@laneway/domain/money';
import { formatDate } from '@laneway/domain/text/dates';
import { useState } from 'react';
import type { StatementDetail, StatementLine } from '../../api/queries/earnings.ts';
import { Button } from '../../ui/button.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-column.ts';
import { amountText, centsOf } from './amounts.ts';

const LINES_AT_ONCE = 50;

const KINDS: Readonly<Record<EntryKind, string>> = {
  sale: 'Sale',
  gift_sale: 'Gift',
  refund: 'Refund',
  payout: 'Payout',
};

/** Every transaction of a month, all fetched at once and shown a page at a time. */
export function StatementLines({ detail }: { readonly detail: StatementDetail }) {
  const [shown, setShown] = useState(LINES_AT_ONCE);
  const numbered = detail.lines.slice(0, shown).map((line, number) => ({ ...line, number }));
  if (detail.lines.length === 0) return <p>No transactions this month</p>;
  return (
    <div className={sections.part}>
      <DataTable
        label="Transactions"
        columns={columnsFor(detail)}
        rows={numbered}
        rowKey={({ number }) => number}
      />
      {detail.lines.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + LINES_AT_ONCE)}>Show more</Button>
        </div>
      )}
    </div>
  );
}

type AmountField = 'list_price' | 'fee' | 'royalty';

function columnsFor({
  lines,
}: StatementDetail): readonly [Column<StatementLine>, ...Column<StatementLine>[]] {
  const amount = (heading: string, field: AmountField): Column<StatementLine> => ({
    heading,
    cell: (line) => amountText(line[field]),
    isFigure: true,
    total: formatCents(lines.reduce((sum, line) => sum + centsOf(line[field]), 0)),
  });
  return [
    // Like the months of statements in UTC, so that no line is dated outside its month.
    { heading: 'Date', cell: ({ at }) => formatDate(at, 'UTC'), total: 'Total' },
    { heading: 'Type', cell: ({ kind }) => KINDS[kind] },
    { heading: 'Guide', cell: ({ g_title }) => g_title ?? '—' },
    amount('List price', 'list_price'),
    amount('Fee', 'fee'),
    amount('Earnings', 'royalty'),
  ];
}
