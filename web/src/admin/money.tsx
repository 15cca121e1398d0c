import { useMoneyTotals } from '../api/queries/money.ts';
import { useToday } from '../creator/earnings/use-today.ts';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import styles from './money.module.css';
import { MoneySums } from './money-sums.tsx';
import { MonthRangePicker } from './month-range-picker.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { useMonthRange } from './use-month-range.ts';

/** The platform’s money, and whether ledger, orders and provider agree. */
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
