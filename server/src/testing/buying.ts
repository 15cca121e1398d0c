import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'send' | 'get' | 'db'>;

/** Buys as the user whose cookies are given. */
export function buy(
  app: App,
  guideId: number,
  { cookies }: Pick<TestPerson, 'cookies'>,
  headers: Record<string, string> = {},
) {
  const url = `/api/purchase?guide_id=${guideId}`;
  return app.send({ method: 'POST', url, cookies, headers });
}

/** Performs a buyer's action at the test provider's checkout, without its page. */
export function actAtCheckout(app: App, orderId: string, act: 'pay' | 'cancel' | 'decline') {
  return app.send({ method: 'POST', url: `/checkout/test/${orderId}/${act}` });
}

/** Buys and pays; returns the id of the order. */
export async function buyAndPay(app: App, guideId: number, person: TestPerson): Promise<string> {
  const { order_id: orderId } = (await buy(app, guideId, person)).json<{ order_id: string }>();
  const paid = await actAtCheckout(app, orderId, 'pay');
  if (paid.statusCode !== 200) throw new Error(`The payment failed: ${paid.body}`);
  return orderId;
}

export async function orderOf(app: App, orderId: string, { cookies }: TestPerson) {
  const reply = await app.send({ method: 'GET', url: `/api/orders/${orderId}`, cookies });
  return reply.json<{
    status: string;
    settled: boolean;
    checkout_url: string | null;
    gift_status: string | null;
  }>();
}

export async function owns({ db }: App, userId: number, guideId: number): Promise<boolean> {
  const { rows } = await db.pool.query<{ cause: string }>(
    'SELECT cause FROM entitlements WHERE user_id = $1 AND guide_id = $2',
    [userId, guideId],
  );
  return rows.length > 0;
}

/** The ledger of an order, line by line, as account and cents. */
export async function booksOf({ db }: App, orderId: string): Promise<Record<string, object>> {
  const { rows } = await db.pool.query<{ kind: string; account: string; cents: number }>(
    `SELECT e.kind, p.account, p.cents FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
      WHERE e.order_id = $1 ORDER BY e.id, p.line`,
    [orderId],
  );
  const books: Record<string, Record<string, number>> = {};
  for (const { kind, account, cents } of rows) {
    books[kind] = { ...books[kind], [account]: cents };
  }
  return books;
}
