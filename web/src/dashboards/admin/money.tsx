import { useMoneyTotals } from '../../api/queries/money.ts';
import { LinesToCome } from '../../dashboard-frame/lines-to-come.tsx';
import { LoadFailure } from '../../dashboard-frame/load-failure.tsx';
import sections from '../../dashboard-frame/section.module.css';
import { useToday } from '../../earnings/use-today.ts';
import styles from './money.module.css';
import { MoneySums } from './money-sums.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { SpanChoice } from './span-choice.tsx';
import { useChosenSpan } from './use-chosen-span.ts';

/** The money of the whole platform, and whether all who count it come to the same. */
export function Money() {
  const choice = useChosenSpan(useToday());
  const totals = useMoneyTotals(choice.span);
  return (
    <section aria-labelledby="money-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="money-title" className={sections.title}>
          Money
        </h2>
        <SpanChoice choice={choice} />
      </div>
      {totals.isPending ? (
        <LinesToCome />
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
