import { randomUUID } from 'node:crypto';
import { RESEND_REFUSALS } from '@laneway/domain/gifts/messages';
import { describe, expect, it } from 'vitest';
import { anEmail, createAccount, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { actAtCheckout, orderOf, owns } from '../../testing/buying.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailedToken, mailsTo } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator', 'Cleo');
const guide = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' });

async function giveAndPay(giver: TestPerson, friendEmail: string): Promise<string> {
  const query = new URLSearchParams({ guide_id: String(guide), friend_email: friendEmail });
  const url = `/api/purchase-for-friend?${query}`;
  const reply = await app.send({ method: 'POST', url, cookies: giver.cookies });
  const { order_id: order } = reply.json<{ order_id: string }>();
  await actAtCheckout(app, order, 'pay');
  return order;
}
const correct = ({ cookies }: Pick<TestPerson, 'cookies'>, order: string, payload: object) =>
  app.send({ method: 'POST', url: `/api/orders/${order}/resend-gift`, cookies, payload });
const resend = (giver: Pick<TestPerson, 'cookies'>, order: string, friend_email?: string) =>
  correct(giver, order, friend_email === undefined ? {} : { friend_email });
const validate = async (token: string) =>
  (await app.get(`/api/validate-reset-token?token=${token}&type=account_activation`)).statusCode;
const activate = (token: string) =>
  openBrowser(app).post('/api/activate-account', { token, name: 'Robin', password: PASSWORD });

describe('a gift that nobody has opened', () => {
  it('is sent again with a link that works', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const order = await giveAndPay(giver, email);
    const reply = await resend(giver, order);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ friend_email: email, gift_status: 'awaiting_activation' });
    expect(await mailsTo(app, email)).toHaveLength(2);
    const activated = (await activate(await mailedToken(app, email))).json();
    expect(await owns(app, activated.u_id, guide)).toBe(true);
  });

  it('goes to another address, and the link that was sent to the first one dies', async () => {
    const giver = await createPerson(db);
    const [wrong, right] = [anEmail(), anEmail()];
    const order = await giveAndPay(giver, wrong);
    const dead = await mailedToken(app, wrong);
    expect(await validate(dead)).toBe(200);
    const reply = await resend(giver, order, ` ${right.toUpperCase()} `);
    expect(reply.json()).toMatchObject({ friend_email: right, gift_status: 'awaiting_activation' });
    expect(await validate(dead)).toBe(410);
    expect((await activate(dead)).statusCode).toBe(410);
    expect(await mailsTo(app, wrong)).toHaveLength(1);
    const { u_id } = (await activate(await mailedToken(app, right))).json();
    expect(await owns(app, u_id, guide)).toBe(true);
    expect(await orderOf(app, order, giver)).toMatchObject({
      friend_email: right,
      gift_status: 'claimed',
    });
  });

  it('is in the guides of a friend at once who has confirmed the other address', async () => {
    const giver = await createPerson(db);
    const friend = await createAccount(db);
    const order = await giveAndPay(giver, anEmail());
    const reply = await resend(giver, order, friend.email);
    expect(reply.json()).toMatchObject({ friend_email: friend.email, gift_status: 'granted' });
    expect(await owns(app, friend.id, guide)).toBe(true);
    expect((await mailsTo(app, friend.email))[0]?.subject).toContain('sent you a guide');
  });

  it('keeps the link of someone else’s gift to the first address', async () => {
    const [giver, other] = [await createPerson(db), await createPerson(db)];
    const shared = anEmail();
    const order = await giveAndPay(giver, shared);
    const more = await createGuide(db, { authorId: creator.id, priceCents: 250 });
    const query = new URLSearchParams({ guide_id: String(more), friend_email: shared });
    const begun = await app.send({
      method: 'POST',
      url: `/api/purchase-for-friend?${query}`,
      cookies: other.cookies,
    });
    await actAtCheckout(app, begun.json<{ order_id: string }>().order_id, 'pay');
    await resend(giver, order, anEmail());
    const { u_id } = (await activate(await mailedToken(app, shared))).json();
    expect(await owns(app, u_id, more)).toBe(true);
    expect(await owns(app, u_id, guide)).toBe(false);
  });

  it('is sent with a corrected name and message, and keeps what isn’t corrected', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const order = await giveAndPay(giver, email);
    const first = { friend_name: ' Robyn ', personal_message: 'Walk it at dusk' };
    expect((await correct(giver, order, first)).json()).toMatchObject({
      friend_email: email,
      friend_name: 'Robyn',
      personal_message: 'Walk it at dusk',
    });
    expect(await orderOf(app, order, giver)).toMatchObject({
      friend_name: 'Robyn',
      personal_message: 'Walk it at dusk',
    });
    const mail = (await mailsTo(app, email)).at(-1);
    expect(mail?.text_body).toContain('Hi Robyn,');
    expect(mail?.text_body).toContain('Walk it at dusk');
    expect((await correct(giver, order, { personal_message: ' ' })).json()).toMatchObject({
      friend_name: 'Robyn',
      personal_message: null,
    });
  });

  it('never waits twice for one address, however fast two givers correct theirs', async () => {
    const givers = [await createPerson(db), await createPerson(db), await createPerson(db)];
    const orders: string[] = [];
    for (const giver of givers) orders.push(await giveAndPay(giver, anEmail()));
    const email = anEmail();
    const replies = await Promise.all(
      givers.map((giver, at) => resend(giver, orders[at] ?? '', email)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await mailsTo(app, email)).toHaveLength(1);
    const { rows } = await db.pool.query(
      `SELECT FROM gifts WHERE friend_email = $1 AND status = 'awaiting_activation'`,
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it('is opened or corrected, but not both, at the same time', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const order = await giveAndPay(giver, email);
    const token = await mailedToken(app, email);
    const [opened, corrected] = await Promise.all([
      activate(token),
      resend(giver, order, anEmail()),
    ]);
    expect([
      [200, 409],
      [410, 200],
    ]).toContainEqual([opened.statusCode, corrected.statusCode]);
  });

  it('is corrected once by two requests at the same time, and delivered once', async () => {
    const giver = await createPerson(db);
    const friends = [await createAccount(db), await createAccount(db)];
    const order = await giveAndPay(giver, anEmail());
    const replies = await Promise.all(friends.map(({ email }) => resend(giver, order, email)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const owning = await Promise.all(friends.map(({ id }) => owns(app, id, guide)));
    expect(owning.filter(Boolean)).toHaveLength(1);
  });
});

describe('sending a gift again is refused', () => {
  it('to anyone but its giver', async () => {
    const order = await giveAndPay(await createPerson(db), anEmail());
    expect((await resend(await createPerson(db), order)).statusCode).toBe(404);
    expect((await resend({ cookies: {} }, order)).statusCode).toBe(401);
  });

  it('once the friend has opened it', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const order = await giveAndPay(giver, email);
    await activate(await mailedToken(app, email));
    const reply = await resend(giver, order, anEmail());
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(
      'Your friend has opened this gift, so its email can’t be changed.',
    );
  });

  it.each(Object.entries(RESEND_REFUSALS).filter(([, text]) => text !== null))(
    'while it is %s, and says so',
    async (status, text) => {
      const giver = await createPerson(db);
      const order = await giveAndPay(giver, anEmail());
      await db.pool.query('UPDATE gifts SET status = $2 WHERE order_id = $1', [order, status]);
      const reply = await resend(giver, order, anEmail());
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toBe(text);
    },
  );

  it('with a name or message that is too long', async () => {
    const giver = await createPerson(db);
    const order = await giveAndPay(giver, anEmail());
    for (const [field, value] of [
      ['friend_name', 'x'.repeat(121)],
      ['personal_message', 'x'.repeat(1_001)],
    ] as const) {
      const reply = await correct(giver, order, { [field]: value });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty(field);
    }
  });

  it('without using up the emails of a stranger', async () => {
    const [giver, stranger] = [await createPerson(db), anEmail()];
    const opened = await giveAndPay(giver, anEmail());
    await db.pool.query(`UPDATE gifts SET status = 'claimed' WHERE order_id = $1`, [opened]);
    for (let times = 0; times < 4; times += 1) {
      expect((await resend(giver, randomUUID(), stranger)).statusCode).toBe(404);
      expect((await resend(giver, opened, stranger)).statusCode).toBe(409);
    }
    const other = await createPerson(db);
    const order = await giveAndPay(other, anEmail());
    for (let times = 0; times < 5; times += 1) {
      expect((await resend(other, order, stranger)).statusCode).toBe(200);
    }
    expect((await resend(other, order, stranger)).statusCode).toBe(429);
  });

  it('to an address that makes no sense', async () => {
    const giver = await createAccount(db);
    const browser = openBrowser(app);
    await browser.post('/api/login', { u_email: giver.email, u_password: PASSWORD });
    const person = { id: giver.id, cookies: browser.cookies } as TestPerson;
    const order = await giveAndPay(person, anEmail());
    const owner = await createAccount(db);
    await own(db, owner.id, guide);
    for (const [email, status] of [
      ['nobody', 422],
      [giver.email, 422],
      [owner.email, 409],
    ] as const) {
      expect((await resend(person, order, email)).statusCode).toBe(status);
    }
    expect(await orderOf(app, order, person)).toMatchObject({
      gift_status: 'awaiting_activation',
    });
  });

  it('too often', async () => {
    const giver = await createPerson(db);
    const email = anEmail();
    const order = await giveAndPay(giver, email);
    await useLimit(app, 'gift_emails_to_email', email, 5);
    expect((await resend(giver, order)).statusCode).toBe(429);
    await useLimit(app, 'gift_emails_of_person', giver.id, 10);
    expect((await resend(giver, order, anEmail())).statusCode).toBe(429);
  });
});
