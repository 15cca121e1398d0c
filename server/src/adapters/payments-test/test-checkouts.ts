import { randomUUID } from 'node:crypto';
import type { PaymentEvent } from '../../ports/payments.ts';
import type {
  CallWebhook,
  TestCheckout,
  TestCheckoutAct,
  TestCheckouts,
} from '../../ports/test-checkout.ts';
import { type TestPaymentsOptions, webhookSecretOf } from './payments-test.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import {
  type CheckoutRow,
  findCheckoutOf,
  findUnheardReports,
  insertReport,
  lockCheckout,
  markHeard,
  updateCheckout,
} from './store.ts';
import { serializeWebhook } from './webhook-event.ts';

/** What each act makes of an open checkout, and what is reported of it. */
const ACTS: Readonly<
  Record<
    TestCheckoutAct,
    (row: CheckoutRow) => { readonly row: CheckoutRow; readonly news: PaymentEvent }
  >
> = {
  pay: (row) => {
    const id = `test_payment_${randomUUID()}`;
    const payment = { id, amountCents: row.amount_cents, currency: 'AUD' };
    const news = { kind: 'payment_succeeded', payment } as const;
    return { row: { ...row, status: 'paid', payment_id: id }, news };
  },
  cancel: (row) => ({
    row: { ...row, status: 'cancelled' },
    news: { kind: 'checkout_cancelled' },
  }),
  decline: (row) => ({ row, news: { kind: 'payment_declined', reason: 'The card was declined.' } }),
};

/**
 * The counter at which a buyer pays, turns back or has the card declined. What happens is written down together with its
 * report, which is brought to the webhook at once; should that fail, it is brought again later.
 */
export function createTestCheckouts(
  { db, clock, secret }: TestPaymentsOptions,
  callWebhook: CallWebhook,
): TestCheckouts {
  const deliverReports = async (): Promise<void> => {
    for (const { id, body } of await findUnheardReports(db)) {
      const signature = sign(webhookSecretOf(secret), body, clock());
      const status = await callWebhook({ [SIGNATURE_HEADER]: signature }, body);
      if (status < 300) await markHeard(db, id, clock());
    }
  };
  return {
    find: async (orderId) => present(await findCheckoutOf(db, orderId), clock()),
    act: async (orderId, act) => {
      const row = await db.transaction(async (tx) => {
        const found = await lockCheckout(tx, { orderId });
        if (found?.status !== 'open' || found.expires_at <= clock()) return found;
        const { row: changed, news } = ACTS[act](found);
        await updateCheckout(tx, changed);
        const eventId = `test_event_${randomUUID()}`;
        const body = serializeWebhook({ eventId, orderId, news });
        await insertReport(tx, { id: eventId, body, at: clock() });
        return changed;
      });
      await deliverReports();
      return present(row, clock());
    },
    deliverReports,
  };
}

function present(row: CheckoutRow | null, now: Date): TestCheckout | null {
  if (row === null) return null;
  const isOver = row.status === 'open' && row.expires_at <= now;
  return {
    orderId: row.order_id,
    title: row.title,
    amountCents: row.amount_cents,
    status: isOver ? 'expired' : row.status,
    returnUrl: row.return_url,
    cancelUrl: row.cancel_url,
  };
}
