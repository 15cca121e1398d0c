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
const resend = ({ cookies }: Pick<TestPerson, 'cookies'>, order: string, friend_email?: string) =>
  app.send({
    method: 'POST',
    url: `/api/orders/${order}/resend-gift`,
    cookies,
    payload: friend_email === undefined ? {} : { friend_email },
  });
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
    expect(reply.json()).toEqual({ friend_email: email, gift_status: 'awaiting_activation' });
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
    expect(reply.json()).toEqual({ friend_email: right, gift_status: 'awaiting_activation' });
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
    expect(reply.json()).toEqual({ friend_email: friend.email, gift_status: 'granted' });
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
