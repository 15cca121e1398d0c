import type { Day } from '@laneway/domain/calendar';
import { formatCents } from '@laneway/domain/money';
import { formatDate } from '@laneway/domain/text/dates';
import type { Statement } from '../../api/queries/earnings.ts';
import { amountText, centsOf, countText } from './amounts.ts';
import styles from './headlines.module.css';
import { longMonthText } from './months.ts';
import { nextPayment } from './statement-state.ts';

export type HeadlinesProps = {
  /** The current month. */
  readonly latest: Statement;
  readonly statements: readonly Statement[];
  readonly today: Day;
};

/** The three figures that matter most to a creator. */
export function Headlines({ latest, statements, today }: HeadlinesProps) {
  return (
    <dl className={styles.headlines}>
      <Headline
        name="Earned this month"
        figure={formatCents(earnedIn(latest))}
        note={`${soldText(latest)} in ${longMonthText(latest.month)}`}
      />
      <Headline
        name="Balance"
        figure={amountText(latest.closing_balance)}
        note={
          latest.closing_balance < 0
            ? 'Refunds were more than your earnings. We’ll take the difference from future sales.'
            : 'Earnings we haven’t paid you yet'
        }
      />
      <Headline name="Next payment" {...paymentText(statements, today)} />
    </dl>
  );
}

type HeadlineProps = { readonly name: string; readonly figure: string; readonly note: string };

function Headline({ name, figure, note }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function earnedIn({ sales, refunds, fees }: Statement): number {
  return centsOf(sales) - centsOf(refunds) - centsOf(fees);
}

function soldText({ sales, sale_count, refund_count }: Statement): string {
  const sold = `${countText(sale_count, 'sale', 'sales')} worth ${amountText(sales)}`;
  return refund_count === 0 ? sold : `${sold} and ${countText(refund_count, 'refund', 'refunds')}`;
}

function paymentText(statements: readonly Statement[], today: Day): Omit<HeadlineProps, 'name'> {
  const next = nextPayment(statements, today);
  if (next === null) return { figure: '—', note: 'Nothing to pay you right now' };
  const { amount_due, due_on, month } = next.statement;
  const date = formatDate(due_on);
  return {
    figure: amountText(amount_due),
    note: next.isDue
      ? `Due since ${date}, for sales up to ${longMonthText(month)}`
      : `Expected ${date}, for sales up to ${longMonthText(month)}`,
  };
}
