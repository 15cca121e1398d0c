import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { mailedToken, runJobs } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;

const guess = (email: string, address: string) =>
  openBrowser(app, { address }).post('/api/login', { u_email: email, u_password: 'a guess' });

describe('guessing passwords', () => {
  it('is stopped for an address, while the owner logs in from another', async () => {
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

  it('is refused even with the right password, until the time is over', async () => {
    const victim = await createAccount(db);
    for (let n = 0; n < 30; n += 1) await guess(victim.email, '203.0.113.3');
    await expect(logInAs(app, victim, { address: '203.0.113.3' })).rejects.toThrow('429');
    now = new Date(now.getTime() + 15 * 60_000);
    await logInAs(app, victim, { address: '203.0.113.3' });
  });

  it('for many accounts from one address is stopped after 100 in a minute', async () => {
    await useLimit(app, 'logins_from_address', '203.0.113.4', 99);
    expect((await guess('one@people.example', '203.0.113.4')).statusCode).toBe(401);
    expect((await guess('two@people.example', '203.0.113.4')).statusCode).toBe(429);
    now = new Date(now.getTime() + 60_000);
    expect((await guess('two@people.example', '203.0.113.4')).statusCode).toBe(401);
  });

  it('for one account from many addresses is stopped after 100 in an hour', async () => {
    const victim = await createAccount(db);
    await useLimit(app, 'logins_to_account', victim.email, 99);
    expect((await guess(victim.email, '192.0.2.199')).statusCode).toBe(401);
    expect((await guess(victim.email, '192.0.2.200')).statusCode).toBe(429);
    now = new Date(now.getTime() + 60 * 60_000);
    await logInAs(app, victim, { address: '192.0.2.201' });
  });

  it('from one address of an IPv6 network counts for all of that network', async () => {
    const victim = await createAccount(db);
    for (let n = 0; n < 30; n += 1) await guess(victim.email, `2001:db8:0:1::${n.toString(16)}`);
    expect((await guess(victim.email, '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await guess(victim.email, '2001:db8:0:2::1')).statusCode).toBe(401);
  });

  it('counts the same for an email without an account', async () => {
    for (let n = 0; n < 30; n += 1) await guess('nobody@people.example', '203.0.113.5');
    expect((await guess('nobody@people.example', '203.0.113.5')).statusCode).toBe(429);
  });
});

describe('an owner whose password others guess from everywhere', () => {
  /** Uses up the attempts of the account, as wrong passwords from many addresses would. */
  const exhaustAttempts = ({ email }: { readonly email: string }) =>
    useLimit(app, 'logins_to_account', email, 100);
  const logIn = (browser: Browser, email: string, password = PASSWORD) =>
    browser.post('/api/login', { u_email: email, u_password: password });
  const statusOf = async (reply: ReturnType<typeof logIn>) => (await reply).statusCode;

  it('can still log in from a known browser, at any address', async () => {
    const owner = await createAccount(db);
    const browser = await logInAs(app, owner, { address: '192.0.2.10' });
    await browser.post('/api/logout');
    await exhaustAttempts(owner);
    expect((await guess(owner.email, '192.0.2.11')).statusCode).toBe(429);
    const { laneway_device: device = '' } = browser.cookies;
    const travelling = openBrowser(app, {
      address: '192.0.2.12',
      cookies: { laneway_device: device },
    });
    expect(await statusOf(logIn(travelling, owner.email))).toBe(200);
  });

  it('has ten separate attempts in a known browser, which no one else can use up', async () => {
    const owner = await createAccount(db);
    const browser = await logInAs(app, owner, { address: '192.0.2.13' });
    await exhaustAttempts(owner);
    for (let n = 0; n < 10; n += 1) {
      expect(await statusOf(logIn(browser, owner.email, 'a typo'))).toBe(401);
    }
    expect(await statusOf(logIn(browser, owner.email))).toBe(429);
    now = new Date(now.getTime() + 15 * 60_000);
    expect(await statusOf(logIn(browser, owner.email))).toBe(200);
  });

  it('can mistype in a known browser without using up the attempts of others', async () => {
    const owner = await createAccount(db);
    const browser = await logInAs(app, owner, { address: '192.0.2.14' });
    await useLimit(app, 'logins_to_account', owner.email, 99);
    for (let n = 0; n < 5; n += 1) await logIn(browser, owner.email, 'a typo');
    expect((await guess(owner.email, '192.0.2.15')).statusCode).toBe(401);
  });

  it.each([
    ['made up', async () => 'x'.repeat(43)],
    [
      'of another account',
      async () => (await logInAs(app, await createAccount(db))).cookies.laneway_device ?? '',
    ],
    ['far too long', async () => 'x'.repeat(5_000)],
  ])('is not exposed by a device cookie that is %s', async (_, device) => {
    const owner = await createAccount(db);
    await exhaustAttempts(owner);
    const cookies = { laneway_device: await device() };
    const stranger = openBrowser(app, { address: '192.0.2.16', cookies });
    expect(await statusOf(logIn(stranger, owner.email))).toBe(429);
  });

  it('gets a new device cookie in place of one that someone else chose', async () => {
    const owner = await createAccount(db);
    const planted = 'planted'.repeat(6);
    const browser = openBrowser(app, { cookies: { laneway_device: planted } });
    await logIn(browser, owner.email);
    expect(browser.cookies.laneway_device).toMatch(/^[\w-]{43}$/);
    await exhaustAttempts(owner);
    const thief = openBrowser(app, { cookies: { laneway_device: planted } });
    expect(await statusOf(logIn(thief, owner.email))).toBe(429);
  });

  it('may share a browser with someone, and both are known there', async () => {
    const [one, other] = [await createAccount(db), await createAccount(db)];
    const browser = await logInAs(app, one);
    await logIn(browser, other.email);
    await exhaustAttempts(one);
    await exhaustAttempts(other);
    expect(await statusOf(logIn(browser, one.email))).toBe(200);
    expect(await statusOf(logIn(browser, other.email))).toBe(200);
  });

  it('loses the known browsers with the old password, because one may be a thief’s', async () => {
    const owner = await createAccount(db);
    const browser = await logInAs(app, owner);
    await openBrowser(app).post('/api/request-password-reset', { email: owner.email });
    await runJobs(app);
    const token = await mailedToken(app, owner.email);
    await openBrowser(app).post('/api/reset-password', { token, new_password: 'quite another' });
    await exhaustAttempts(owner);
    expect(await statusOf(logIn(browser, owner.email, 'quite another'))).toBe(429);
  });

  it('is known in the ten browsers used last, whose cookies aren’t stored', async () => {
    const owner = await createAccount(db);
    const first = await logInAs(app, owner);
    for (let n = 0; n < 10; n += 1) {
      now = new Date(now.getTime() + 1_000);
      await logInAs(app, owner);
    }
    const { rows } = await db.pool.query<{ hash: string }>(
      `SELECT encode(device_hash, 'escape') || encode(device_hash, 'hex') AS hash
         FROM known_devices WHERE user_id = $1`,
      [owner.id],
    );
    expect(rows).toHaveLength(10);
    expect(rows.some(({ hash }) => hash.includes(first.cookies.laneway_device ?? '?'))).toBe(false);
    await exhaustAttempts(owner);
    expect(await statusOf(logIn(first, owner.email))).toBe(429);
  });
});

describe('an office behind one address', () => {
  it('can log in often, even when many people mistype', async () => {
    await useLimit(app, 'logins_from_address', '203.0.113.6', 99);
    for (let n = 0; n < 8; n += 1) {
      await logInAs(app, await createAccount(db), { address: '203.0.113.6' });
    }
  });
});

describe('the right password after some wrong ones', () => {
  it('is accepted', async () => {
    const ada = await createAccount(db);
    for (let n = 0; n < 10; n += 1) await guess(ada.email, '203.0.113.7');
    const reply = await openBrowser(app, { address: '203.0.113.7' }).post('/api/login', {
      u_email: ada.email,
      u_password: PASSWORD,
    });
    expect(reply.statusCode).toBe(200);
  });
});
