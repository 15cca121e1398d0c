import { pathOf } from '@laneway/contract/address';
import type { Month } from '@laneway/domain/calendar';
import { formatDate } from '@laneway/domain/text/dates';
import { useId, useState } from 'react';
import type { useStatements } from '../../api/queries/earnings.ts';
import { Button } from '../../ui/button.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import type { Column } from '../../ui/table-column.ts';
import { amountText } from './amounts.ts';
import { longMonthText, monthText } from './months.ts';
import { StatementChip, StatementSheet } from './statement-sheet.tsx';
import type { MarkedStatement } from './statement-state.ts';
import styles from './statements.module.css';

export type StatementsProps = {
  readonly userId: number;
  readonly statements: readonly MarkedStatement[];
  readonly query: ReturnType<typeof useStatements>;
};

/** Every month since the first sale, each with its details and a CSV download. */
export function Statements({ userId, statements, query }: StatementsProps) {
  const id = useId();
  const [openMonth, setOpenMonth] = useState<Month | null>(null);
  const open = statements.find(({ month }) => month === openMonth);
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        Statements
      </h3>
      <p className={sections.lead}>
        The closing balance is the opening balance plus sales, less refunds, fees and payouts.
        Months are in UTC.
      </p>
      <DataTable
        label="Statements by month"
        columns={COLUMNS}
        rows={statements}
        rowKey={({ month }) => month}
        actions={({ month }) => (
          <span className={styles.actions}>
            <Button
              onClick={() => setOpenMonth(month)}
              aria-label={`View statement for ${longMonthText(month)}`}
            >
              View
            </Button>
            <CsvLink month={month} text="CSV" />
          </span>
        )}
      />
      <ShowMore of="statements" query={query} />
      {open !== undefined && (
        <StatementSheet userId={userId} statement={open} onClose={() => setOpenMonth(null)}>
          <CsvLink month={open.month} text="Download CSV" />
        </StatementSheet>
      )}
    </section>
  );
}

const COLUMNS: readonly [Column<MarkedStatement>, ...Column<MarkedStatement>[]] = [
  {
    heading: 'Month',
    cell: ({ month, state }) => (
      <span className={styles.month}>
        {monthText(month)} <StatementChip state={state} />
      </span>
    ),
  },
  { ...amount('Opening', 'opening_balance'), isWideOnly: true },
  amount('Sales', 'sales'),
  { ...amount('Refunds', 'refunds'), isWideOnly: true },
  { ...amount('Fees', 'fees'), isWideOnly: true },
  { ...amount('Payouts', 'payouts'), isWideOnly: true },
  amount('Closing', 'closing_balance'),
  amount('Amount due', 'amount_due'),
  { heading: 'Due on', cell: ({ due_on }) => formatDate(due_on), isFigure: true },
  {
    heading: 'Query by',
    cell: ({ dispute_until }) => formatDate(dispute_until),
    isFigure: true,
    isWideOnly: true,
  },
];

type AmountField =
  | 'opening_balance'
  | 'sales'
  | 'refunds'
  | 'fees'
  | 'payouts'
  | 'closing_balance'
  | 'amount_due';

function amount(heading: string, field: AmountField): Column<MarkedStatement> {
  return { heading, cell: (statement) => amountText(statement[field]), isFigure: true };
}

function CsvLink({ month, text }: { readonly month: Month; readonly text: string }) {
  return (
    <DownloadLink
      href={pathOf('getStatementCsv', { month })}
      text={text}
      label={`${text} for ${longMonthText(month)}`}
      isSmall
    />
  );
}
