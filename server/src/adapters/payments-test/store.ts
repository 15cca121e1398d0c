import { type Queryable, statement } from '../../platform/database/database.ts';

export type CheckoutRow = {
  readonly session_id: string;
  readonly order_id: string;
  readonly title: string;
  readonly amount_cents: number;
  readonly status: 'open' | 'paid' | 'cancelled' | 'expired';
  readonly payment_id: string | null;
  readonly refund_id: string | null;
  readonly return_url: string;
  readonly cancel_url: string;
  readonly expires_at: Date;
};

const CHECKOUT = 'SELECT * FROM test_checkouts';
const BY_ORDER = statement<CheckoutRow>(
  'test_payments.by_order',
  `${CHECKOUT} WHERE order_id = $1`,
);
const LOCK_BY_ORDER = statement<CheckoutRow>(
  'test_payments.lock_by_order',
  `${CHECKOUT} WHERE order_id = $1 FOR UPDATE`,
);
const LOCK_BY_SESSION = statement<CheckoutRow>(
  'test_payments.lock_by_session',
  `${CHECKOUT} WHERE session_id = $1 FOR UPDATE`,
);
const LOCK_BY_PAYMENT = statement<CheckoutRow>(
  'test_payments.lock_by_payment',
  `${CHECKOUT} WHERE payment_id = $1 FOR UPDATE`,
);
const INSERT = statement<never>(
  'test_payments.insert',
  `INSERT INTO test_checkouts (session_id, order_id, title, amount_cents, return_url, cancel_url, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);
const UPDATE = statement<never>(
  'test_payments.update',
  'UPDATE test_checkouts SET status = $2, payment_id = $3, refund_id = $4 WHERE session_id = $1',
);
const INSERT_EVENT = statement<never>(
  'test_payments.insert_event',
  'INSERT INTO test_payment_events (id, body, created_at) VALUES ($1, $2, $3)',
);
const UNDELIVERED = statement<{ id: string; body: string }>(
  'test_payments.unheard',
  'SELECT id, body FROM test_payment_events WHERE heard_at IS NULL ORDER BY created_at, id LIMIT 100',
);
const MARK_DELIVERED = statement<never>(
  'test_payments.mark_heard',
  'UPDATE test_payment_events SET heard_at = $2 WHERE id = $1',
);

export async function findCheckoutOf(db: Queryable, orderId: string): Promise<CheckoutRow | null> {
  const [row] = await db.query(BY_ORDER, [orderId]);
  return row ?? null;
}

type Key =
  | { readonly orderId: string }
  | { readonly session: string }
  | { readonly paymentId: string };

/** Locks a checkout until the transaction ends. */
export async function lockCheckout(tx: Queryable, key: Key): Promise<CheckoutRow | null> {
  const [row] = await lock(tx, key);
  return row ?? null;
}

function lock(tx: Queryable, key: Key): Promise<CheckoutRow[]> {
  if ('orderId' in key) return tx.query(LOCK_BY_ORDER, [key.orderId]);
  if ('session' in key) return tx.query(LOCK_BY_SESSION, [key.session]);
  return tx.query(LOCK_BY_PAYMENT, [key.paymentId]);
}

/** Does nothing when the order already has a checkout. */
export async function insertCheckout(
  db: Queryable,
  row: Omit<CheckoutRow, 'status' | 'payment_id' | 'refund_id'>,
): Promise<void> {
  await db.query(INSERT, [
    row.session_id,
    row.order_id,
    row.title,
    row.amount_cents,
    row.return_url,
    row.cancel_url,
    row.expires_at,
  ]);
}

export async function updateCheckout(
  tx: Queryable,
  { session_id, status, payment_id, refund_id }: CheckoutRow,
): Promise<void> {
  await tx.query(UPDATE, [session_id, status, payment_id, refund_id]);
}

export async function insertEvent(
  tx: Queryable,
  event: { readonly id: string; readonly body: string; readonly at: Date },
): Promise<void> {
  await tx.query(INSERT_EVENT, [event.id, event.body, event.at]);
}

export function findUndeliveredEvents(
  db: Queryable,
): Promise<{ readonly id: string; readonly body: string }[]> {
  return db.query(UNDELIVERED);
}

export async function markDelivered(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(MARK_DELIVERED, [id, now]);
}
