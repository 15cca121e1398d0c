import { formatDate } from '@laneway/domain/text/dates';
import type { ReactNode } from 'react';
import { useStatement } from '../../api/queries/earnings.ts';
import { Chip } from '../../ui/chip.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Leaders } from '../../ui/leaders.tsx';
import { amountText } from './amounts.ts';
import { longMonthText } from './months.ts';
import { StatementLines } from './statement-lines.tsx';
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
