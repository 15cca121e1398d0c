import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { CALLS } from '@laneway/contract/calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webhookSecretOf } from '../../adapters/payments-test/payments-test.ts';
import { SIGNATURE_HEADER, sign } from '../../adapters/payments-test/signature.ts';
import { serializeWebhook } from '../../adapters/payments-test/webhook-event.ts';
import { createLogger } from '../../platform/process/logging.ts';
import { buy, buyAndPay, owns } from '../../testing/buying.ts';
import { eventually } from '../../testing/eventually.ts';
import { createGuide } from '../../testing/guides.ts';
import { type Attack, hostileWebhooks, MARK, type Target } from '../../testing/hostile-webhooks.ts';
import { createPerson } from '../../testing/people.ts';
import * as webhookSender from '../../testing/stripe/webhook-sender.ts';
import { openStripeShop } from '../../testing/stripe-shop.ts';
import { createTestApp, SESSION_SECRET, type TestApp } from '../../testing/test-app.ts';

const ATTACKS_PER_PROVIDER = 500;
const TOO_LARGE = 'x'.repeat(1_000_001);

const lines: string[] = [];
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

type Scene = { readonly app: TestApp; readonly target: Target; readonly victim: Victim };
type Victim = { readonly userId: number; readonly guide: number };

const isOneOf = (believed: readonly unknown[]) => (value: unknown) => believed.includes(value);
const isAnyText = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 255;

async function stripeScene(): Promise<Scene> {
  const { app, stripe, guide, deliver, visitCheckout } = await openStripeShop({ log });
  const before = await visitCheckout();
  stripe.account.pay(before.session);
  await deliver();
  const { person, order, session } = await visitCheckout();
  stripe.account.findSession(session).customer_email = `${MARK}@people.example`;
  stripe.account.pay(session);
  const object = ['data', 'object'];
  const target: Target = {
    signatureHeader: webhookSender.SIGNATURE_HEADER,
    sign: (body, at = new Date(), secret = stripe.options.webhookSecret) =>
      webhookSender.signWebhook(secret, body, at),
    genuine: stripe.webhooks.bodies().at(-1) ?? '',
    vitalParts: [
      { path: ['id'], isBelieved: isAnyText },
      { path: ['type'], isBelieved: isOneOf(['checkout.session.completed']) },
      { path: ['data'], isBelieved: () => false },
      { path: object, isBelieved: () => false },
      { path: [...object, 'client_reference_id'], isBelieved: isOneOf([order]) },
      { path: [...object, 'payment_status'], isBelieved: isOneOf(['paid']) },
      { path: [...object, 'payment_intent'], isBelieved: isPayment },
      { path: [...object, 'amount_total'], isBelieved: isOneOf([499]) },
      { path: [...object, 'currency'], isBelieved: isOneOf(['aud']) },
    ],
  };
  return { app, target, victim: { userId: person.id, guide } };
}

const isPayment = (value: unknown) =>
  isAnyText(value) || isAnyText((value as { readonly id?: unknown } | null)?.id);

async function testScene(): Promise<Scene> {
  const app = await createTestApp({ log });
  const { db } = app;
  const creator = await createPerson(db, 'creator');
  const guide = await createGuide(db, { authorId: creator.id });
  await buyAndPay(app, guide, await createPerson(db));
  const person = await createPerson(db);
  const { order_id: orderId } = (await buy(app, guide, person)).json<{ order_id: string }>();
  const payment = { id: `${MARK}_payment`, amountCents: 499, currency: 'AUD' };
  const event = { kind: 'payment_succeeded', payment } as const;
  const target: Target = {
    signatureHeader: SIGNATURE_HEADER,
    sign: (body, at = new Date(), secret = webhookSecretOf(SESSION_SECRET)) =>
      sign(secret, body, at),
    genuine: serializeWebhook({ eventId: `${MARK}_event`, orderId, event }),
    vitalParts: [
      { path: ['eventId'], isBelieved: isAnyText },
      { path: ['orderId'], isBelieved: isOneOf([orderId]) },
      { path: ['event'], isBelieved: () => false },
      { path: ['event', 'kind'], isBelieved: isOneOf(['payment_succeeded']) },
      { path: ['event', 'payment'], isBelieved: () => false },
      { path: ['event', 'payment', 'id'], isBelieved: isAnyText },
      { path: ['event', 'payment', 'amountCents'], isBelieved: isOneOf([499]) },
      { path: ['event', 'payment', 'currency'], isBelieved: isOneOf(['AUD']) },
    ],
  };
  return { app, target, victim: { userId: person.id, guide } };
}

const SCENES = { stripe: await stripeScene(), test: await testScene() };

/** Everything that a webhook could have changed, as one text. */
async function stateOf({ db }: TestApp): Promise<unknown> {
  const { rows } = await db.pool.query(`
    SELECT (SELECT json_agg(row(id, status, paid_at, refunded_at, received_cents) ORDER BY id) FROM orders) AS orders,
           (SELECT json_agg(e ORDER BY user_id, guide_id) FROM entitlements e) AS entitlements,
           (SELECT json_agg(l ORDER BY id) FROM ledger_entries l) AS ledger`);
  return rows[0];
}

describe.each(Object.entries(SCENES))('%s', (_, { app, target, victim }) => {
  const { method, path: url } = CALLS.receivePaymentEvent;
  const send = ({ headers, payload }: Attack) =>
    app.send({
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const signed = (payload: string): Attack => ({
    headers: { [target.signatureHeader]: target.sign(payload) },
    payload,
  });

  it('grants nothing for hundreds of hostile webhooks, without errors or log entries', async () => {
    lines.length = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(hostileWebhooks(target), async (attack) => {
        const before = await stateOf(app);
        const reply = await send(attack);
        expect([200, 403, 422]).toContain(reply.statusCode);
        expect(reply.body).not.toContain(MARK);
        expect(await stateOf(app)).toEqual(before);
        sent += 1;
      }),
      { numRuns: ATTACKS_PER_PROVIDER },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTACKS_PER_PROVIDER);
    expect(await owns(app, victim.userId, victim.guide)).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
    await eventually(() => lines.length).toBeGreaterThanOrEqual(sent);
    expect(lines.join('')).not.toContain(MARK);
  });

  it.each([
    ['that is too large', TOO_LARGE, 413],
    ['that is empty', '', 403],
    ['with an invalid number', '{"amount":NaN}', 403],
    ['that is nested very deeply', '['.repeat(250_000), 403],
  ])('refuses a webhook %s, signed or not', async (_name, payload, status) => {
    expect((await send({ headers: {}, payload })).statusCode).toBe(status);
    expect([status, 422]).toContain((await send(signed(payload))).statusCode);
  });

  it('refuses a request without a body, whatever its signature', async () => {
    const headers = { [target.signatureHeader]: target.sign('') };
    expect((await app.send({ method, url, headers })).statusCode).toBeOneOf([403, 422]);
    expect((await app.send({ method, url })).statusCode).toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'refuses a body with the content type %s',
    async (type) => {
      const reply = await send({ headers: { 'content-type': type }, payload: target.genuine });
      expect([403, 415]).toContain(reply.statusCode);
    },
  );

  it('ignores an order that doesn’t exist', async () => {
    const before = await stateOf(app);
    const unknown = target.genuine.replaceAll(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      randomUUID(),
    );
    expect((await send(signed(unknown))).statusCode).toBe(200);
    expect(await stateOf(app)).toEqual(before);
  });

  it('accepts the same webhook when it is genuine', async () => {
    expect((await send(signed(target.genuine))).statusCode).toBe(200);
    expect(await owns(app, victim.userId, victim.guide)).toBe(true);
  });
});
