import { describe, expect, it } from 'vitest';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;

const signUp = (body: object, address = '198.51.100.1') =>
  openBrowser(app, { address }).post('/api/user', body);
const form = (changes: object = {}) => ({
  u_email: anEmail(),
  u_password: PASSWORD,
  u_name: 'Grace Hopper',
  ...changes,
});

describe('POST /api/user', () => {
  it('creates an account that the person can log in to', async () => {
    const body = form();
    const reply = await signUp(body);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      u_id: expect.any(Number),
      u_name: 'Grace Hopper',
      u_email: body.u_email,
      user_role: 'user',
    });
    expect(reply.cookies).toEqual([]);
    const browser = await logInAs(app, { email: body.u_email });
    expect((await browser.get('/api/user')).json()).toMatchObject(reply.json());
  });

  it('sends one welcome email', async () => {
    const body = form({ u_name: 'Grace <b>Hopper</b>' });
    await signUp(body);
    await runJobs(app);
    const mails = await mailsTo(app, body.u_email);
    expect(mails).toMatchObject([
      {
        subject: 'Welcome to Laneway',
        links: [expect.stringMatching(/&type=email_confirmation$/)],
      },
    ]);
    expect(mails[0]?.text_body).toContain('Hi Grace <b>Hopper</b>,');
    expect(mails[0]?.html_body).toContain('Hi Grace &lt;b&gt;Hopper&lt;/b&gt;,');
    expect(mails[0]?.html_body).not.toContain('<b>');
  });

  it('stores when the person confirmed their age, and the version of the terms', async () => {
    const stored = async (email: string) =>
      (
        await db.pool.query(
          'SELECT age_confirmed_at, terms_version, created_at FROM users WHERE email = $1',
          [email],
        )
      ).rows[0];
    const ticked = form({ age_confirmed: true });
    const unticked = form({ age_confirmed: false });
    const silent = form();
    for (const body of [ticked, unticked, silent])
      expect((await signUp(body)).statusCode).toBe(201);
    expect(await stored(ticked.u_email)).toEqual({
      age_confirmed_at: now,
      terms_version: '2026-11-18',
      created_at: now,
    });
    const nothing = { age_confirmed_at: null, terms_version: null, created_at: now };
    expect(await stored(unticked.u_email)).toEqual(nothing);
    expect(await stored(silent.u_email)).toEqual(nothing);
  });

  it('ignores other fields of the body', async () => {
    const body = form({ user_role: 'admin', u_id: 1, role: 'admin', password_hash: 'x' });
    expect((await signUp(body)).json().user_role).toBe('user');
  });

  it('tidies the email and name', async () => {
    const email = anEmail();
    const reply = await signUp(
      form({ u_email: `  ${email.toUpperCase()} `, u_name: '  Grace\n\tHopper ' }),
    );
    expect(reply.json()).toMatchObject({ u_email: email, u_name: 'Grace Hopper' });
  });

  it('refuses an email that has an account, however it is written', async () => {
    const active = await createAccount(db);
    const waiting = await createAccount(db, { activated: false });
    for (const email of [active.email, active.email.toUpperCase(), waiting.email]) {
      const reply = await signUp(form({ u_email: email }));
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'conflict',
        detail: 'There’s already an account for this email. Log in or recover your account.',
      });
    }
    await logInAs(app, active);
  });

  it('creates one account when one email signs up ten times at once', async () => {
    const body = form();
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(body)));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    expect(await mailsTo(app, body.u_email)).toHaveLength(1);
  });

  it.each([
    [
      {},
      {
        u_email: 'Enter a value',
        u_password: 'Enter a value',
        u_name: 'Enter a value',
      },
    ],
    [
      { u_email: ' ', u_password: '', u_name: ' \n' },
      {
        u_name: 'Enter your name',
        u_email: 'Enter your email',
        u_password: 'Password must be at least 8 characters',
      },
    ],
    [form({ u_password: '1234567' }), { u_password: 'Password must be at least 8 characters' }],
    [
      form({ u_password: '🐎'.repeat(7) }),
      { u_password: 'Password must be at least 8 characters' },
    ],
    [form({ u_password: 'password123' }), { u_password: 'Choose a less common password' }],
    [form({ u_password: 'x'.repeat(129) }), { u_password: 'Use 128 characters or fewer' }],
    [form({ u_email: 'ada' }), { u_email: 'Enter a valid email, like sam@example.com' }],
    [form({ u_email: 'ada@home' }), { u_email: 'Enter a valid email, like sam@example.com' }],
    [form({ u_email: 'a b@c.d' }), { u_email: 'Enter a valid email, like sam@example.com' }],
    [
      form({ u_email: 'a\0@people.example' }),
      { u_email: 'Enter a valid email, like sam@example.com' },
    ],
    [form({ u_email: `${'a'.repeat(250)}@b.example` }), { u_email: 'Use 254 characters or fewer' }],
    [
      form({ u_password: ' \u00a0'.repeat(6) }),
      { u_password: 'Use letters, numbers or symbols, not only spaces' },
    ],
    [
      form({ u_email: 'robin.walker@people.example', u_password: 'Robin.Walker' }),
      { u_password: 'Choose a password that isn’t your email' },
    ],
    [form({ u_name: '\u200b\u202e' }), { u_name: 'Enter your name' }],
    [form({ u_name: 'x'.repeat(121) }), { u_name: 'Use 120 characters or fewer' }],
    [form({ u_name: ['Grace'] }), { u_name: 'Enter text' }],
    [form({ u_email: 7, u_password: true }), { u_email: 'Enter text', u_password: 'Enter text' }],
    [form({ age_confirmed: 'yes' }), { age_confirmed: 'Enter true or false' }],
  ])('of %j is refused with a validation error for each field', async (body, errors) => {
    const reply = await signUp(body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid_input' });
    expect(reply.json().errors).toEqual(errors);
  });

  it('is limited per address, far above what an office needs', async () => {
    await useLimit(app, 'sign_ups_from_address', '203.0.113.9', 99);
    expect((await signUp(form(), '203.0.113.9')).statusCode).toBe(201);
    const reply = await signUp(form(), '203.0.113.9');
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('600');
    now = new Date(now.getTime() + 600_000);
    expect((await signUp(form(), '203.0.113.9')).statusCode).toBe(201);
  });
});
