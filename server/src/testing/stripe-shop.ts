import { CALLS } from '@laneway/contract/calls';
import { createStripePayments } from '../adapters/payments-stripe/payments-stripe.ts';
import type { AppDeps } from '../app.ts';
import type { CallWebhook } from '../ports/test-checkout.ts';
import { sweepOrders } from '../slices/purchases/sweep-orders.ts';
import { orderKinds } from '../slices.ts';
import { buy } from './buying.ts';
import { startFakeStripe } from './fake-stripe.ts';
import { createGuide } from './guides.ts';
import { startProxy } from './loopback-proxy.ts';
import { createPerson } from './people.ts';
import type { Delivery } from './stripe/webhook-sender.ts';
import { createTestApp } from './test-app.ts';

/** The whole application with a fake Stripe as payment provider, and a guide to sell. Called at the top of a test file. */
export async function openStripeShop(changes: Partial<Pick<AppDeps, 'clock' | 'log'>> = {}) {
  const stripe = await startFakeStripe(changes.clock, changes.log);
  const network = await startProxy({ host: '127.0.0.1', port: stripe.port });
  const apiBase = `http://127.0.0.1:${network.port}`;
  const payments = createStripePayments({ ...stripe.options, apiBase });
  const app = await createTestApp({ ...changes, payments, testCheckouts: null });
  const creator = await createPerson(app.db, 'creator', 'Cleo');
  const guide = await createGuide(app.db, { authorId: creator.id, title: 'Lanes' });

  const webhook: CallWebhook = async (headers, payload) => {
    const { method, path: url } = CALLS.receivePaymentEvent;
    const json = { 'content-type': 'application/json; charset=utf-8' };
    const reply = await app.send({ method, url, headers: { ...headers, ...json }, payload });
    return reply.statusCode;
  };

  return {
    app,
    stripe,
    /** Between the application and Stripe. */
    network,
    creator,
    guide,
    webhook,
    deliver: (delivery?: Delivery) => stripe.webhooks.deliver(webhook, delivery),
    /** Runs the sweep as if no order had been checked for a long time. */
    sweep: () => {
      const { clock, log, sessionSecret: secret, config } = app.deps;
      const { publicUrl } = config;
      const selling = { db: app.db, clock, log, secret, payments, publicUrl, kinds: orderKinds };
      return sweepOrders(selling, new Date(clock().getTime() + 1));
    },
    /** Someone at the checkout page of the guide. */
    visitCheckout: async (guideId = guide) => {
      const person = await createPerson(app.db, 'user', 'Ben');
      const reply = await buy(app, guideId, person);
      if (reply.statusCode !== 202) throw new Error(`No checkout: ${reply.body}`);
      const { order_id: order } = reply.json<{ order_id: string }>();
      return { person, order, session: stripe.sessionFor(order).id };
    },
  };
}
