import { addressOf } from '@laneway/contract/address';
import { formatCents } from '@laneway/domain/money';
import { type MoneyTotals, useMoneyTotals } from '../api/queries/money.ts';
import { amountText, centsOf } from '../creator/earnings/amounts.ts';
import { longMonthText } from '../creator/earnings/months.ts';
import { useToday } from '../creator/earnings/use-today.ts';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Leaders } from '../ui/leaders.tsx';
import styles from './money.module.css';
import { MonthRangePicker, useMonthRange } from './month-range-picker.tsx';
import { countsOf, differencesIn } from './reconcile.ts';

/** The platform’s money, with a check that ledger, orders and provider agree. */
export function Money() {
  const months = useMonthRange(useToday());
  const totals = useMoneyTotals(months.range);
  return (
    <section aria-labelledby="money-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="money-title" className={sections.title}>
          Money
        </h2>
        <MonthRangePicker months={months} />
        <p>
          <DownloadLink
            href={addressOf('exportMoney', { query: months.range })}
            text="Download CSV"
            label="Download CSV of the ledger"
          />
        </p>
      </div>
      {totals.isPending ? (
        <TableSkeleton />
      ) : totals.data === undefined ? (
        <LoadFailure what="the totals" query={totals} />
      ) : (
        <div className={styles.columns} aria-busy={totals.isPlaceholderData}>
          <MoneySums totals={totals.data} />
          <Reconciliation totals={totals.data} />
        </div>
      )}
    </section>
  );
}

/** The flow of money over a range of months. */
function MoneySums({ totals }: { readonly totals: MoneyTotals }) {
  const { from, to, orders, sales, refunds } = totals;
  return (
    <section aria-labelledby="sums-title" className={sections.part}>
      <h3 id="sums-title" className={sections.subtitle}>
        {from === to ? longMonthText(from) : `${longMonthText(from)} to ${longMonthText(to)}`}
      </h3>
      <Leaders
        rows={[
          { name: 'Paid orders', value: orders },
          { name: 'Sales', value: amountText(sales) },
          { name: 'Less refunds', value: amountText(refunds) },
          { name: 'Net sales', value: formatCents(centsOf(sales) - centsOf(refunds)), kind: 'sum' },
          { name: 'Royalties', value: amountText(totals.royalties), kind: 'part' },
          { name: 'Our fees, including GST', value: amountText(totals.fees), kind: 'part' },
          { name: 'GST included', value: amountText(totals.gst), kind: 'part' },
          { name: 'Payouts to creators', value: amountText(totals.payouts) },
          { name: 'Owed to creators today', value: amountText(totals.owed_to_creators) },
        ]}
      />
    </section>
  );
}

/** The ledger, our orders and the payment provider side by side, with any differences. */
function Reconciliation({ totals }: { readonly totals: MoneyTotals }) {
  const differences = differencesIn(totals);
  return (
    <section aria-labelledby="reconciliation-title" className={sections.part}>
      <h3 id="reconciliation-title" className={sections.subtitle}>
        Reconciliation
      </h3>
      <DataTable
        label="Totals by source"
        isSmall
        rows={countsOf(totals)}
        rowKey={({ what }) => what}
        columns={[
          { heading: 'Total', cell: ({ what }) => what },
          { heading: 'Ledger', cell: ({ ledger }) => amountText(ledger), isFigure: true },
          { heading: 'Orders', cell: ({ orders }) => amountText(orders), isFigure: true },
          { heading: 'Provider', cell: ({ provider }) => amountText(provider), isFigure: true },
        ]}
      />
      {differences.length === 0 ? (
        <p role="status" className={styles.agreed}>
          <Icon name="check" />
          All totals match
        </p>
      ) : (
        <div role="alert" className={styles.differing}>
          <Icon name="warning" />
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
