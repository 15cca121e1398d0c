import { createHmac, randomUUID } from 'node:crypto';
import { pathOf } from '@laneway/contract/address';
import { fail, ok } from '@laneway/domain/result';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { CheckoutState, Payments } from '../../ports/payments.ts';
import {
  type CheckoutRow,
  findCheckoutOf,
  insertCheckout,
  lockCheckout,
  updateCheckout,
} from './store.ts';
import { parseWebhook } from './webhook-event.ts';

export type TestPaymentsOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
};

const NO_SUCH_CHECKOUT = fail({ kind: 'refused', reason: 'Checkout not found' } as const);
const NO_SUCH_PAYMENT = fail({ kind: 'refused', reason: 'Payment not found' } as const);

/** Derives the key that signs the test provider's webhooks, so the session secret isn't used for two purposes. */
export function webhookSecretOf(secret: string): string {
  return createHmac('sha256', secret).update('test payment reports').digest('base64url');
}

/** A payment provider that moves no money, with its own records and checkout page. */
export function createTestPayments({ db, clock, secret }: TestPaymentsOptions): Payments {
  return {
    name: 'test',
    openCheckout: async (checkout) => {
      const { orderId, title, amountCents, returnUrl, cancelUrl, expiresAt } = checkout;
      await insertCheckout(db, {
        session_id: `test_session_${randomUUID()}`,
        order_id: orderId,
        title,
        amount_cents: amountCents,
        return_url: withoutOrigin(returnUrl),
        cancel_url: withoutOrigin(cancelUrl),
        expires_at: expiresAt,
      });
      // The order may have had a checkout already, which stays.
      const row = await findCheckoutOf(db, orderId);
      if (row === null) return NO_SUCH_CHECKOUT;
      return ok({ session: row.session_id, url: pathOf('showTestCheckout', { order: orderId }) });
    },
    findCheckout: (session) =>
      db.transaction(async (tx) => {
        const row = await lockCheckout(tx, { session });
        return row === null ? NO_SUCH_CHECKOUT : ok(stateOf(row, clock()));
      }),
    closeCheckout: (session) =>
      db.transaction(async (tx) => {
        const row = await lockCheckout(tx, { session });
        if (row === null) return NO_SUCH_CHECKOUT;
        if (row.status !== 'open') return ok(stateOf(row, clock()));
        await updateCheckout(tx, { ...row, status: 'expired' });
        return ok({ kind: 'closed' });
      }),
    refund: ({ paymentId }) =>
      db.transaction(async (tx) => {
        const row = await lockCheckout(tx, { paymentId });
        if (row === null) return NO_SUCH_PAYMENT;
        if (row.refund_id === null) {
          await updateCheckout(tx, { ...row, refund_id: `test_refund_${randomUUID()}` });
        }
        return ok({ returnedCents: row.amount_cents });
      }),
    parseWebhook: (headers, body, now) => parseWebhook(webhookSecretOf(secret), headers, body, now),
  };
}

function stateOf(row: CheckoutRow, now: Date): CheckoutState {
  const { status, payment_id, amount_cents: amountCents, refund_id } = row;
  if (payment_id !== null) {
    const payment = { id: payment_id, amountCents, currency: 'AUD' };
    return { kind: 'paid', payment, returnedCents: refund_id === null ? 0 : amountCents };
  }
  return { kind: status === 'open' && row.expires_at > now ? 'open' : 'closed' };
}

/** The checkout page is on our own origin, so relative URLs work under any host name the buyer used. */
function withoutOrigin(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
