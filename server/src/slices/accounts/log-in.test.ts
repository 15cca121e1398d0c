import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';

const now = new Date('2027-03-01T10:00:00Z');
const app = await createTestApp({ clock: () => now });
const { db } = app;
const ada = await createAccount(db);
const secure = await createTestApp({
  db,
  config: { ...TEST_CONFIG, publicUrl: 'https://laneway.example' },
});

const WRONG = 'Invalid email or password. Please try again.';

let lastAddress = 0;
/** Every login here comes from a different address, so that the rate limits don't interfere. */
const stranger = () => {
  lastAddress += 1;
  return openBrowser(app, { address: `198.51.100.${lastAddress}` });
};
const isLockAwaited = async () => {
  const { rowCount } = await db.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rowCount !== 0;
};
const logIn = (body: object) => stranger().post('/api/login', body);

describe('POST /api/login', () => {
  it('returns the user, and a handle in place of the token', async () => {
    const reply = await logIn({ u_email: ada.email, u_password: PASSWORD, rememberMe: true });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      u_id: ada.id,
      u_name: 'Ada Lovelace',
      u_email: ada.email,
      user_role: 'user',
      email_verified: true,
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_expiry: '2027-03-01T10:30:00.000Z',
    });
  });

  it('puts the session into cookies that no script can read, for 30 days if it is remembered', async () => {
    const reply = await logIn({ u_email: ada.email, u_password: PASSWORD, rememberMe: true });
    const rules = { path: '/', httpOnly: true, sameSite: 'Lax' };
    expect(reply.cookies).toEqual([
      { name: 'laneway_session', value: expect.any(String), maxAge: 1_800, ...rules },
      { name: 'laneway_refresh', value: expect.any(String), maxAge: 2_592_000, ...rules },
      { name: 'laneway_device', value: expect.any(String), maxAge: 31_536_000, ...rules },
    ]);
  });

  it.each([{ rememberMe: false }, {}])(
    'with %o keeps the session until the browser closes',
    async (body) => {
      const reply = await logIn({ u_email: ada.email, u_password: PASSWORD, ...body });
      const session = reply.cookies.filter(({ name }) => name !== 'laneway_device');
      expect(session).toHaveLength(2);
      for (const cookie of session) {
        expect(cookie).not.toHaveProperty('maxAge');
        expect(cookie).not.toHaveProperty('expires');
      }
    },
  );

  it('creates no session with a password that is replaced while it is checked', async () => {
    const grace = await createAccount(db);
    const change = await db.pool.connect();
    await change.query('BEGIN');
    await change.query(`UPDATE users SET password_hash = 'of a new one' WHERE id = $1`, [grace.id]);
    let isAnswered = false;
    const login = logIn({ u_email: grace.email, u_password: PASSWORD }).finally(() => {
      isAnswered = true;
    });
    await eventually(async () => isAnswered || (await isLockAwaited())).toBe(true);
    await change.query('COMMIT');
    change.release();
    expect((await login).statusCode).toBe(401);
  });

  it('stores no token in a form that could be used', async () => {
    const browser = await logInAs(app, ada);
    const { rows } = await db.pool.query<{ hash: string }>(
      `SELECT encode(token_hash, 'escape') || encode(token_hash, 'hex') AS hash FROM session_tokens`,
    );
    for (const token of Object.values(browser.cookies)) {
      expect(rows.some(({ hash }) => hash.includes(token))).toBe(false);
    }
  });

  it('returns a handle that opens nothing', async () => {
    const reply = await logIn({ u_email: ada.email, u_password: PASSWORD });
    const { access_token: handle } = reply.json();
    for (const request of [
      { headers: { authorization: `Bearer ${handle}` } },
      { cookies: { laneway_session: handle } },
      { cookies: { laneway_session: handle, laneway_refresh: handle } },
    ]) {
      expect((await app.send({ url: '/api/user', ...request })).statusCode).toBe(401);
    }
  });

  it('accepts an email however it is written', async () => {
    const reply = await logIn({ u_email: ` ${ada.email.toUpperCase()} `, u_password: PASSWORD });
    expect(reply.statusCode).toBe(200);
  });

  it('ends the session that the browser had before', async () => {
    const browser = await logInAs(app, ada, { address: '198.51.100.250' });
    const before = { ...browser.cookies };
    await browser.post('/api/login', { u_email: ada.email, u_password: PASSWORD });
    expect((await browser.get('/api/user')).statusCode).toBe(200);
    expect((await openBrowser(app, { cookies: before }).get('/api/user')).statusCode).toBe(401);
  });

  it('refuses anyone who doesn’t know the password, with the same text for every reason', async () => {
    const waiting = await createAccount(db, { activated: false });
    const gone = await createAccount(db);
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const attempts = [
      { u_email: ada.email, u_password: 'wrong' },
      { u_email: ada.email, u_password: `${PASSWORD} ` },
      { u_email: ada.email, u_password: PASSWORD.toUpperCase() },
      { u_email: 'nobody@people.example', u_password: PASSWORD },
      { u_email: waiting.email, u_password: 'null' },
      { u_email: gone.email, u_password: PASSWORD },
      { u_email: 'no address', u_password: PASSWORD },
      { u_email: `${ada.email}\0`, u_password: PASSWORD },
      { u_email: "' OR 1=1 --", u_password: PASSWORD },
    ];
    for (const attempt of attempts) {
      const reply = await logIn(attempt);
      expect(reply.statusCode, attempt.u_email).toBe(401);
      expect(reply.json()).toEqual({
        type: 'about:blank',
        status: 401,
        title: 'Log in first',
        detail: WRONG,
        code: 'not_signed_in',
      });
      expect(reply.cookies).toEqual([]);
    }
  });

  it.each([
    [{}, ['u_email', 'u_password']],
    [{ u_email: '', u_password: '' }, ['u_email', 'u_password']],
    [{ u_email: '  ', u_password: 'x' }, ['u_email']],
    [{ u_email: 'a@b.c', u_password: '' }, ['u_password']],
    [{ u_email: 7, u_password: ['x'] }, ['u_email', 'u_password']],
    [{ u_email: null, u_password: {} }, ['u_email', 'u_password']],
    [{ u_email: 'a@b.c', u_password: 'x', rememberMe: 'yes' }, ['rememberMe']],
    [{ u_email: 'a'.repeat(255), u_password: 'x'.repeat(129) }, ['u_email', 'u_password']],
    [['a@b.c', 'x'], ['body']],
  ])('of %j names the fields %j', async (body, fields) => {
    const reply = await logIn(body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors).sort()).toEqual(fields);
  });

  it('says what is missing', async () => {
    expect((await logIn({ u_email: '', u_password: '' })).json().errors).toEqual({
      u_email: 'Enter your email',
      u_password: 'Enter a password',
    });
  });
});

describe('over https', () => {
  it('the cookies are bound to the host and to https', async () => {
    const browser = await logInAs(secure, ada, { address: '198.51.100.251' });
    expect(Object.keys(browser.cookies)).toEqual([
      '__Host-laneway_session',
      '__Host-laneway_refresh',
      '__Host-laneway_device',
    ]);
    const reply = await browser.post('/api/refresh-token');
    expect(reply.statusCode).toBe(200);
    for (const header of [reply.headers['set-cookie'] ?? []].flat()) {
      expect(header).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(header).not.toContain('Domain');
    }
  });
});
