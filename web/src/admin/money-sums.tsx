import type { MoneyTotals } from '../api/queries/money.ts';
import { amountText, centsOf, centsText } from '../creator/earnings/amounts.ts';
import { longMonthText } from '../creator/earnings/months.ts';
import sections from '../ui/dashboard-frame/section.module.css';
import { Leaders } from '../ui/leaders.tsx';

/** Where money came from and went over a range of months. */
export function MoneySums({ totals }: { readonly totals: MoneyTotals }) {
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
          { name: 'Net sales', value: centsText(centsOf(sales) - centsOf(refunds)), kind: 'sum' },
          { name: 'Royalties', value: amountText(totals.royalties), kind: 'part' },
          { name: 'Our fees', value: amountText(totals.fees), kind: 'part' },
          { name: 'GST in our fees', value: amountText(totals.gst), kind: 'part' },
          { name: 'Payouts to creators', value: amountText(totals.payouts) },
          { name: 'Owed to creators today', value: amountText(totals.owed_to_creators) },
        ]}
      />
    </section>
  );
}
