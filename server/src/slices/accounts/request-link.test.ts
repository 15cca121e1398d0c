import { describe, expect, it } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;

const CALLS = ['/api/request-password-reset', '/api/resend-activation'] as const;
const ask = (url: string, body: object, address = '198.51.100.1') =>
  openBrowser(app, { address }).post(url, body);

describe.each(CALLS)('POST %s', (url) => {
  it('replies the same for every email, whether it has an account or not', async () => {
    const active = await createAccount(db);
    const waiting = await createAccount(db, { activated: false });
    const emails = [
      active.email,
      waiting.email,
      'nobody@people.example',
      active.email.toUpperCase(),
    ];
    const replies = await Promise.all(emails.map((email) => ask(url, { email })));
    const [first, ...others] = replies.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      names: Object.keys(headers),
      length: headers['content-length'],
    }));
    expect(first?.statusCode).toBe(200);
    for (const other of others) expect(other).toEqual(first);
  });

  it('sends whichever link the account needs, and nothing to strangers', async () => {
    const active = await createAccount(db);
    const waiting = await createAccount(db, { activated: false });
    const gone = await createAccount(db);
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    for (const { email } of [active, waiting, gone, { email: 'nobody@people.example' }]) {
      await ask(url, { email });
    }
    await runJobs(app);
    const link = /^http:\/\/localhost:3000\/\?token=[\w-]{43}&type=/.source;
    expect(await mailsTo(app, active.email)).toMatchObject([
      {
        subject: 'Reset your Laneway password',
        links: [expect.stringMatching(new RegExp(`${link}password_reset$`))],
      },
    ]);
    expect(await mailsTo(app, waiting.email)).toMatchObject([
      {
        subject: 'Finish setting up your Laneway account',
        links: [expect.stringMatching(new RegExp(`${link}account_activation$`))],
      },
    ]);
    expect(await mailsTo(app, gone.email)).toEqual([]);
    expect(await mailsTo(app, 'nobody@people.example')).toEqual([]);
  });

  it.each([
    [{}, 'Enter a value'],
    [{ email: '' }, 'Enter your email'],
    [{ email: 'ada' }, 'Enter a valid email, like sam@example.com'],
    [{ email: 'a\0@b.example' }, 'Enter a valid email, like sam@example.com'],
    [{ email: ['a@b.example'] }, 'Enter text'],
    [{ email: 'x'.repeat(300) }, 'Use 254 characters or fewer'],
  ])('of %j gets a validation error for the email', async (body, error) => {
    const reply = await ask(url, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ email: error });
  });

  it('is limited per address', async () => {
    const address = `203.0.113.${CALLS.indexOf(url)}`;
    await useLimit(app, 'link_requests_from_address', address, 300);
    const reply = await ask(url, { email: 'nobody@people.example' }, address);
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('600');
    expect((await ask(url, { email: 'nobody@people.example' })).statusCode).toBe(200);
  });
});

describe('the text of the reply', () => {
  it('doesn’t say whether there is an account', async () => {
    const body = { email: 'nobody@people.example' };
    expect((await ask(CALLS[0], body)).json()).toEqual({
      detail: 'If there’s an account for this email, we’ll send you a reset link.',
    });
    expect((await ask(CALLS[1], body)).json()).toEqual({
      detail: 'If there’s an account to activate for this email, a new link is on its way.',
    });
  });
});

describe('someone who keeps requesting links', () => {
  it('gets five emails an hour, and the reply doesn’t change', async () => {
    const ada = await createAccount(db);
    for (let n = 0; n < 8; n += 1) {
      expect((await ask(CALLS[0], { email: ada.email })).statusCode).toBe(200);
      await runJobs(app);
    }
    expect(await mailsTo(app, ada.email)).toHaveLength(5);
    now = new Date(now.getTime() + 3_600_001);
    await ask(CALLS[0], { email: ada.email });
    await runJobs(app);
    expect(await mailsTo(app, ada.email)).toHaveLength(6);
  });
});

describe('a stored link', () => {
  it('is stored as a hash only', async () => {
    const ada = await createAccount(db);
    await ask(CALLS[0], { email: ada.email });
    await runJobs(app);
    const [mail] = await mailsTo(app, ada.email);
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const { rows } = await db.pool.query(
      `SELECT encode(token_hash, 'base64') AS hash FROM one_time_tokens WHERE user_id = $1`,
      [ada.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].hash).not.toBe(Buffer.from(token, 'base64url').toString('base64'));
  });
});
