import { centsFromDecimal, formatCents } from '@laneway/domain/money';
import type { Order } from '../../api/queries/orders.ts';
import styles from './order-summary.module.css';

const KINDS = { purchase: 'A guide for you', gift: 'A gift for a friend' } as const;

/** What was ordered, and for how much. */
export function OrderSummary({ order }: { readonly order: Order }) {
  return (
    <dl className={styles.summary}>
      <div className={styles.what}>
        <dt className={styles.kind}>{KINDS[order.kind]}</dt>
        <dd className={styles.title}>{order.g_title}</dd>
      </div>
      <div>
        <dt className={styles.kind}>Price</dt>
        <dd className={styles.amount}>{formatCents(centsFromDecimal(order.amount) ?? 0)}</dd>
      </div>
    </dl>
  );
}
