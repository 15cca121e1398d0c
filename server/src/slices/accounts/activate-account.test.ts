import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import { anEmail, createAccount, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, SESSION_SECRET } from '../../testing/test-app.ts';
import { issueLink } from './links.ts';
import { inviteByEmail } from './public.ts';
import { invalidateLinkTokens, useLinkToken } from './token-store.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;
const browser = openBrowser(app);

const GONE = 'This activation link is invalid or has expired. Please contact support.';
const USED = 'You’ve already used this link. Log in with the password you chose.';
const OPTIONS = { secret: SESSION_SECRET, publicUrl: 'http://localhost:3000' };
const DAY = 86_400_000;

const invite = async (email: string) => {
  const friend = { email, name: 'A friend', now };
  const invited = await db.transaction((tx) => inviteByEmail(tx, OPTIONS, friend));
  if (invited === null) throw new Error(`nobody can be invited at ${email}`);
  return invited;
};
const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
const validate = (token: string, type = 'account_activation') =>
  browser.get(`/api/validate-reset-token?token=${token}&type=${type}`);
const activate = (token: string, changes: object = {}) =>
  browser.post('/api/activate-account', { token, password: PASSWORD, name: 'Grace', ...changes });

describe('an invitation by email', () => {
  it('opens an account that nobody can log in to yet', async () => {
    const email = anEmail();
    const { userId, activationLink } = await invite(email);
    expect(userId).toBeGreaterThan(0);
    expect(activationLink).toMatch(
      /^http:\/\/localhost:3000\/\?token=[\w-]{43}&type=account_activation$/,
    );
    const reply = await browser.post('/api/login', { u_email: email, u_password: '' });
    expect(reply.statusCode).toBe(422);
  });

  it('finds an existing account, with a link only until it is activated', async () => {
    const email = anEmail();
    const [first, second] = [await invite(email), await invite(email)];
    expect(second.userId).toBe(first.userId);
    expect(second.activationLink).not.toBeNull();
    const ada = await createAccount(db);
    expect(await invite(ada.email)).toEqual({
      userId: ada.id,
      email: ada.email,
      activationLink: null,
    });
  });

  it('sent twice at once creates one account', async () => {
    const email = anEmail();
    const invited = await Promise.all([invite(email), invite(email), invite(email)]);
    expect(new Set(invited.map(({ userId }) => userId)).size).toBe(1);
  });
});

describe('an activation link', () => {
  it('shows the whole email, which the page logs in with', async () => {
    const email = anEmail();
    const token = tokenIn((await invite(email)).activationLink);
    expect((await validate(token)).json()).toEqual({ valid: true, email });
    const asReset = await validate(token, 'password_reset');
    expect(asReset.statusCode).toBe(410);
  });

  it('works for 14 days', async () => {
    const token = tokenIn((await invite(anEmail())).activationLink);
    now = new Date(now.getTime() + 14 * DAY - 1);
    expect((await validate(token)).statusCode).toBe(200);
    now = new Date(now.getTime() + 1);
    const reply = await validate(token);
    expect(reply.statusCode).toBe(410);
    expect(reply.json().detail).toBe(GONE);
    expect((await activate(token)).json().detail).toBe(GONE);
  });

  it('says that it was used, for its own purpose only', async () => {
    const token = tokenIn((await invite(anEmail())).activationLink);
    await activate(token);
    for (const after of [0, 15 * DAY]) {
      now = new Date(now.getTime() + after);
      expect((await validate(token)).json()).toEqual({
        type: 'about:blank',
        status: 410,
        title: 'Already used',
        detail: USED,
        code: 'already_used',
      });
    }
    for (const [unknown, type] of [
      [token, 'password_reset'],
      [`${token}x`, 'account_activation'],
    ] as const) {
      expect((await validate(unknown, type)).json().code).toBe('gone');
    }
  });

  it('does not reset a password', async () => {
    const token = tokenIn((await invite(anEmail())).activationLink);
    const body = { token, new_password: PASSWORD };
    expect((await browser.post('/api/reset-password', body)).statusCode).toBe(410);
  });
});

describe('POST /api/activate-account', () => {
  it('finishes the account, and its owner logs in', async () => {
    const email = anEmail();
    const { userId, activationLink } = await invite(email);
    const reply = await activate(tokenIn(activationLink), { age_confirmed: true });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      u_id: userId,
      u_name: 'Grace',
      u_email: email,
      user_role: 'user',
    });
    const { rows } = await db.pool.query(
      'SELECT age_confirmed_at, terms_version FROM users WHERE id = $1',
      [userId],
    );
    expect(rows[0]).toEqual({ age_confirmed_at: now, terms_version: '2026-11-18' });
    const login = { u_email: email, u_password: PASSWORD, rememberMe: true };
    expect((await openBrowser(app).post('/api/login', login)).statusCode).toBe(200);
  });

  it('works once, and invalidates all other links of the account', async () => {
    const email = anEmail();
    const tokens = [await invite(email), await invite(email)].map((one) =>
      tokenIn(one.activationLink),
    );
    const attempts = await Promise.all([...tokens, ...tokens].map((token) => activate(token)));
    expect(attempts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
    for (const token of tokens) {
      const reply = await activate(token, { password: 'somebody else’s' });
      expect(reply.statusCode).toBe(410);
      expect(reply.json()).toMatchObject({ code: 'already_used', detail: USED });
    }
  });

  it('makes the links of one account wait for each other, without a deadlock', async () => {
    const email = anEmail();
    const { userId, activationLink } = await invite(email);
    const [one, two] = [activationLink, (await invite(email)).activationLink].map((link) =>
      hashToken(SESSION_SECRET, tokenIn(link)),
    ) as [Buffer, Buffer];
    const use = (tx: Queryable, hash: Buffer) => useLinkToken(tx, hash, 'account_activation', now);
    let second: Promise<number | null> | null = null;
    const first = await db.transaction(async (tx) => {
      const user = await use(tx, one);
      second = db.transaction((other) => use(other, two));
      await eventually(async () => {
        const { rows } = await db.pool.query(`SELECT FROM pg_locks WHERE NOT granted`);
        return rows.length;
      }).toBeGreaterThan(0);
      await invalidateLinkTokens(tx, userId, now);
      return user;
    });
    expect([first, await second]).toEqual([userId, null]);
  });

  it('doesn’t change an account that is confirmed and has a password', async () => {
    const ada = await createAccount(db, { name: 'Ada' });
    const link = await issueLink(db, OPTIONS, {
      userId: ada.id,
      purpose: 'account_activation',
      now,
    });
    expect((await activate(tokenIn(link))).statusCode).toBe(410);
    const { rows } = await db.pool.query('SELECT name FROM users WHERE id = $1', [ada.id]);
    expect(rows).toEqual([{ name: 'Ada' }]);
  });

  it('keeps the link when the form has errors', async () => {
    const email = anEmail();
    const token = tokenIn((await invite(email)).activationLink);
    expect((await activate(token, { password: email })).json().errors).toEqual({
      password: 'Choose a password that isn’t your email',
    });
    expect((await activate(token, { password: ' '.repeat(8) })).json().errors).toEqual({
      password: 'Use letters, numbers or symbols, not only spaces',
    });
    const reply = await activate(token, { name: ' ', password: 'short' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      name: 'Enter your name',
      password: 'Password must be at least 8 characters',
    });
    expect((await activate(token)).statusCode).toBe(200);
  });

  it.each([
    [{}, ['name', 'password', 'token']],
    [{ token: '', name: 'Grace', password: PASSWORD }, ['token']],
    [{ token: {}, name: 7, password: [] }, ['name', 'password', 'token']],
    [
      { token: 'x', name: 'x'.repeat(121), password: 'x'.repeat(129), age_confirmed: 1 },
      ['age_confirmed', 'name', 'password'],
    ],
  ])('of %j names the fields', async (body, fields) => {
    const reply = await browser.post('/api/activate-account', body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors).sort()).toEqual(fields);
  });

  it('says so when the token is missing', async () => {
    const reply = await activate(' ');
    expect(reply.json().detail).toBe('Missing activation token. Please check your email link.');
  });
});
