import { describe, expect, it } from 'vitest';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { actAtCheckout, booksOf, buyAndPay, orderOf, owns } from '../../testing/buying.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailedToken, mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { updateGiftText } from './store.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator', 'Cleo');
const guide = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' });

const give = (giver: Pick<TestPerson, 'cookies'>, friendEmail: string, more: object = {}) => {
  const query = new URLSearchParams({
    guide_id: String(guide),
    friend_email: friendEmail,
    ...more,
  });
  const { cookies } = giver;
  return app.send({ method: 'POST', url: `/api/purchase-for-friend?${query}`, cookies });
};
const giveAndPay = async (giver: TestPerson, friendEmail: string, more: object = {}) => {
  const { order_id: order } = (await give(giver, friendEmail, more)).json<{ order_id: string }>();
  await actAtCheckout(app, order, 'pay');
  return order;
};
const emailOf = async ({ id }: TestPerson) =>
  (await db.pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [id])).rows[0]
    ?.email ?? '';
const giftOf = async (order: string) =>
  (await db.pool.query('SELECT * FROM gifts WHERE order_id = $1', [order])).rows[0];

describe('the test checkout of a gift', () => {
  const pageOf = async (more: object) => {
    const email = anEmail();
    const reply = await give(await createPerson(db), email, more);
    const { checkout_url: url } = reply.json<{ checkout_url: string }>();
    return { email, body: (await app.get(url)).body };
  };

  it('shows the guide and its price, and the friend by name only', async () => {
    const { email, body } = await pageOf({ friend_name: 'Robin <b>', personal_message: 'Enjoy' });
    expect(body).toContain('Gift for Robin &lt;b&gt;</p><h1>Lanes</h1>');
    expect(body).toContain('$4.99');
    expect(body).not.toContain(email);
    expect(body).not.toContain('Enjoy');
  });

  it('shows a gift without a name as well', async () => {
    expect((await pageOf({})).body).toContain('Gift for a friend');
  });
});

describe('a gift is refused before any money moves', () => {
  it('when nobody is logged in', async () => {
    expect((await give({ cookies: {} }, anEmail())).statusCode).toBe(401);
  });

  it.each([
    ['the address is none', 'not an address', 422],
    ['the address is empty', '', 422],
  ])('when %s', async (_, email, status) => {
    const reply = await give(await createPerson(db), email);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().errors).toHaveProperty('friend_email');
  });

  it('when the friend is the giver', async () => {
    const giver = await createPerson(db);
    const reply = await give(giver, (await emailOf(giver)).toUpperCase());
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty('friend_email');
  });

  it('when the friend has the guide, and says so', async () => {
    const friend = await createPerson(db);
    await own(db, friend.id, guide);
    const reply = await give(await createPerson(db), await emailOf(friend));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('Your friend already has this guide.');
  });

  it('when the friend has written the guide', async () => {
    const reply = await give(await createPerson(db), await emailOf(creator));
    expect(reply.statusCode).toBe(409);
  });

  it.each([{ priceCents: 0 }, { priceCents: 0, isPublic: true }])(
    'when the guide is %j',
    async (price) => {
      const free = await createGuide(db, { authorId: creator.id, ...price });
      const reply = await give(await createPerson(db), anEmail(), { guide_id: String(free) });
      expect(reply.statusCode).toBe(409);
    },
  );

  it('when the guide is withdrawn', async () => {
    const gone = await createGuide(db, { authorId: creator.id, listing: 'withdrawn' });
    const reply = await give(await createPerson(db), anEmail(), { guide_id: String(gone) });
    expect(reply.statusCode).toBe(404);
  });

  it.each([
    ['friend_name', 'x'.repeat(121)],
    ['personal_message', 'x'.repeat(1001)],
  ])('when %s is too long', async (field, value) => {
    const reply = await give(await createPerson(db), anEmail(), { [field]: value });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty(field);
  });
});

describe('a gift to someone without an account', () => {
  it('is announced by one email, and claimed by the activation', async () => {
    const giver = await createPerson(db, 'user', 'Gina');
    const email = anEmail();
    const order = await giveAndPay(giver, email, {
      friend_name: 'Fred',
      personal_message: 'For our Sunday walks',
    });
    expect(await orderOf(app, order, giver)).toMatchObject({
      status: 'fulfilled',
      gift_status: 'awaiting_activation',
      friend_email: email,
      friend_name: 'Fred',
    });
    await runJobs(app);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Gina sent you a guide']);
    expect(mails[0]?.text_body).toContain('> For our Sunday walks');
    expect((await mailsTo(app, await emailOf(giver))).map(({ subject }) => subject)).toEqual([
      'Gift sent: Lanes',
    ]);

    const token = await mailedToken(app, email);
    const friend = openBrowser(app);
    const activations = await Promise.all(
      Array.from({ length: 50 }, () =>
        friend.post('/api/activate-account', { token, password: PASSWORD, name: 'Fred' }),
      ),
    );
    expect(activations.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const session = await logInAs(app, { email });
    expect((await session.get(`/api/places?guide_id=${guide}`)).statusCode).toBe(200);
    expect((await session.get('/api/get_guides')).json()).toHaveLength(1);
    expect(await giftOf(order)).toMatchObject({ status: 'claimed' });
  });

  it('is one order when it is requested fifty times at once, with the latest message', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const replies = await Promise.all(Array.from({ length: 50 }, () => give(giver, email)));
    const orders = new Set(replies.map((reply) => reply.json().order_id));
    expect(orders.size).toBe(1);
    await give(giver, email, { personal_message: 'Better words' });
    expect(await giftOf([...orders][0])).toMatchObject({ personal_message: 'Better words' });
  });
});

describe('a paid gift', () => {
  it('keeps its message, even if the giver changes it at the same moment', async () => {
    const order = await giveAndPay(await createPerson(db), anEmail(), {
      personal_message: 'For our Sunday walks',
    });
    await updateGiftText(db, order, { friendName: null, personalMessage: 'Something else' });
    expect(await giftOf(order)).toMatchObject({ personal_message: 'For our Sunday walks' });
  });
});

describe('a gift to someone with an account', () => {
  it('belongs to them at once, and they are notified by email and in the app', async () => {
    const giver = await createPerson(db, 'user', 'Gina');
    const friend = await createAccount(db);
    const order = await giveAndPay(giver, friend.email);
    expect(await owns(app, friend.id, guide)).toBe(true);
    expect(await giftOf(order)).toMatchObject({ status: 'granted', friend_id: friend.id });
    await runJobs(app);
    const [mail, ...others] = await mailsTo(app, friend.email);
    expect(others).toEqual([]);
    expect(mail?.links).toEqual([`http://localhost:3000/guides/${guide}/places`]);
    const session = await logInAs(app, friend);
    const notices = (await session.get('/api/notices')).json();
    expect(notices.items[0]).toMatchObject({
      kind: 'gift_received',
      title: 'Gina sent you “Lanes”',
      g_id: guide,
    });
  });

  it('is refunded when they get the guide before it is paid for', async () => {
    const giver = await createPerson(db);
    const friend = await createPerson(db);
    const { order_id: order } = (await give(giver, await emailOf(friend))).json();
    await buyAndPay(app, guide, friend);
    await actAtCheckout(app, order, 'pay');
    expect(await giftOf(order)).toMatchObject({ status: 'undeliverable' });
    await runJobs(app);
    expect(await orderOf(app, order, giver)).toMatchObject({
      status: 'refunded',
      gift_status: 'refunded',
    });
    expect(Object.keys(await booksOf(app, order))).toEqual(['gift_sale', 'refund']);
    expect(await owns(app, friend.id, guide)).toBe(true);
  });

  it('is granted once when two friends give it at the same time, and the other is refunded', async () => {
    const givers = [await createPerson(db), await createPerson(db)];
    const email = anEmail();
    const orders = await Promise.all(
      givers.map(async (giver) => (await give(giver, email)).json().order_id),
    );
    await Promise.all(orders.map((order) => actAtCheckout(app, order, 'pay')));
    await runJobs(app);
    const states = await Promise.all(orders.map(async (order) => (await giftOf(order)).status));
    expect(states.sort()).toEqual(['awaiting_activation', 'refunded']);
  });

  it('is refunded when they have deleted their account meanwhile', async () => {
    const giver = await createPerson(db);
    const friend = await createAccount(db);
    const { order_id: order } = (await give(giver, friend.email)).json();
    const session = await logInAs(app, friend);
    await session.send('DELETE', '/api/user', { u_password: PASSWORD });
    await actAtCheckout(app, order, 'pay');
    await runJobs(app);
    expect(await orderOf(app, order, giver)).toMatchObject({ status: 'refunded' });
  });
});

describe('an unpaid gift', () => {
  it('is abandoned when the giver cancels, and can be given again', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const { order_id: order } = (await give(giver, email)).json();
    await actAtCheckout(app, order, 'cancel');
    expect(await giftOf(order)).toMatchObject({ status: 'abandoned' });
    const again = await giveAndPay(giver, email);
    expect(again).not.toBe(order);
    expect(await giftOf(again)).toMatchObject({ status: 'awaiting_activation' });
  });
});
