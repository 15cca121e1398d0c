import { describe, expect, it } from 'vitest';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { mailedToken, mailsTo, runJobs } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;

const DAY = 86_400_000;
const GONE = 'This link has expired or was already used.';

/** Signs up with this email, whether or not it belongs to the person. */
const signUp = async (email = anEmail()) => {
  const form = { u_email: email, u_password: PASSWORD, u_name: 'Grace Hopper' };
  const reply = await openBrowser(app).post('/api/user', form);
  expect(reply.statusCode).toBe(201);
  const browser = await logInAs(app, { email });
  return { email, browser, token: await mailedToken(app, email) };
};
const validate = (token: string) =>
  openBrowser(app).get(`/api/validate-reset-token?token=${token}&type=email_confirmation`);
const confirm = (browser: Browser, token: string) => browser.post('/api/confirm-email', { token });
const isVerified = async (browser: Browser) =>
  (await browser.get('/api/user')).json().email_verified as boolean;

describe('an address given at sign-up', () => {
  it('works at once, and one email has the link that confirms it', async () => {
    const { email, browser } = await signUp();
    expect(await isVerified(browser)).toBe(false);
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.links).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/\?token=[\w-]{43}&type=email_confirmation$/),
    ]);
    expect(mails[0]?.text_body).toContain('Didn’t sign up? Ignore this email.');
  });

  it('is confirmed by the link when its person is logged in', async () => {
    const { browser, token } = await signUp();
    const reply = await confirm(browser, token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ detail: 'Your email is confirmed.' });
    expect(await isVerified(browser)).toBe(true);
  });

  it('is confirmed by a password reset too', async () => {
    const ada = await createAccount(db, { verified: false });
    const token = await resetToken(ada.email);
    await openBrowser(app).post('/api/reset-password', { token, new_password: PASSWORD });
    expect(await isVerified(await logInAs(app, ada))).toBe(true);
  });

  /** Requests a password reset, runs the job that sends the link, and returns its token. */
  async function resetToken(email: string): Promise<string> {
    await openBrowser(app).post('/api/request-password-reset', { email });
    await runJobs(app);
    return mailedToken(app, email);
  }
});

describe('a confirmation link', () => {
  it('shows whose account it is for, and confirms nothing when it is only opened', async () => {
    const { email, browser, token } = await signUp();
    for (let scan = 0; scan < 3; scan += 1) {
      const reply = await validate(token);
      expect(reply.json()).toEqual({ valid: true, email, name: 'Grace Hopper' });
    }
    await openBrowser(app).get(`/?token=${token}&type=email_confirmation`);
    expect(await isVerified(browser)).toBe(false);
    expect((await confirm(browser, token)).statusCode).toBe(200);
  });

  it('confirms nothing without a login, because the owner of the email may not have signed up', async () => {
    const { browser, token } = await signUp();
    expect((await confirm(openBrowser(app), token)).statusCode).toBe(401);
    expect(await isVerified(browser)).toBe(false);
  });

  it('confirms nothing for another account, and stays valid', async () => {
    const { browser, token } = await signUp();
    const other = await logInAs(app, await createAccount(db, { verified: false }));
    const reply = await confirm(other, token);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(
      'This link is for another account. Log in to that account to confirm its email.',
    );
    expect(await isVerified(other)).toBe(false);
    expect((await confirm(browser, token)).statusCode).toBe(200);
  });

  it('works once, and invalidates all other links of the account', async () => {
    const { email, browser, token } = await signUp();
    await browser.post('/api/resend-confirmation');
    const second = await mailedToken(app, email);
    const attempts = await Promise.all(
      [token, second, token].map((each) => confirm(browser, each)),
    );
    expect(attempts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect((await confirm(browser, second)).json()).toMatchObject({
      code: 'already_used',
      detail: 'Your email is already confirmed.',
    });
  });

  it('works for 7 days', async () => {
    const { email, token } = await signUp();
    now = new Date(now.getTime() + 7 * DAY - 1);
    expect((await validate(token)).statusCode).toBe(200);
    now = new Date(now.getTime() + 1);
    expect((await validate(token)).statusCode).toBe(410);
    const browser = await logInAs(app, { email });
    expect((await confirm(browser, token)).json().detail).toBe(GONE);
    expect(await isVerified(browser)).toBe(false);
  });

  it('neither resets a password nor activates an account', async () => {
    const { token } = await signUp();
    const browser = openBrowser(app);
    const reset = { token, new_password: 'another password' };
    expect((await browser.post('/api/reset-password', reset)).statusCode).toBe(410);
    const activation = { token, password: 'another password', name: 'Eve' };
    expect((await browser.post('/api/activate-account', activation)).statusCode).toBe(410);
  });

  it.each([[{}], [{ token: 7 }]])('of %j names the field', async (body) => {
    const { browser } = await signUp();
    const reply = await browser.post('/api/confirm-email', body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['token']);
  });
});

describe('POST /api/resend-confirmation', () => {
  it('sends another link, three times an hour, and says so', async () => {
    const { email, browser } = await signUp();
    for (let n = 0; n < 3; n += 1) {
      const reply = await browser.post('/api/resend-confirmation');
      expect(reply.statusCode).toBe(200);
      expect(reply.json().detail).toBe('We’ve sent you a new link. Check your inbox.');
    }
    expect((await browser.post('/api/resend-confirmation')).statusCode).toBe(429);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Welcome to Laneway',
      ...Array<string>(3).fill('Confirm your email for Laneway'),
    ]);
    expect((await confirm(browser, await mailedToken(app, email))).statusCode).toBe(200);
  });

  it('sends nothing to someone whose email is confirmed', async () => {
    const ada = await createAccount(db);
    const browser = await logInAs(app, ada);
    const reply = await browser.post('/api/resend-confirmation');
    expect(reply.json().detail).toBe('Your email is already confirmed.');
    expect(await mailsTo(app, ada.email)).toEqual([]);
  });

  it('is for signed-in people only', async () => {
    expect((await openBrowser(app).post('/api/resend-confirmation')).statusCode).toBe(401);
  });
});
