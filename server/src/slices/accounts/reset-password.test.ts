import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD, type TestAccount } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { mailedToken, mailsTo, runJobs } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;
const browser = openBrowser(app);

const GONE = 'This reset link is invalid or has expired. Please request a new password reset.';
const USED = {
  code: 'already_used',
  detail: 'You’ve already used this link. Log in with the password you chose.',
};
const NEW_PASSWORD = 'a quite different horse';
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function linkFor({ email }: TestAccount): Promise<string> {
  await browser.post('/api/request-password-reset', { email });
  await runJobs(app);
  return mailedToken(app, email);
}
const validate = (token: string, type?: string) =>
  browser.get(
    `/api/validate-reset-token?token=${encodeURIComponent(token)}${type === undefined ? '' : `&type=${type}`}`,
  );
const reset = (token: string, new_password = NEW_PASSWORD) =>
  browser.post('/api/reset-password', { token, new_password });
const tryPassword = async ({ email }: TestAccount, u_password: string) =>
  (await openBrowser(app).post('/api/login', { u_email: email, u_password })).statusCode;

describe('GET /api/validate-reset-token', () => {
  it('shows that a link is valid, with a masked email', async () => {
    const ada = await createAccount(db);
    const token = await linkFor(ada);
    const expected = { valid: true, email: `${ada.email[0]}***@p***.example` };
    // Checking a link does not use it up.
    for (let n = 0; n < 3; n += 1) {
      const reply = await validate(token);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual(expected);
    }
    expect((await validate(token, 'password_reset')).json()).toEqual(expected);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is gone for what is unknown, expired or for another purpose, with the same text', async () => {
    const ada = await createAccount(db);
    const used = await linkFor(ada);
    await reset(used);
    const fresh = await linkFor(ada);
    for (const [token, type] of [
      ['made-up', undefined],
      [used, 'account_activation'],
      ['x'.repeat(512), undefined],
      ['%00', undefined],
    ] as const) {
      const reply = await validate(token, type);
      expect(reply.statusCode).toBe(410);
      expect(reply.json()).toEqual({
        type: 'about:blank',
        status: 410,
        title: 'No longer valid',
        detail:
          type === undefined ? GONE : expect.stringMatching(/^This activation link is invalid/),
        code: 'gone',
      });
    }
    expect((await validate(fresh, 'account_activation')).statusCode).toBe(410);
    expect((await validate(used)).json()).toMatchObject(USED);
    later(3_600_000 - 1);
    expect((await validate(fresh)).statusCode).toBe(200);
    later(1);
    expect((await validate(fresh)).statusCode).toBe(410);
    expect((await reset(fresh)).statusCode).toBe(410);
  });

  it.each([
    ['', { token: 'Enter a value' }],
    [
      '?token=x&type=other',
      {
        type: 'Choose one of password_reset, account_activation, email_confirmation, email_change',
      },
    ],
    [`?token=${'x'.repeat(513)}`, { token: 'Use 512 characters or fewer' }],
    [
      '?token=%20',
      { token: 'Missing reset token. Please check your email link or request a new one.' },
    ],
  ])('with %s names the field', async (query, errors) => {
    const reply = await browser.get(`/api/validate-reset-token${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual(errors);
  });
});

describe('POST /api/reset-password', () => {
  it('sets the new password and says so by mail', async () => {
    const ada = await createAccount(db);
    const reply = await reset(await linkFor(ada));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      detail: 'Your password has been reset, and you’re logged in.',
    });
    expect(await tryPassword(ada, PASSWORD)).toBe(401);
    expect(await tryPassword(ada, NEW_PASSWORD)).toBe(200);
    const subjects = (await mailsTo(app, ada.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Reset your Laneway password', 'Your Laneway password was changed']);
  });

  it('logs in the browser that used the link, with a confirmed email', async () => {
    const ada = await createAccount(db, { verified: false });
    const grace = await logInAs(app, await createAccount(db));
    const replaced = openBrowser(app, { cookies: { ...grace.cookies } });
    const token = await linkFor(ada);
    const reply = await grace.post('/api/reset-password', { token, new_password: NEW_PASSWORD });
    const user = (await grace.get('/api/user')).json();
    expect(user).toMatchObject({ u_id: ada.id, email_verified: true });
    expect(reply.json().user).toEqual(user);
    // The login outlasts the browser, as it does after signing up.
    const cookie = reply.cookies.find(({ name }) => name === 'laneway_refresh');
    expect(cookie?.maxAge).toBe(2_592_000);
    expect((await grace.post('/api/refresh-token')).statusCode).toBe(200);
    // The session that was in this browser before has ended.
    expect((await replaced.get('/api/user')).statusCode).toBe(401);
  });

  it('logs nobody in when the link is no good', async () => {
    const stranger = openBrowser(app);
    await stranger.post('/api/reset-password', { token: 'made-up', new_password: NEW_PASSWORD });
    expect(stranger.cookies).toEqual({});
  });

  it('ends every session of that person only', async () => {
    const [ada, grace] = [await createAccount(db), await createAccount(db)];
    const [phone, laptop] = [await logInAs(app, ada), await logInAs(app, ada)];
    const other = await logInAs(app, grace);
    await reset(await linkFor(ada));
    for (const device of [phone, laptop]) {
      expect((await device.get('/api/user')).statusCode).toBe(401);
      expect((await device.post('/api/refresh-token')).statusCode).toBe(401);
    }
    expect((await other.get('/api/user')).statusCode).toBe(200);
  });

  it('works once, even if it is used several times at once', async () => {
    const ada = await createAccount(db);
    const token = await linkFor(ada);
    const passwords = Array.from({ length: 5 }, (_, n) => `${NEW_PASSWORD} ${n}`);
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410]);
    const winner = passwords[statuses.indexOf(200)] ?? '';
    expect(await tryPassword(ada, winner)).toBe(200);
    for (const { statusCode, json } of replies) {
      if (statusCode === 410) expect(json()).toMatchObject(USED);
    }
    expect((await reset(token)).json()).toMatchObject(USED);
  });

  it('invalidates the other links that were sent', async () => {
    const ada = await createAccount(db);
    const first = await linkFor(ada);
    const second = await linkFor(ada);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).statusCode).toBe(410);
  });

  it('allows an immediate login after too many attempts with the old password', async () => {
    const ada = await createAccount(db);
    await useLimit(app, 'logins_to_account_from_address', `127.0.0.1 ${ada.email}`, 30);
    await useLimit(app, 'logins_to_account', ada.email, 100);
    expect(await tryPassword(ada, PASSWORD)).toBe(429);
    await reset(await linkFor(ada));
    expect(await tryPassword(ada, NEW_PASSWORD)).toBe(200);
  });

  it('refuses an invalid password, and keeps the link', async () => {
    const ada = await createAccount(db);
    const token = await linkFor(ada);
    const short = await reset(token, '1234567');
    expect(short.statusCode).toBe(422);
    expect(short.json()).toMatchObject({
      detail: 'Password must be at least 8 characters',
      errors: { new_password: 'Password must be at least 8 characters' },
    });
    expect((await reset(token, 'password123')).statusCode).toBe(422);
    expect((await reset(token, ' '.repeat(12))).json().errors).toEqual({
      new_password: 'Use letters, numbers or symbols, not only spaces',
    });
    expect((await reset(token, ada.email.toUpperCase())).json().errors).toEqual({
      new_password: 'Choose a password that isn’t your email',
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each([
    [{}, ['new_password', 'token']],
    [{ token: ' ', new_password: NEW_PASSWORD }, ['token']],
    [{ token: 7, new_password: null }, ['new_password', 'token']],
    [{ token: 'x'.repeat(513), new_password: 'x'.repeat(129) }, ['new_password', 'token']],
  ])('of %j names the fields', async (body, fields) => {
    const reply = await browser.post('/api/reset-password', body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors).sort()).toEqual(fields);
  });
});
