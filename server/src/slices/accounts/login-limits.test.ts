import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;

const guess = (email: string, address: string) =>
  openBrowser(app, { address }).post('/api/login', { u_email: email, u_password: 'a guess' });

describe('guessing at logins', () => {
  it('stops for the address it comes from, while the owner logs in from another', async () => {
    const victim = await createAccount(db);
    const replies = await Promise.all(
      Array.from({ length: 1_000 }, () => guess(victim.email, '203.0.113.1')),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(970);
    expect(refused[0]?.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'Too many attempts. Please try again in 15 minutes.',
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBe(900);
    await logInAs(app, victim, { address: '203.0.113.2' });
  });

  it('is refused the right password too, until its time is over', async () => {
    const victim = await createAccount(db);
    for (let n = 0; n < 30; n += 1) await guess(victim.email, '203.0.113.3');
    await expect(logInAs(app, victim, { address: '203.0.113.3' })).rejects.toThrow('429');
    now = new Date(now.getTime() + 15 * 60_000);
    await logInAs(app, victim, { address: '203.0.113.3' });
  });

  it('of many accounts from one address stops after 100 in a minute', async () => {
    await useLimit(app, 'logins_from_address', '203.0.113.4', 99);
    expect((await guess('one@people.example', '203.0.113.4')).statusCode).toBe(401);
    expect((await guess('two@people.example', '203.0.113.4')).statusCode).toBe(429);
    now = new Date(now.getTime() + 60_000);
    expect((await guess('two@people.example', '203.0.113.4')).statusCode).toBe(401);
  });

  it('at one account from many addresses stops after 100 in an hour', async () => {
    const victim = await createAccount(db);
    await useLimit(app, 'logins_to_account', victim.email, 99);
    expect((await guess(victim.email, '192.0.2.199')).statusCode).toBe(401);
    expect((await guess(victim.email, '192.0.2.200')).statusCode).toBe(429);
    now = new Date(now.getTime() + 60 * 60_000);
    await logInAs(app, victim, { address: '192.0.2.201' });
  });

  it('from an address of one IPv6 network counts for all of it', async () => {
    const victim = await createAccount(db);
    for (let n = 0; n < 30; n += 1) await guess(victim.email, `2001:db8:0:1::${n.toString(16)}`);
    expect((await guess(victim.email, '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await guess(victim.email, '2001:db8:0:2::1')).statusCode).toBe(401);
  });

  it('counts the same for an address that nobody has', async () => {
    for (let n = 0; n < 30; n += 1) await guess('nobody@people.example', '203.0.113.5');
    expect((await guess('nobody@people.example', '203.0.113.5')).statusCode).toBe(429);
  });
});

describe('an office behind one address', () => {
  it('may log in as often as it likes, even when many of its people mistype', async () => {
    await useLimit(app, 'logins_from_address', '203.0.113.6', 99);
    for (let n = 0; n < 8; n += 1) {
      await logInAs(app, await createAccount(db), { address: '203.0.113.6' });
    }
  });
});

describe('the right password after some wrong ones', () => {
  it('is taken', async () => {
    const ada = await createAccount(db);
    for (let n = 0; n < 10; n += 1) await guess(ada.email, '203.0.113.7');
    const reply = await openBrowser(app, { address: '203.0.113.7' }).post('/api/login', {
      u_email: ada.email,
      u_password: PASSWORD,
    });
    expect(reply.statusCode).toBe(200);
  });
});
