import { randomUUID } from 'node:crypto';
import type { Role } from '@laneway/domain/roles';
import fc from 'fast-check';
import { expect } from 'vitest';
import { webhookSecretOf } from '../adapters/payments-test/payments-test.ts';
import { SIGNATURE_HEADER, sign } from '../adapters/payments-test/signature.ts';
import { serializeWebhook } from '../adapters/payments-test/webhook-event.ts';
import { createRateLimits } from '../platform/http/rate-limiter.ts';
import type { PaymentEvent } from '../ports/payments.ts';
import { activateAccount } from '../slices/accounts/activate-account.ts';
import { giftsPersonalData } from '../slices/gifts/personal-data.ts';
import { purchaseForFriend } from '../slices/gifts/purchase-for-friend.ts';
import { purchaseGuide } from '../slices/purchases/purchase-guide.ts';
import type { PurchasesDeps } from '../slices/purchases/purchases-deps.ts';
import { receivePaymentEvent } from '../slices/purchases/receive-payment-event.ts';
import { refundOrder } from '../slices/purchases/refund-order.ts';
import { sweepOrders } from '../slices/purchases/sweep-orders.ts';
import { orderKinds } from '../slices.ts';
import { anEmail } from './accounts.ts';
import { createGuide } from './guides.ts';
import { mailedToken, runJobs } from './jobs.ts';
import { findBreaches } from './money-breaches.ts';
import { createPerson } from './people.ts';
import { SESSION_SECRET, type TestApp } from './test-app.ts';

const OPERATIONS = [
  'buy',
  'give',
  'pay',
  'pay twice at once',
  'cancel',
  'decline',
  'pay late',
  'repeat a webhook',
  'forge a webhook',
  'refund',
  'refund twice at once',
  'claim',
  'sweep',
  'work on jobs',
] as const;

/** The user, guide, order or webhook of an operation is chosen by number from the existing ones. */
const operation = fc.record({
  name: fc.constantFrom(...OPERATIONS),
  one: fc.nat(10_000),
  other: fc.nat(10_000),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** A few users, guides and emails, so that everything happens to the same ones repeatedly. */
async function openShop({ db }: TestApp) {
  const creator = await createPerson(db, 'creator');
  const admin = { id: (await createPerson(db, 'admin')).id, role: 'admin' as Role };
  const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(db)));
  const guides = await Promise.all(
    [499, 99, 1200].map((priceCents) => createGuide(db, { authorId: creator.id, priceCents })),
  );
  const ids = people.map(({ id }) => id);
  // Nobody has verified these emails yet; their accounts buy like any other.
  await db.pool.query('UPDATE users SET email_verified_at = NULL WHERE id = ANY ($1)', [
    ids.slice(0, 3),
  ]);
  const { rows } = await db.pool.query<{ email: string }>(
    'SELECT email FROM users WHERE id = ANY ($1)',
    [ids],
  );
  const emails = [...rows.map(({ email }) => email), anEmail(), anEmail(), anEmail()];
  return { admin, people, guides, emails, orders: [] as string[], webhooks: [] as string[] };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const pick = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length];

const sellingWith = ({ db, deps }: TestApp): PurchasesDeps => ({
  db,
  clock: deps.clock,
  log: deps.log,
  payments: deps.payments,
  publicUrl: deps.config.publicUrl,
  secret: SESSION_SECRET,
  kinds: orderKinds,
});

const sendWebhook = (app: TestApp, body: string, secret = webhookSecretOf(SESSION_SECRET)) =>
  receivePaymentEvent(
    sellingWith(app),
    { [SIGNATURE_HEADER]: sign(secret, body, app.deps.clock()) },
    Buffer.from(body),
  );

/** Simulates a slow bank payment: it succeeds after the buyer has cancelled. */
async function payLate({ db }: TestApp, orderId: string): Promise<string | null> {
  const paymentId = `test_payment_${randomUUID()}`;
  const { rows } = await db.pool.query<{ amount_cents: number }>(
    `UPDATE test_checkouts SET status = 'paid', payment_id = $2
      WHERE order_id = $1 AND status IN ('cancelled', 'expired') RETURNING amount_cents`,
    [orderId, paymentId],
  );
  const amountCents = rows[0]?.amount_cents;
  if (amountCents === undefined) return null;
  const payment = { id: paymentId, amountCents, currency: 'AUD' };
  const event: PaymentEvent = { kind: 'payment_succeeded', payment };
  return serializeWebhook({ eventId: randomUUID(), orderId, event });
}

async function perform(
  app: TestApp,
  { name, one, other }: Operation,
  shop: Shop,
): Promise<unknown> {
  const { db, deps } = app;
  const selling = sellingWith(app);
  const person = pick(shop.people, one);
  const guide = pick(shop.guides, other);
  const order = pick(shop.orders, one);
  const viewer = { id: person?.id ?? 0, role: 'user' as Role };
  const remember = (led: { readonly ok: boolean; readonly value?: object }) => {
    const orderId = led.value !== undefined && 'order_id' in led.value ? led.value.order_id : null;
    if (typeof orderId === 'string' && !shop.orders.includes(orderId)) shop.orders.push(orderId);
  };
  switch (name) {
    case 'buy':
      return remember(await purchaseGuide(selling, viewer, guide ?? 0));
    case 'give': {
      const gift = { guide_id: guide ?? 0, friend_email: pick(shop.emails, one + other) ?? '' };
      return remember(await purchaseForFriend(selling, viewer, gift));
    }
    case 'sweep':
      return sweepOrders(selling, new Date(Date.now() + 1));
    case 'work on jobs':
      return runJobs(app);
    case 'claim': {
      const token = await mailedToken(app, pick(shop.emails, one) ?? '');
      const form = { token, password: 'correct horse', name: 'Friend' };
      const passwords = { hash: async () => 'x' };
      const { clock } = deps;
      const secret = SESSION_SECRET;
      const limits = createRateLimits({ db, clock, secret });
      const personalData = [giftsPersonalData];
      const accounts = { db, clock, secret, passwords, limits, personalData };
      return activateAccount(accounts as never, form, '192.0.2.1');
    }
    case 'repeat a webhook': {
      const body = pick(shop.webhooks, one);
      return body === undefined ? null : sendWebhook(app, body);
    }
  }
  if (order === undefined) return null;
  switch (name) {
    case 'pay':
      return deps.testCheckouts?.act(order, 'pay');
    case 'pay twice at once':
      return Promise.all([
        deps.testCheckouts?.act(order, 'pay'),
        deps.testCheckouts?.act(order, 'pay'),
      ]);
    case 'cancel':
    case 'decline':
      return deps.testCheckouts?.act(order, name);
    case 'pay late': {
      const body = await payLate(app, order);
      if (body === null) return null;
      shop.webhooks.push(body);
      return sendWebhook(app, body);
    }
    case 'forge a webhook': {
      const payment = { id: 'stolen', amountCents: 499, currency: 'AUD' };
      const event: PaymentEvent = { kind: 'payment_succeeded', payment };
      const forged = await sendWebhook(
        app,
        serializeWebhook({ eventId: randomUUID(), orderId: order, event }),
        'a guess',
      );
      expect(forged).toMatchObject({ ok: false, error: { code: 'not_allowed' } });
      return null;
    }
    case 'refund':
      return refundOrder(selling, shop.admin, order, 'Asked for');
    case 'refund twice at once':
      return Promise.all([
        refundOrder(selling, shop.admin, order, 'Asked for'),
        refundOrder(selling, shop.admin, order, 'Asked for again'),
      ]);
  }
}

/** Five hundred operations are too many to print: the seed reproduces them. */
function reportSeed<T>({ failed, seed, counterexamplePath, errorInstance }: fc.RunDetails<T>) {
  if (!failed) return;
  throw new Error(`Failed with seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance });
}

const OPERATIONS_PER_RUN = 500;

export type MoneyRuns = { readonly runs: number; readonly seed?: number };

/** Runs {@link OPERATIONS_PER_RUN} random operations in each run, and checks the ledger after each of them. */
export async function expectBooksToBalance(app: TestApp, { runs, seed }: MoneyRuns): Promise<void> {
  const { pool } = app.db;
  // No test here crashes the database, so no commit has to wait for the disk.
  await pool.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`,
  );
  let performed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: OPERATIONS_PER_RUN, maxLength: OPERATIONS_PER_RUN }),
      async (operations) => {
        const shop = await openShop(app);
        for (const each of operations) {
          await perform(app, each, shop);
          performed += 1;
          const breaches = await findBreaches(pool, shop.guides);
          if (breaches.length > 0) expect({ after: each.name, breaches }).toBeNull();
        }
        expect(shop.orders.length).toBeGreaterThan(5);
      },
    ),
    {
      numRuns: runs,
      endOnFailure: true,
      reporter: reportSeed,
      ...(seed === undefined ? {} : { seed }),
    },
  );
  expect(performed).toBe(runs * OPERATIONS_PER_RUN);
  const { rows } = await pool.query<{ status: string }>('SELECT DISTINCT status FROM orders');
  expect(rows.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['checkout_open', 'fulfilled', 'refunded', 'cancelled']),
  );
}
