import type { Day } from '@laneway/domain/calendar';
import { formatDate } from '@laneway/domain/text/dates';
import type { Statement } from '../api/queries/earnings.ts';
import { amountText, centsOf, centsText, countText } from './amounts.ts';
import styles from './headlines.module.css';
import { longMonthText } from './months.ts';
import { nextPayment } from './statement-state.ts';

export type HeadlinesProps = {
  /** The month that runs. */
  readonly latest: Statement;
  readonly statements: readonly Statement[];
  readonly today: Day;
};

/** The three figures that a creator comes for. */
export function Headlines({ latest, statements, today }: HeadlinesProps) {
  return (
    <dl className={styles.headlines}>
      <Headline
        name="This month so far"
        figure={centsText(earnedIn(latest))}
        note={`Your share of ${amountText(latest.sales)} in sales in ${longMonthText(latest.month)}: ${soldText(latest)}`}
      />
      <Headline
        name="Balance"
        figure={amountText(latest.closing_balance)}
        note={
          latest.closing_balance < 0
            ? 'More was refunded than earned. It carries over and is set off against what comes.'
            : 'What you have earned and not been paid yet'
        }
      />
      <Headline name="Next payment" {...paymentWords(statements, today)} />
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

function soldText({ sale_count, refund_count }: Statement): string {
  const sold = countText(sale_count, 'copy', 'copies');
  return refund_count === 0
    ? `${sold} sold`
    : `${sold} sold, ${countText(refund_count, 'refund', 'refunds')}`;
}

function paymentWords(statements: readonly Statement[], today: Day): Omit<HeadlineProps, 'name'> {
  const next = nextPayment(statements, today);
  if (next === null) return { figure: '—', note: 'Nothing is owed to you at the moment' };
  const { amount_due, due_on, month } = next.statement;
  const date = formatDate(due_on);
  return {
    figure: amountText(amount_due),
    note: next.isDue
      ? `Due since ${date}, for everything up to ${longMonthText(month)}`
      : `On ${date}, as things stand, for everything up to ${longMonthText(month)}`,
  };
}
