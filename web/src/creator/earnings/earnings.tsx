import { loadingTexts } from '@laneway/domain/accounts/messages';
import { monthOf } from '@laneway/domain/calendar';
import { useId } from 'react';
import { useSales, useStatements } from '../../api/queries/earnings.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';
import type { SectionProps } from '../../ui/dashboard-frame/dashboard-frame.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './earnings.module.css';
import { GuideEarnings } from './guide-earnings.tsx';
import headlines from './headlines.module.css';
import { Headlines } from './headlines.tsx';
import { monthsUpTo } from './months.ts';
import { BANK_DETAILS_TEXT, PAYMENT_TERMS } from './payment-terms.ts';
import { SalesChart } from './sales-chart.tsx';
import { salesByGuide, salesByMonth } from './sales-figures.ts';
import { markStatements } from './statement-state.ts';
import { Statements } from './statements.tsx';
import { useToday } from './use-today.ts';

const MONTHS_PLOTTED = 12;

/** A creator's earnings: now, over the last year, by guide and by month. */
export function Earnings({ user }: SectionProps) {
  return (
    <section aria-labelledby="earnings-title" className={sections.section}>
      <h2 id="earnings-title" className={sections.title}>
        Earnings
      </h2>
      <EarningsContent userId={user.u_id} />
      <PaymentTerms />
    </section>
  );
}

function EarningsContent({ userId }: { readonly userId: number }) {
  const today = useToday();
  const months = monthsUpTo(monthOf(today), MONTHS_PLOTTED);
  const statements = useStatements(userId);
  const sales = useSales(userId, { from: months[0] ?? '', to: months.at(-1) ?? '' });
  if (statements.isPending || sales.isPending) return <EarningsSkeleton />;
  if (statements.data === undefined)
    return <LoadFailure what="your statements" query={statements} />;
  if (sales.data === undefined) return <LoadFailure what="your sales" query={sales} />;
  const marked = markStatements(
    statements.data.pages.flatMap(({ items }) => items),
    today,
  );
  const [latest] = marked;
  if (latest === undefined) return <NoSales />;
  return (
    <>
      <Headlines latest={latest} statements={marked} today={today} />
      <SalesChart series={salesByMonth(sales.data, months)} />
      <GuideEarnings guides={salesByGuide(sales.data)} />
      <Statements userId={userId} statements={marked} query={statements} />
    </>
  );
}

/** For a creator without sales: how to get the first one. */
function NoSales() {
  const { goHome } = useNavigation();
  return (
    <Callout
      tone="info"
      text="No sales yet. Share a link to one of your guides. Sales show up here straight away."
      action={{ label: 'See all guides', onAct: goHome }}
    />
  );
}

const FIGURES = ['first', 'second', 'third'];

/** The outline of the section while earnings load. */
function EarningsSkeleton() {
  return (
    <div className={styles.outline}>
      <div role="status" aria-label={loadingTexts.loading} className={headlines.headlines}>
        {FIGURES.map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton shape="text" short />
            <Skeleton shape="title" />
            <Skeleton shape="text" short />
          </div>
        ))}
      </div>
      <div className={styles.chart}>
        <Skeleton shape="fill" />
      </div>
      <TableSkeleton />
    </div>
  );
}

/** The facts of the Terms that explain the figures. */
function PaymentTerms() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        How you get paid
      </h3>
      <p className={sections.lead}>{BANK_DETAILS_TEXT}</p>
      <dl className={styles.terms}>
        {PAYMENT_TERMS.map(({ name, text }) => (
          <div key={name} className={styles.term}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
