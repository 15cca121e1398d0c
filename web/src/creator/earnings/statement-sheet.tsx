import type { EntryKind } from '@laneway/domain/earnings/ledger';
import { formatCents } from '@laneway/domain/money';
import { formatDate } from '@laneway/domain/text/dates';
import { type ReactNode, useState } from 'react';
import {
  type StatementDetail,
  type StatementLine,
  useStatement,
} from '../../api/queries/earnings.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Leaders } from '../../ui/leaders.tsx';
import type { Column } from '../../ui/table-column.ts';
import { amountText, centsOf } from './amounts.ts';
import { longMonthText } from './months.ts';
import styles from './statement-sheet.module.css';
import { type MarkedStatement, STATEMENT_CHIPS, type StatementState } from './statement-state.ts';

export type StatementSheetProps = {
  readonly userId: number;
  readonly statement: MarkedStatement;
  readonly onClose: () => void;
  /** The statement's actions. */
  readonly children: ReactNode;
};

/** One month in detail: how its balance adds up, and every transaction. */
export function StatementSheet({ userId, statement, onClose, children }: StatementSheetProps) {
  const detail = useStatement(userId, statement.month);
  return (
    <Dialog title={longMonthText(statement.month)} width="wide" onClose={onClose}>
      <div className={sections.tools}>
        <StatementChip state={statement.state} />
        <span className={sections.lead}>{dueText(statement)}</span>
        {children}
      </div>
      <div className={styles.columns}>
        <Leaders
          rows={[
            { name: 'Opening balance', value: amountText(statement.opening_balance) },
            { name: 'Sales', value: amountText(statement.sales) },
            { name: 'Less refunds', value: amountText(statement.refunds) },
            { name: 'Less fees', value: amountText(statement.fees) },
            { name: 'Less payouts', value: amountText(statement.payouts) },
            {
              name: 'Closing balance',
              value: amountText(statement.closing_balance),
              kind: 'sum',
            },
          ]}
        />
        <div className={styles.lines}>
          {detail.isPending ? (
            <TableSkeleton />
          ) : detail.data === undefined ? (
            <LoadFailure what="this statement" query={detail} />
          ) : (
            <StatementLines detail={detail.data} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function dueText({ amount_due, due_on, dispute_until }: MarkedStatement): string {
  return `${amountText(amount_due)} due on ${formatDate(due_on)}. Query by ${formatDate(dispute_until)}.`;
}

export function StatementChip({ state }: { readonly state: StatementState }) {
  const { text, tone } = STATEMENT_CHIPS[state];
  return <Chip tone={tone}>{text}</Chip>;
}

const LINES_AT_ONCE = 50;

const KINDS: Readonly<Record<EntryKind, string>> = {
  sale: 'Sale',
  gift_sale: 'Gift',
  refund: 'Refund',
  payout: 'Payout',
};

/** Every transaction of a month, all fetched at once and shown a page at a time. */
function StatementLines({ detail }: { readonly detail: StatementDetail }) {
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
