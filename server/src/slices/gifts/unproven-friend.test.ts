import { describe, expect, it } from 'vitest';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { actAtCheckout, booksOf, orderOf, owns } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { mailedToken, mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const guide = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' });

const OWNERS_PASSWORD = 'the owner’s own words';

const give = (giver: TestPerson, email: string) =>
  app.send({
    method: 'POST',
    url: `/api/purchase-for-friend?guide_id=${guide}&friend_email=${encodeURIComponent(email)}`,
    cookies: giver.cookies,
  });
const giveAndPay = async (email: string, giver?: TestPerson) => {
  const from = giver ?? (await createPerson(db, 'user', 'Gina'));
  const { order_id: order } = (await give(from, email)).json<{ order_id: string }>();
  await actAtCheckout(app, order, 'pay');
  return { order, giver: from };
};
const giftOf = async (order: string) =>
  (await db.pool.query('SELECT * FROM gifts WHERE order_id = $1', [order])).rows[0];
const activate = (token: string) =>
  openBrowser(app).post('/api/activate-account', {
    token,
    password: OWNERS_PASSWORD,
    name: 'The owner',
  });
const canLogIn = async (email: string, password: string) =>
  (await openBrowser(app).post('/api/login', { u_email: email, u_password: password }))
    .statusCode === 200;
/** Creates an account with an email that may belong to someone else, and logs in. */
const createUnconfirmedAccount = async () => {
  const account = await createAccount(db, { name: 'Not the owner', verified: false });
  return { ...account, browser: await logInAs(app, account) };
};

describe('a gift to an unconfirmed address of an account', () => {
  it('belongs to nobody once it is paid, and the account doesn’t see it', async () => {
    const { id, email, browser } = await createUnconfirmedAccount();
    const { order, giver } = await giveAndPay(email);
    expect(await orderOf(app, order, giver)).toMatchObject({
      status: 'fulfilled',
      gift_status: 'awaiting_activation',
    });
    expect(await owns(app, id, guide)).toBe(false);
    expect((await browser.get('/api/get_guides')).json()).toEqual([]);
    expect((await browser.get(`/api/places?guide_id=${guide}`)).statusCode).toBe(403);
    expect((await browser.get('/api/notices')).json().items).toEqual([]);
    await runJobs(app);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Gina sent you a guide',
    ]);
  });

  it('is claimed by the link, which takes the account from the person who created it', async () => {
    const { id, email, browser } = await createUnconfirmedAccount();
    await browser.post('/api/resend-confirmation');
    const earlierLink = await mailedToken(app, email);
    const { order } = await giveAndPay(email);
    const token = await mailedToken(app, email);
    expect((await activate(token)).json()).toMatchObject({ u_id: id, u_name: 'The owner' });

    expect(await giftOf(order)).toMatchObject({ status: 'claimed', friend_id: id });
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await browser.post('/api/refresh-token')).statusCode).toBe(401);
    expect(await canLogIn(email, PASSWORD)).toBe(false);

    const owner = openBrowser(app);
    await owner.post('/api/login', { u_email: email, u_password: OWNERS_PASSWORD });
    expect((await owner.get('/api/user')).json()).toMatchObject({ email_verified: true });
    expect((await owner.get('/api/get_guides')).json()).toHaveLength(1);
    expect((await owner.post('/api/confirm-email', { token: earlierLink })).statusCode).toBe(410);
    expect((await activate(token)).statusCode).toBe(410);
  });

  it('is claimed by a password reset, which logs everyone else out', async () => {
    const { id, email, browser } = await createUnconfirmedAccount();
    await giveAndPay(email);
    await openBrowser(app).post('/api/request-password-reset', { email });
    await runJobs(app);
    const token = await mailedToken(app, email);
    await openBrowser(app).post('/api/reset-password', { token, new_password: OWNERS_PASSWORD });
    expect(await owns(app, id, guide)).toBe(true);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
  });

  it('is claimed when the person who is logged in confirms the email', async () => {
    const { id, email, browser } = await createUnconfirmedAccount();
    const { order } = await giveAndPay(email);
    await browser.post('/api/resend-confirmation');
    const token = await mailedToken(app, email);
    expect((await browser.post('/api/confirm-email', { token })).statusCode).toBe(200);
    expect(await owns(app, id, guide)).toBe(true);
    expect(await giftOf(order)).toMatchObject({ status: 'claimed' });
    expect((await browser.get('/api/user')).statusCode).toBe(200);
  });

  it('can’t be given twice: the second giver is refused, or refunded if they had started to pay', async () => {
    const { email } = await createUnconfirmedAccount();
    const late = await createPerson(db);
    const { order_id: begun } = (await give(late, email)).json();
    await giveAndPay(email);
    const refused = await give(await createPerson(db), email);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe('Your friend already has this guide.');
    await actAtCheckout(app, begun, 'pay');
    await runJobs(app);
    expect(await orderOf(app, begun, late)).toMatchObject({ status: 'refunded' });
  });

  it('isn’t refused because that account has the guide, and is refunded if its owner claims it', async () => {
    const { id, email, browser } = await createUnconfirmedAccount();
    const bought = (await browser.post(`/api/purchase?guide_id=${guide}`)).json();
    await actAtCheckout(app, bought.order_id, 'pay');
    const { order, giver } = await giveAndPay(email);
    expect(await giftOf(order)).toMatchObject({ status: 'awaiting_activation' });
    await activate(await mailedToken(app, email));
    expect(await giftOf(order)).toMatchObject({ status: 'undeliverable' });
    await runJobs(app);
    expect(await orderOf(app, order, giver)).toMatchObject({
      status: 'refunded',
      gift_status: 'refunded',
    });
    expect(Object.keys(await booksOf(app, order))).toEqual(['gift_sale', 'refund']);
    expect(await owns(app, id, guide)).toBe(true);
  });

  it('goes to the owner of the email when the account is deleted before', async () => {
    const { email, browser } = await createUnconfirmedAccount();
    const { order } = await giveAndPay(email);
    const first = await mailedToken(app, email);
    const gone = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(gone.statusCode).toBe(204);
    const token = await mailedToken(app, email);
    expect(token).not.toBe(first);
    expect((await activate(token)).statusCode).toBe(200);
    expect(await giftOf(order)).toMatchObject({ status: 'claimed', friend_email: email });
    const owner = openBrowser(app);
    await owner.post('/api/login', { u_email: email, u_password: OWNERS_PASSWORD });
    expect((await owner.get('/api/get_guides')).json()).toHaveLength(1);
  });
});

describe('a confirmation at the same moment as', () => {
  const refund = (order: string, { cookies }: TestPerson) =>
    app.send({
      method: 'POST',
      url: `/api/admin/orders/${order}/refund`,
      cookies,
      payload: { reason: 'Asked for' },
    });

  it('the payment always claims the gift', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const { id, email, browser } = await createUnconfirmedAccount();
      await browser.post('/api/resend-confirmation');
      const token = await mailedToken(app, email);
      const { order_id: order } = (await give(await createPerson(db), email)).json();
      await Promise.all([
        actAtCheckout(app, order, 'pay'),
        browser.post('/api/confirm-email', { token }),
      ]);
      expect(['granted', 'claimed']).toContain((await giftOf(order)).status);
      expect(await owns(app, id, guide)).toBe(true);
    });
    await Promise.all(rounds);
  });

  it('a refund leaves the guide with nobody', async () => {
    const admin = await createPerson(db, 'admin');
    const rounds = Array.from({ length: 8 }, async () => {
      const email = anEmail();
      const { order } = await giveAndPay(email);
      const token = await mailedToken(app, email);
      const [refunded] = await Promise.all([refund(order, admin), activate(token)]);
      expect(refunded.statusCode).toBe(200);
      expect(await giftOf(order)).toMatchObject({ status: 'refunded' });
      const { rows } = await db.pool.query('SELECT FROM entitlements WHERE order_id = $1', [order]);
      expect(rows).toEqual([]);
    });
    await Promise.all(rounds);
  });

  it('a refund that begins later takes the guide back', async () => {
    const admin = await createPerson(db, 'admin');
    const email = anEmail();
    const { order } = await giveAndPay(email);
    const token = await mailedToken(app, email);
    const held = await holdRows(db, 'SELECT FROM gifts WHERE order_id = $1', [order]);
    const activated = activate(token);
    await held.untilWaiting(1);
    const refunded = Promise.resolve(refund(order, admin));
    // The refund waits for the order, which the claim has locked before the gift; otherwise each would wait for the
    // other.
    await held.untilWaiting(1, 'FOR UPDATE OF o');
    await held.release();
    expect((await activated).statusCode).toBe(200);
    expect((await refunded).statusCode).toBe(200);
    const { rows } = await db.pool.query('SELECT FROM entitlements WHERE order_id = $1', [order]);
    expect(rows).toEqual([]);
  });
});
