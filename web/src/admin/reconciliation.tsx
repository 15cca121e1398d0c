import type { MoneyTotals } from '../api/queries/money.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import sections from '../ui/dashboard-frame/section.module.css';
import { DataTable } from '../ui/data-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { countsOf, differencesIn } from './reconcile.ts';
import styles from './reconciliation.module.css';

/** The ledger, our orders and the payment provider side by side, and whether they match. */
export function Reconciliation({ totals }: { readonly totals: MoneyTotals }) {
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
