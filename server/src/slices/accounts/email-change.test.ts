import { describe, expect, it } from 'vitest';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { mailedToken, mailsTo, runJobs } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;

const DAY = 86_400_000;
const GONE = 'This link has expired, or was cancelled or replaced by a newer one.';

const ask = (browser: Browser, email: string, u_password = PASSWORD) =>
  browser.post('/api/user/email-change', { email, u_password });
const open = async (browser: Browser) =>
  (await browser.get('/api/user/email-change')).json().new_email as string | null;
const confirm = (browser: Browser, token: string) =>
  browser.post('/api/confirm-email-change', { token });
const emailOf = async (browser: Browser) =>
  (await browser.get('/api/user')).json().u_email as string;
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

async function newPerson(options: Parameters<typeof createAccount>[1] = {}) {
  const person = await createAccount(db, options);
  return { ...person, browser: await logInAs(app, person), newEmail: anEmail() };
}

describe('a new email', () => {
  it('counts once the link that was sent to it was used; the old one is told of both', async () => {
    const { email, browser, newEmail } = await newPerson();
    const reply = await ask(browser, newEmail.toUpperCase());
    expect(reply.statusCode).toBe(200);
    const expires_at = new Date(now.getTime() + DAY).toISOString();
    expect(reply.json()).toEqual({ new_email: newEmail, expires_at });
    expect(await open(browser)).toBe(newEmail);
    expect(await emailOf(browser)).toBe(email);
    expect(await subjects(email)).toEqual(['You asked to change your Laneway email']);
    expect(await subjects(newEmail)).toEqual(['Confirm your new email for Laneway']);

    const confirmed = await confirm(browser, await mailedToken(app, newEmail));
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toEqual({ detail: 'Your email has been changed.' });
    expect(await emailOf(browser)).toBe(newEmail);
    expect(await open(browser)).toBeNull();
    expect((await subjects(email)).at(-1)).toBe('Your Laneway email was changed');
    await logInAs(app, { email: newEmail });
    await expect(logInAs(app, { email })).rejects.toThrow('401');
  });

  it('makes links that were sent to the old one invalid', async () => {
    const { email, browser, newEmail } = await newPerson();
    await openBrowser(app).post('/api/request-password-reset', { email });
    await runJobs(app);
    const reset = await mailedToken(app, email);
    await ask(browser, newEmail);
    await confirm(browser, await mailedToken(app, newEmail));
    const body = { token: reset, new_password: 'another password' };
    expect((await openBrowser(app).post('/api/reset-password', body)).statusCode).toBe(410);
  });

  it('takes the password', async () => {
    const { browser, newEmail } = await newPerson();
    const reply = await ask(browser, newEmail, 'a guess');
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ u_password: 'Check your password and try again' });
    expect(await mailsTo(app, newEmail)).toEqual([]);
  });

  it('must be an email, and another one', async () => {
    const { email, browser } = await newPerson();
    for (const [typed, error] of [
      ['nobody', 'Enter a valid email, like sam@example.com'],
      [email.toUpperCase(), 'That’s your email already. Enter the new one.'],
    ] as const) {
      const reply = await ask(browser, typed);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ email: error });
    }
  });

  it('is asked for, seen, cancelled and confirmed by signed-in people only', async () => {
    const stranger = openBrowser(app);
    expect((await ask(stranger, anEmail())).statusCode).toBe(401);
    expect((await stranger.get('/api/user/email-change')).statusCode).toBe(401);
    expect((await stranger.send('DELETE', '/api/user/email-change')).statusCode).toBe(401);
    expect((await confirm(stranger, 'made-up')).statusCode).toBe(401);
  });

  it('reaches a mailbox five times a day, whoever asks', async () => {
    const email = anEmail();
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await newPerson());
    const statuses = [];
    for (const { browser } of people) statuses.push((await ask(browser, email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an email that was never confirmed', () => {
  it('is replaced at once, and the mailbox with the typo can do nothing with its links', async () => {
    const browser = openBrowser(app);
    const [typo, email] = [anEmail(), anEmail()];
    const form = { u_email: typo, u_password: PASSWORD, u_name: 'Ada Lovelace' };
    await browser.post('/api/user', form);
    await browser.post('/api/login', { u_email: typo, u_password: PASSWORD });
    const confirmation = await mailedToken(app, typo);
    await openBrowser(app).post('/api/request-password-reset', { email: typo });
    await runJobs(app);
    const reset = await mailedToken(app, typo);
    const sent = (await mailsTo(app, typo)).length;

    const reply = await ask(browser, email);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ new_email: null, expires_at: null });
    expect((await browser.get('/api/user')).json()).toMatchObject({
      u_email: email,
      email_verified: false,
    });
    const newPassword = { token: reset, new_password: 'another password' };
    expect((await openBrowser(app).post('/api/reset-password', newPassword)).statusCode).toBe(410);
    const old = await browser.post('/api/confirm-email', { token: confirmation });
    expect(old.statusCode).toBe(410);
    // The mailbox with the typo may be a stranger's.
    expect(await mailsTo(app, typo)).toHaveLength(sent);
    await expect(logInAs(app, { email: typo })).rejects.toThrow('401');

    const token = await mailedToken(app, email);
    expect((await browser.post('/api/confirm-email', { token })).statusCode).toBe(200);
    expect((await browser.get('/api/user')).json()).toMatchObject({ email_verified: true });
    // The address with the typo is free for its owner.
    expect((await openBrowser(app).post('/api/user', form)).statusCode).toBe(201);
  });

  it('stays if another account has the new one, in the words of a sign-up', async () => {
    const { email, browser } = await newPerson({ verified: false });
    const taken = await createAccount(db);
    const reply = await ask(browser, taken.email);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('There’s already an account for this email.');
    expect(await emailOf(browser)).toBe(email);
    expect(await mailsTo(app, taken.email)).toEqual([]);
  });

  it('goes to one of two accounts that ask for the same one at once', async () => {
    const people = [
      await newPerson({ verified: false }),
      await newPerson({ verified: false }),
    ] as const;
    const email = anEmail();
    const replies = await Promise.all(people.map(({ browser }) => ask(browser, email)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('takes the password, and only five attempts an hour', async () => {
    const { email, browser, newEmail } = await newPerson({ verified: false });
    expect((await ask(browser, newEmail, 'a guess')).statusCode).toBe(422);
    expect(await emailOf(browser)).toBe(email);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(browser, anEmail())).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an email that has an account', () => {
  it('gets the same reply as any other, and its owner is told', async () => {
    const { email, browser } = await newPerson();
    const taken = await createAccount(db, { name: 'Grace Hopper' });
    const reply = await ask(browser, taken.email);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ new_email: taken.email, expires_at: expect.any(String) });
    expect(await open(browser)).toBe(taken.email);
    expect(await subjects(email)).toEqual(['You asked to change your Laneway email']);
    const [mail] = await mailsTo(app, taken.email);
    expect(mail?.subject).toBe('You already have a Laneway account');
    expect(mail?.links).toEqual(['http://localhost:3000']);
    expect(mail?.text_body).not.toContain('Ada');
  });

  it('since the link was sent is refused to its holder, and both accounts stay', async () => {
    const { email, browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    const form = { u_email: newEmail, u_password: PASSWORD, u_name: 'Grace' };
    expect((await openBrowser(app).post('/api/user', form)).statusCode).toBe(201);
    const reply = await confirm(browser, token);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('There’s already an account for this email.');
    expect(await emailOf(browser)).toBe(email);
  });

  it('goes to one of two accounts that confirm it at the same time', async () => {
    const [ada, grace] = [await newPerson(), await newPerson()];
    const email = anEmail();
    const tokens: string[] = [];
    for (const { browser } of [ada, grace]) {
      await ask(browser, email);
      tokens.push(await mailedToken(app, email));
    }
    const [first = '', second = ''] = tokens;
    const replies = await Promise.all([
      confirm(ada.browser, first),
      confirm(grace.browser, second),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the link of a new email', () => {
  it('shows only that email, and changes nothing when it is only opened', async () => {
    const { email, browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    const reply = await openBrowser(app).get(
      `/api/validate-reset-token?token=${token}&type=email_change`,
    );
    expect(reply.json()).toEqual({ valid: true, email: newEmail });
    await openBrowser(app).get(`/?token=${token}&type=email_change`);
    expect(await emailOf(browser)).toBe(email);
  });

  it('works for its account only, and stays valid', async () => {
    const { browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    const other = await newPerson();
    expect((await confirm(other.browser, token)).statusCode).toBe(409);
    expect((await confirm(browser, token)).statusCode).toBe(200);
  });

  it('works once', async () => {
    const { browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    const replies = await Promise.all([1, 2, 3].map(() => confirm(browser, token)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect((await confirm(browser, token)).json().code).toBe('already_used');
  });

  it('works for a day', async () => {
    const { email, newEmail, browser } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    now = new Date(now.getTime() + DAY);
    const later = await logInAs(app, { email });
    expect(await open(later)).toBeNull();
    expect((await confirm(later, token)).json()).toMatchObject({ code: 'gone', detail: GONE });
  });

  it('is replaced by a newer one', async () => {
    const { browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    const newer = anEmail();
    await ask(browser, newer);
    expect(await open(browser)).toBe(newer);
    expect((await confirm(browser, token)).json()).toMatchObject({ code: 'gone', detail: GONE });
    expect((await confirm(browser, await mailedToken(app, newer))).statusCode).toBe(200);
  });

  it('is the only one after several requests at the same time', async () => {
    const { id, browser } = await newPerson();
    await Promise.all([1, 2, 3, 4].map(() => ask(browser, anEmail())));
    const { rows } = await db.pool.query(
      `SELECT FROM one_time_tokens WHERE user_id = $1 AND purpose = 'email_change'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('ends when the change is cancelled', async () => {
    const { email, browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    for (const _ of [1, 2]) {
      expect((await browser.send('DELETE', '/api/user/email-change')).statusCode).toBe(204);
    }
    expect(await open(browser)).toBeNull();
    expect((await confirm(browser, token)).json().code).toBe('gone');
    expect(await emailOf(browser)).toBe(email);
  });

  it('ends with a password reset, in case a thief asked for the change', async () => {
    const { email, browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    await openBrowser(app).post('/api/request-password-reset', { email });
    await runJobs(app);
    const body = { token: await mailedToken(app, email), new_password: 'another password' };
    const owner = openBrowser(app);
    expect((await owner.post('/api/reset-password', body)).statusCode).toBe(200);
    expect(await open(owner)).toBeNull();
    expect((await confirm(owner, token)).statusCode).toBe(410);
  });

  it('neither resets a password nor confirms the current email', async () => {
    const { browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    const token = await mailedToken(app, newEmail);
    const reset = { token, new_password: 'another password' };
    expect((await browser.post('/api/reset-password', reset)).statusCode).toBe(410);
    expect((await browser.post('/api/confirm-email', { token })).statusCode).toBe(410);
  });
});

describe('what is stored under the old email', () => {
  const inMails = async (email: string) =>
    (await db.pool.query('SELECT FROM mails WHERE recipient = $1', [email])).rows.length;

  it('stays the person’s, and is exported and deleted with the account', async () => {
    const { email, browser, newEmail } = await newPerson();
    await openBrowser(app).post('/api/support-message', { email, message_content: 'Help!' });
    await ask(browser, newEmail);
    await confirm(browser, await mailedToken(app, newEmail));
    const { messages } = (await browser.get('/api/user/export')).json();
    expect(messages).toMatchObject([{ message_content: 'Help!' }]);
    expect(await inMails(email)).toBeGreaterThan(0);
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(await inMails(email)).toBe(0);
    const { rows } = await db.pool.query('SELECT FROM support_messages WHERE content = $1', [
      'Help!',
    ]);
    expect(rows).toEqual([]);
  });

  it('an email to an address that was never confirmed is deleted with the account too', async () => {
    const { browser, newEmail } = await newPerson();
    await ask(browser, newEmail);
    expect((await browser.get('/api/user/export')).json().account.new_email).toBe(newEmail);
    expect(await inMails(newEmail)).toBe(1);
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(await inMails(newEmail)).toBe(0);
  });
});
