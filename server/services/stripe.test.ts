import { describe, expect, it } from 'vitest';
import { demoPeople } from '../demo/demo-people.ts';
import { eventually } from '../src/testing/eventually.ts';
import { startFakeStripe, webhookAt } from '../src/testing/fake-stripe.ts';
import { type HttpCaller, openHttpCaller } from '../src/testing/http-caller.ts';
import { createDataDir, startServer } from '../src/testing/server-process.ts';

const stripe = await startFakeStripe();
const { account, webhooks } = stripe;

const startShop = async () =>
  startServer({
    DATA_DIR: await createDataDir(),
    DEMO: 'on',
    STRIPE_SECRET_KEY: stripe.options.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.options.webhookSecret,
    STRIPE_API_BASE: stripe.options.apiBase,
  }).address;

async function logIn(address: string, role: 'user' | 'admin'): Promise<HttpCaller> {
  const caller = openHttpCaller(address);
  const person = demoPeople.find((one) => one.role === role);
  const login = { u_email: person?.email, u_password: person?.password };
  expect((await caller.post('/api/login', login)).status).toBe(200);
  return caller;
}

type PricedGuide = { readonly g_id: number; readonly g_price: number };

async function pricedGuides({ get }: HttpCaller): Promise<readonly PricedGuide[]> {
  const guides = (await (await get('/api/guides')).json()) as PricedGuide[];
  return guides.filter(({ g_price: price }) => price > 0);
}

async function goToCheckout({ post }: HttpCaller, { g_id: id }: PricedGuide) {
  const reply = await post(`/api/purchase?guide_id=${id}`);
  expect(reply.status).toBe(202);
  return (await reply.json()) as { readonly order_id: string; readonly checkout_url: string };
}

const statusOf = async ({ get }: HttpCaller, order: string) =>
  ((await (await get(`/api/orders/${order}`)).json()) as { readonly status: string }).status;

describe('the whole program with Stripe', () => {
  it('sells a guide that was paid for at Stripe, and refunds it', async () => {
    const address = await startShop();
    const webhook = webhookAt(`${address}/api/webhooks/payments`);
    const visitor = await logIn(address, 'user');
    const [first, second] = await pricedGuides(visitor);
    if (first === undefined || second === undefined) throw new Error('The demo has too few guides');
    const places = `/api/places?guide_id=${first.g_id}`;

    const { order_id: order, checkout_url: url } = await goToCheckout(visitor, first);
    const session = stripe.sessionFor(order);
    expect(session).toMatchObject({
      url,
      currency: 'aud',
      amount_total: Math.round(first.g_price * 100),
    });
    expect((await visitor.post(`/checkout/test/${order}/pay`)).status).toBe(404);
    account.pay(session.id);
    expect(await webhooks.deliver(webhook, { signature: 'wrong_secret' })).toEqual([403, 403, 403]);
    expect((await visitor.get(places)).status).toBe(403);
    expect(new Set(await webhooks.deliver(webhook, { copies: 5 }))).toEqual(new Set([200]));
    expect(await statusOf(visitor, order)).toBe('fulfilled');
    expect((await visitor.get(places)).status).toBe(200);

    const admin = await logIn(address, 'admin');
    const refund = await admin.post(`/api/admin/orders/${order}/refund`, { reason: 'A test' });
    expect(await refund.json()).toMatchObject({ status: 'refunded' });
    expect(webhooks.waiting()).toEqual(['refund.created', 'charge.refunded']);
    expect(await webhooks.deliver(webhook)).toEqual([200, 200]);
    expect((await visitor.get(places)).status).toBe(403);

    // Once more with a webhook that never arrives: a buyer who waits gets the guide anyway.
    const { order_id: unheard } = await goToCheckout(visitor, second);
    account.pay(stripe.sessionFor(unheard).id);
    webhooks.drop();
    await eventually(() => statusOf(visitor, unheard)).toBe('fulfilled');
  });
});
