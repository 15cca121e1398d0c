import { centsFromDecimal, formatCents } from '@laneway/domain/money';
import type { Order } from '../../api/queries/orders.ts';
import styles from './order-summary.module.css';

/** The ordered guide, and its price. */
export function OrderSummary({ order }: { readonly order: Order }) {
  return (
    <dl className={styles.summary}>
      <div className={styles.what}>
        <dt className={styles.kind}>{kindText(order)}</dt>
        <dd className={styles.title}>{order.g_title}</dd>
      </div>
      <div>
        <dt className={styles.kind}>Price</dt>
        <dd className={styles.amount}>{formatCents(centsFromDecimal(order.amount) ?? 0)}</dd>
      </div>
    </dl>
  );
}

function kindText({ kind, friend_email, friend_name }: Order): string {
  return kind === 'purchase'
    ? 'A guide for you'
    : `A gift for ${friend_name ?? friend_email ?? 'a friend'}`;
}
