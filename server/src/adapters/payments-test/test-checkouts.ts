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
  findUndeliveredEvents,
  insertEvent,
  lockCheckout,
  markDelivered,
  updateCheckout,
} from './store.ts';
import { serializeWebhook } from './webhook-event.ts';

/** The effect of each action on an open checkout, and its event. */
const ACTS: Readonly<
  Record<
    TestCheckoutAct,
    (row: CheckoutRow) => { readonly row: CheckoutRow; readonly event: PaymentEvent }
  >
> = {
  pay: (row) => {
    const id = `test_payment_${randomUUID()}`;
    const payment = { id, amountCents: row.amount_cents, currency: 'AUD' };
    const event = { kind: 'payment_succeeded', payment } as const;
    return { row: { ...row, status: 'paid', payment_id: id }, event };
  },
  cancel: (row) => ({
    row: { ...row, status: 'cancelled' },
    event: { kind: 'checkout_cancelled' },
  }),
  decline: (row) => ({
    row,
    event: { kind: 'payment_declined', reason: 'The card was declined.' },
  }),
};

/**
 * The actions of the test checkout page: a buyer pays, cancels or has the card declined. The change is stored together
 * with its event, which is sent to the webhook at once; if that fails, a job sends it again.
 */
export function createTestCheckouts(
  { db, clock, secret }: TestPaymentsOptions,
  callWebhook: CallWebhook,
): TestCheckouts {
  const deliverEvents = async (): Promise<void> => {
    for (const { id, body } of await findUndeliveredEvents(db)) {
      const signature = sign(webhookSecretOf(secret), body, clock());
      const status = await callWebhook({ [SIGNATURE_HEADER]: signature }, body);
      if (status < 300) await markDelivered(db, id, clock());
    }
  };
  return {
    find: async (orderId) => present(await findCheckoutOf(db, orderId), clock()),
    act: async (orderId, act) => {
      const row = await db.transaction(async (tx) => {
        const found = await lockCheckout(tx, { orderId });
        if (found?.status !== 'open' || found.expires_at <= clock()) return found;
        const { row: changed, event } = ACTS[act](found);
        await updateCheckout(tx, changed);
        const eventId = `test_event_${randomUUID()}`;
        const body = serializeWebhook({ eventId, orderId, event });
        await insertEvent(tx, { id: eventId, body, at: clock() });
        return changed;
      });
      await deliverEvents();
      return present(row, clock());
    },
    deliverEvents,
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
