import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { FIRST_ATTEMPT, jobsOf, mailsTo, runJobs } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { MAX_SUPPORT_EMAILS_PER_HOUR } from './support-store.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;
const OPERATOR = 'hello@laneway.example';
const SENT = 'Thanks! We’ve got your message and will reply by email.';

const write = (body: object, address = '203.0.113.7') =>
  openBrowser(app, { address }).post('/api/support-message', body);
const aMessage = (more: object = {}) => ({
  email: anEmail(),
  message_content: `I’m locked out ${anEmail()}`,
  ...more,
});
const storedFrom = async (email: string) =>
  (await db.pool.query('SELECT name, content FROM support_messages WHERE email = $1', [email]))
    .rows;
const mailsAbout = async (words: string) =>
  (await mailsTo(app, OPERATOR)).filter(({ text_body }) => text_body.includes(words));
const mailCount = async () => (await db.pool.query('SELECT count(*) FROM mails')).rows[0].count;

beforeEach(async () => {
  await db.pool.query('DELETE FROM rate_counters');
});

describe('POST /api/support-message', () => {
  it('needs no login, stores the message and emails it to the operator, who can reply', async () => {
    const email = anEmail();
    const words = 'My link died.\r\n\r\n<b>Help</b> 🐎';
    const reply = await write({
      email: ` ${email.toUpperCase()} `,
      message_content: `  ${words} `,
      name: 'Robin <i>',
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { detail: SENT }]);
    const content = words.replaceAll('\r\n', '\n');
    expect(await storedFrom(email)).toEqual([{ name: 'Robin <i>', content }]);
    await runJobs(app);
    const [mail] = await mailsAbout(email);
    expect(mail).toMatchObject({ subject: 'Help with logging in: Robin <i>', links: [] });
    expect(mail?.text_body).toContain('> My link died.\n>\n> <b>Help</b> 🐎');
    expect(mail?.text_body).toContain('this may not be their email');
    expect(mail?.html_body).not.toMatch(/<b>|<i>/);
  });

  it('sends one email, to the operator, with the sender as its Reply-To', async () => {
    const message = aMessage();
    const before = Number(await mailCount());
    await write(message);
    const { rows } = await db.pool.query('SELECT recipient, reply_to FROM mails ORDER BY id DESC');
    expect(rows[0]).toEqual({ recipient: OPERATOR, reply_to: message.email });
    expect(Number(await mailCount())).toBe(before + 1);
  });

  it('sent again after a lost reply is one message', async () => {
    const message = aMessage();
    for (let n = 0; n < 3; n += 1) expect((await write(message)).json().detail).toBe(SENT);
    expect(await storedFrom(message.email)).toHaveLength(1);
    expect(await mailsAbout(message.email)).toHaveLength(1);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await write(message);
    expect(await storedFrom(message.email)).toHaveLength(2);
  });

  it('gives the usual reply to a program that fills in the hidden field, and does nothing', async () => {
    const message = aMessage({ website: 'https://pills.example' });
    const reply = await write(message);
    expect([reply.statusCode, reply.json()]).toEqual([200, { detail: SENT }]);
    expect(await storedFrom(message.email)).toEqual([]);
    expect(await mailsAbout(message.email)).toEqual([]);
    expect((await write({ ...message, email: 'nowhere' })).statusCode).toBe(422);
  });

  it('accepts a message of the maximum length, with or without a name', async () => {
    const message = aMessage({
      message_content: '路'.repeat(2_000),
      name: '  \u200b ',
      website: ' ',
    });
    expect((await write(message)).statusCode).toBe(200);
    expect(await storedFrom(message.email)).toMatchObject([{ name: null }]);
  });
});

describe('hostile input', () => {
  it.each([
    [{ email: '' }, { email: 'Enter your email' }],
    [{ email: 'nowhere' }, { email: 'Enter a valid email, like sam@example.com' }],
    [
      { email: 'eve@people.example\r\nBcc: all@people.example' },
      { email: 'Enter a valid email, like sam@example.com' },
    ],
    [
      { email: 'eve@people.example,victim@people.example' },
      { email: 'Enter a valid email, like sam@example.com' },
    ],
    [{ email: 'e\0ve@people.example' }, { email: 'Enter a valid email, like sam@example.com' }],
    [{ message_content: ' \n ' }, { message_content: 'Enter a message' }],
    [
      { message_content: 'a\0b' },
      { message_content: 'Remove the hidden character from your message' },
    ],
    [{ message_content: 'x'.repeat(2_001) }, { message_content: 'Use 2000 characters or fewer' }],
    [{ name: 'x'.repeat(121) }, { name: 'Use 120 characters or fewer' }],
    [
      { email: '', message_content: '' },
      { email: 'Enter your email', message_content: 'Enter a message' },
    ],
  ])('%j is refused at its field', async (wrong, errors) => {
    const before = await mailCount();
    const reply = await write(aMessage(wrong));
    expect([reply.statusCode, reply.json().errors]).toEqual([422, errors]);
    expect(await mailCount()).toBe(before);
  });

  it.each([null, [], { email: { $ne: '' }, message_content: 7 }, {}])(
    'a body of %j is refused',
    async (body) => {
      expect((await write(body as object)).statusCode).toBe(422);
    },
  );

  it('a name can’t add lines to the headers', async () => {
    const message = aMessage({ name: 'Eve\r\nBcc: everyone@people.example' });
    await write(message);
    const [mail] = await mailsAbout(message.email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.subject).toMatch(/^Help with logging in: Eve Bcc: everyone@/);
  });
});

describe('the limits', () => {
  it('refuse an address after 10 an hour, without affecting others', async () => {
    const { max } = RATE_LIMITS.support_messages_from_address;
    const busy = '203.0.113.9';
    for (let n = 0; n < max; n += 1) expect((await write(aMessage(), busy)).statusCode).toBe(200);
    const refused = await write(aMessage(), busy);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toBe('Too many attempts. Please try again in 60 minutes.');
    expect((await write(aMessage(), '203.0.113.8')).statusCode).toBe(200);
  });

  it('accept messages from any number of addresses, and send 60 emails an hour', async () => {
    await db.pool.query('DELETE FROM support_messages');
    const from = (n: number) => `198.51.100.${n}`;
    const replies: number[] = [];
    for (let n = 0; n < 2 * MAX_SUPPORT_EMAILS_PER_HOUR + 1; n += 1) {
      // This used to close the form for an hour: six addresses with ten messages each.
      replies.push((await write(aMessage(), from(Math.floor(n / 10)))).statusCode);
    }
    expect(new Set(replies)).toEqual(new Set([200]));
    const { rows } = await db.pool.query<{ minutes: number; count: number }>(
      `SELECT extract(epoch FROM j.run_at - $1)::integer / 60 AS minutes, count(*)::integer
         FROM graphile_worker.jobs j JOIN mails m ON j.key = 'send_mail ' || m.id
         JOIN support_messages s ON m.dedupe_key = 'support message ' || s.id
        GROUP BY 1 ORDER BY 1`,
      [now],
    );
    expect(rows).toEqual([
      { minutes: 0, count: MAX_SUPPORT_EMAILS_PER_HOUR },
      { minutes: 60, count: MAX_SUPPORT_EMAILS_PER_HOUR },
      { minutes: 120, count: 1 },
    ]);
  });
});

describe('a support message', () => {
  it('belongs to the account that has confirmed its email, and to no other', async () => {
    for (const verified of [true, false]) {
      const account = await createAccount(db, { verified });
      const message = aMessage({ email: account.email, name: 'Ada' });
      await write(message);
      const browser = await logInAs(app, account);
      const { messages } = (await browser.get('/api/user/export')).json();
      expect(messages.map((one: object) => 'name' in one && one.name)).toEqual(
        verified ? ['Ada'] : [],
      );
      await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
      expect(await storedFrom(account.email)).toHaveLength(verified ? 0 : 1);
    }
  });

  it('is deleted after a year', async () => {
    await db.pool.query(
      `INSERT INTO support_messages (email, content, created_at)
       VALUES ('old@people.example', 'x', now() - interval '366 days'),
              ('new@people.example', 'x', now() - interval '364 days')`,
    );
    await jobsOf(app, createMailbox()).remove_leftovers?.({}, FIRST_ATTEMPT);
    expect(await storedFrom('old@people.example')).toEqual([]);
    expect(await storedFrom('new@people.example')).toHaveLength(1);
  });
});
