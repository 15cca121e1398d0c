import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD, type TestAccount } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { mailedToken, mailsTo, runJobs } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const NEW_PASSWORD = 'a quite different horse';
const change = (browser: Browser, current_password = PASSWORD, new_password = NEW_PASSWORD) =>
  browser.send('PUT', '/api/user/password', { current_password, new_password });
const tryPassword = async ({ email }: TestAccount, u_password: string) =>
  (await openBrowser(app).post('/api/login', { u_email: email, u_password })).statusCode;

describe('PUT /api/user/password', () => {
  it('changes the password and says so by email', async () => {
    const ada = await createAccount(db);
    const reply = await change(await logInAs(app, ada));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ detail: 'Your password has been changed.' });
    expect(await tryPassword(ada, PASSWORD)).toBe(401);
    expect(await tryPassword(ada, NEW_PASSWORD)).toBe(200);
    const [mail] = await mailsTo(app, ada.email);
    expect(mail?.subject).toBe('Your Laneway password was changed');
  });

  it('writes nothing to an email that may be a stranger’s', async () => {
    const ada = await createAccount(db, { verified: false });
    expect((await change(await logInAs(app, ada))).statusCode).toBe(200);
    expect(await mailsTo(app, ada.email)).toEqual([]);
  });

  it('makes links to reset the password invalid', async () => {
    const ada = await createAccount(db);
    await openBrowser(app).post('/api/request-password-reset', { email: ada.email });
    await runJobs(app);
    const token = await mailedToken(app, ada.email);
    await change(await logInAs(app, ada));
    const body = { token, new_password: 'someone else’s password' };
    expect((await openBrowser(app).post('/api/reset-password', body)).statusCode).toBe(410);
    expect(await tryPassword(ada, NEW_PASSWORD)).toBe(200);
  });

  it('ends the person’s other sessions, and keeps this one', async () => {
    const [ada, grace] = [await createAccount(db), await createAccount(db)];
    const [here, phone] = [await logInAs(app, ada), await logInAs(app, ada)];
    const other = await logInAs(app, grace);
    await change(here);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await phone.post('/api/refresh-token')).statusCode).toBe(401);
    expect((await here.get('/api/user')).statusCode).toBe(200);
    expect((await here.post('/api/refresh-token')).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(200);
    const { rows } = await db.pool.query('SELECT FROM known_devices WHERE user_id = $1', [ada.id]);
    expect(rows).toHaveLength(1);
  });

  it('refuses a wrong current password, and changes nothing', async () => {
    const ada = await createAccount(db);
    const [here, phone] = [await logInAs(app, ada), await logInAs(app, ada)];
    const reply = await change(here, 'a guess');
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      current_password: 'Check your password and try again',
    });
    expect(await tryPassword(ada, PASSWORD)).toBe(200);
    expect((await phone.get('/api/user')).statusCode).toBe(200);
    expect(await mailsTo(app, ada.email)).toEqual([]);
  });

  it.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['password123', 'Choose a less common password'],
  ])('refuses the new password %s', async (password, error) => {
    const reply = await change(await logInAs(app, await createAccount(db)), PASSWORD, password);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ new_password: error });
  });

  it('is changed once by two requests at the same time', async () => {
    const ada = await createAccount(db);
    const [here, phone] = [await logInAs(app, ada), await logInAs(app, ada)];
    const replies = await Promise.all([
      change(here, PASSWORD, 'the first new password'),
      change(phone, PASSWORD, 'the second new password'),
    ]);
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await mailsTo(app, ada.email)).toHaveLength(1);
  });

  it('cancels a change of the email, which someone else may have asked for', async () => {
    const ada = await createAccount(db);
    const browser = await logInAs(app, ada);
    const body = { email: 'mallory@people.example', u_password: PASSWORD };
    expect((await browser.post('/api/user/email-change', body)).statusCode).toBe(200);
    await change(browser);
    expect((await browser.get('/api/user/email-change')).json().new_email).toBeNull();
  });

  it('is for signed-in people only', async () => {
    expect((await change(openBrowser(app))).statusCode).toBe(401);
  });
});
