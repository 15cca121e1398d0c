import type {
  AccountActPage,
  GuideOfUserPage,
  ManagedPerson,
  UserSessionPage,
} from '@laneway/contract/managed-users';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin', 'The Admin');
const asAdmin = openBrowser(app, admin);

const REASON = 'You sold copied texts';
const SUSPENDED = /^Your account is suspended, and we’ve emailed you the reason\./;
const pathOf = (id: number, of: string) => `/api/admin/users/${id}${of}`;
const suspend = (id: number, reason: unknown = REASON, browser = asAdmin) =>
  browser.post(pathOf(id, '/suspend'), { reason });
const reinstate = (id: number, reason = 'Thanks for explaining', browser = asAdmin) =>
  browser.post(pathOf(id, '/reinstate'), { reason });
const tryToLogIn = (email: string, password = PASSWORD) =>
  openBrowser(app).post('/api/login', { u_email: email, u_password: password });
const get = async <T>(id: number, of = '') => (await asAdmin.get(pathOf(id, of))).json<T>();
const acts = async (id: number) => (await get<AccountActPage>(id, '/acts')).items;
const openSessions = async (id: number) =>
  (await get<UserSessionPage>(id, '/sessions')).items.length;

/** Holds a row of users, as another transaction would, and lets go of it. */
async function hold(userId: number) {
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}
const waiting = (count: number) =>
  eventually(
    async () =>
      (
        await db.pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).rowCount,
  ).toBe(count);

describe('a suspended account', () => {
  it('is logged out everywhere and can’t log in, until it is reinstated', async () => {
    const account = await createAccount(db, { name: 'Robin' });
    const browsers = [await logInAs(app, account), await logInAs(app, account)];
    const reply = await suspend(account.id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<ManagedPerson>()).toMatchObject({
      u_id: account.id,
      state: 'suspended',
      suspension: { reason: REASON, by_name: 'The Admin' },
    });
    for (const browser of browsers) {
      expect((await browser.get('/api/user')).statusCode).toBe(401);
      // An open tab hears the reason, and how to contact us.
      const ended = await browser.post('/api/refresh-token');
      expect(ended.statusCode).toBe(403);
      expect(ended.json().detail).toContain(REASON);
      expect(ended.json().detail).toContain('To message us');
    }
    const refused = await tryToLogIn(account.email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toMatch(SUSPENDED);
    expect(refused.headers['set-cookie']).toBeUndefined();

    expect((await reinstate(account.id)).json()).toMatchObject({
      state: 'active',
      suspension: null,
    });
    expect((await tryToLogIn(account.email)).statusCode).toBe(200);
    // The sessions from before stay ended.
    expect((await browsers[0]?.get('/api/user'))?.statusCode).toBe(401);
    expect((await mailsTo(app, account.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'You can use Laneway again',
      'Your Laneway account is suspended',
    ]);
  });

  it('is told so only with its password', async () => {
    const account = await createAccount(db);
    await suspend(account.id);
    const wrong = await tryToLogIn(account.email, 'not my password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).not.toContain('suspended');
  });

  it('has no other way in, even with a session or a role that was left', async () => {
    const person = await createPerson(db, 'admin');
    await db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [person.id]);
    const browser = openBrowser(app, person);
    for (const path of ['/api/user', '/api/admin/users', '/api/notices', '/api/notices/stream']) {
      expect((await browser.get(path)).statusCode, path).toBe(401);
    }
    // Signed out, it still sees what everyone sees.
    expect((await browser.get('/api/guides')).statusCode).toBe(200);
  });

  it.each([
    ['a reset link', true, '/api/reset-password', { new_password: 'another battery 7' }],
    [
      'an activation link',
      false,
      '/api/activate-account',
      { password: 'another battery 7', name: 'Robin' },
    ],
  ])('can’t log in by %s, which works again afterwards', async (_, activated, path, body) => {
    const account = await createAccount(db, { activated });
    await openBrowser(app).post('/api/request-password-reset', { email: account.email });
    await runJobs(app);
    const [mail] = await mailsTo(app, account.email);
    const token = /token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1];
    await suspend(account.id);
    const refused = await openBrowser(app).post(path, { token, ...body });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toMatch(SUSPENDED);
    expect(await openSessions(account.id)).toBe(0);
    await reinstate(account.id);
    expect((await openBrowser(app).post(path, { token, ...body })).statusCode).toBe(200);
  });

  it('keeps its guides, which stay on sale, and can write to support', async () => {
    const account = await createAccount(db, { role: 'creator' });
    const made = await createGuide(db, { authorId: account.id });
    const owned = await createGuide(db, { authorId: admin.id });
    await own(db, account.id, owned);
    await suspend(account.id);
    expect((await app.get(`/api/guides/${made}`)).statusCode).toBe(200);
    const { items } = await get<GuideOfUserPage>(account.id, '/guides');
    expect(
      items.map(({ g_id, is_author, is_owner, is_live }) => [g_id, is_author, is_owner, is_live]),
    ).toEqual([
      [owned, false, true, true],
      [made, true, false, true],
    ]);
    const message = { email: account.email, message_content: 'Why?' };
    const sent = await openBrowser(app).post('/api/support-message', message);
    expect(sent.statusCode).toBeLessThan(300);
  });

  it('is no admin whom others are told about', async () => {
    const other = await createPerson(db, 'admin');
    await suspend(other.id);
    const { browser } = await newcomer();
    await browser.post('/api/user/creator_request', { text: 'Walks along the creek' });
    const { rows } = await db.pool.query('SELECT FROM notices WHERE user_id = $1', [other.id]);
    expect(rows).toHaveLength(0);
  });
});

async function newcomer() {
  const account = await createAccount(db);
  return { account, browser: await logInAs(app, account) };
}

describe('suspending and reinstating', () => {
  it('needs a reason', async () => {
    const { id } = await createAccount(db);
    for (const reason of ['  ', 'x'.repeat(1_001), 7, undefined]) {
      const reply = await asAdmin.post(pathOf(id, '/suspend'), { reason });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty('reason');
    }
    await suspend(id);
    expect((await reinstate(id, ' ')).statusCode).toBe(422);
  });

  it('does nothing when it is repeated, and is refused with another reason', async () => {
    const account = await createAccount(db);
    await suspend(account.id);
    expect((await suspend(account.id)).statusCode).toBe(200);
    const other = await suspend(account.id, 'Spam');
    expect(other.statusCode).toBe(409);
    expect(other.json().detail).toBe('Someone has already suspended this account.');
    expect(other.json().current).toMatchObject({ suspension: { reason: REASON } });
    await reinstate(account.id);
    expect((await reinstate(account.id)).statusCode).toBe(200);
    expect((await reinstate(account.id, 'Another')).statusCode).toBe(409);
    expect((await acts(account.id)).map(({ act }) => act)).toEqual(['reinstated', 'suspended']);
    expect(await mailsTo(app, account.email)).toHaveLength(2);
  });

  it.each(['user', 'creator'] as const)(
    'is not for a %s, nor is what they look at',
    async (role) => {
      const { id } = await createAccount(db);
      const browser = openBrowser(app, await createPerson(db, role));
      expect((await suspend(id, REASON, browser)).statusCode).toBe(403);
      expect((await reinstate(id, REASON, browser)).statusCode).toBe(403);
      expect((await browser.send('DELETE', pathOf(id, '/sessions'))).statusCode).toBe(403);
      for (const part of ['', '/sessions', '/acts', '/guides']) {
        expect((await browser.get(pathOf(id, part))).statusCode).toBe(403);
        expect((await openBrowser(app).get(pathOf(id, part))).statusCode).toBe(401);
      }
    },
  );

  it('does not find accounts that aren’t there or were deleted', async () => {
    const gone = await createAccount(db);
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    for (const id of [2_000_000_000, gone.id]) {
      expect((await suspend(id)).statusCode).toBe(404);
      expect((await asAdmin.send('DELETE', pathOf(id, '/sessions'))).statusCode).toBe(404);
      for (const part of ['', '/sessions', '/acts']) {
        expect((await asAdmin.get(pathOf(id, part))).statusCode).toBe(404);
      }
    }
  });

  it('is never one’s own account', async () => {
    const other = await createPerson(db, 'admin');
    const reply = await suspend(other.id, REASON, openBrowser(app, other));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain('You can’t suspend your own account.');
    await suspend(other.id);
  });
});

describe('at the same time', () => {
  it('a login ends with the suspension that it came before', async () => {
    const account = await createAccount(db);
    const release = await hold(account.id);
    const login = tryToLogIn(account.email);
    await waiting(1);
    const suspension = suspend(account.id);
    await waiting(2);
    await release();
    await suspension;
    const loggedIn = await login;
    expect([200, 403]).toContain(loggedIn.statusCode);
    expect(await openSessions(account.id)).toBe(0);
    expect((await tryToLogIn(account.email)).statusCode).toBe(403);
  });

  it('refreshing a session leaves none open', async () => {
    const { account, browser } = await newcomer();
    const others = await Promise.all(Array.from({ length: 3 }, () => logInAs(app, account)));
    await Promise.all([
      ...[browser, ...others].map((each) => each.post('/api/refresh-token')),
      suspend(account.id),
    ]);
    expect(await openSessions(account.id)).toBe(0);
    for (const each of [browser, ...others]) {
      expect((await each.get('/api/user')).statusCode).toBe(401);
    }
  });

  it('one of two admins who suspend each other remains', async () => {
    const pair = [await createPerson(db, 'admin'), await createPerson(db, 'admin')] as const;
    const ids = pair.map(({ id }) => id);
    const others = `UPDATE users SET suspended_at = now() WHERE role = 'admin' AND NOT id = ANY ($1)`;
    await db.pool.query(others, [ids]);
    const [first, second] = pair;
    const replies = await Promise.all([
      suspend(second.id, REASON, openBrowser(app, first)),
      suspend(first.id, REASON, openBrowser(app, second)),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = `SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL`;
    expect((await db.pool.query(left)).rows).toHaveLength(1);
    await db.pool.query(`UPDATE users SET role = 'user' WHERE id = ANY ($1)`, [ids]);
    await db.pool.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [admin.id]);
  });

  it('the last admin who can log in keeps the role', async () => {
    const reply = await asAdmin.send('PUT', pathOf(admin.id, '/role'), { user_role: 'user' });
    expect(reply.json().detail).toBe('This is the only admin. Make someone else an admin first.');
  });
});

describe('the page of a person', () => {
  let account: Awaited<ReturnType<typeof createAccount>>;
  let browser: Browser;
  beforeEach(async () => {
    ({ account, browser } = await newcomer());
  });

  it('shows sessions without anything that gives access', async () => {
    await logInAs(app, account);
    await db.pool.query(`UPDATE sessions SET browser = 'Firefox on Windows' WHERE user_id = $1`, [
      account.id,
    ]);
    const reply = await asAdmin.get(pathOf(account.id, '/sessions?limit=1'));
    const first = reply.json<UserSessionPage>();
    expect(first.items[0]).toMatchObject({ browser: 'Firefox on Windows' });
    const rest = await get<UserSessionPage>(
      account.id,
      `/sessions?limit=1&cursor=${first.next_cursor}`,
    );
    expect(rest.items[0]?.session_id).not.toBe(first.items[0]?.session_id);
    expect(rest.next_cursor).toBeNull();
    expect(Object.keys(first.items[0] ?? {}).toSorted()).toEqual(
      ['browser', 'last_seen_at', 'logged_in_at', 'session_id'].toSorted(),
    );
  });

  it('ends all sessions, once', async () => {
    const end = () => asAdmin.send('DELETE', pathOf(account.id, '/sessions'));
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(204);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await acts(account.id)).map(({ act }) => act)).toEqual(['sessions_ended']);
    expect((await tryToLogIn(account.email)).statusCode).toBe(200);
    const own = await asAdmin.send('DELETE', pathOf(admin.id, '/sessions'));
    expect(own.statusCode).toBe(409);
  });

  it('shows who changed the role, newest first and in pages', async () => {
    for (const user_role of ['creator', 'creator', 'user']) {
      await asAdmin.send('PUT', pathOf(account.id, '/role'), { user_role });
    }
    const first = await get<AccountActPage>(account.id, '/acts?limit=1');
    expect(first.items).toMatchObject([
      { act: 'role_changed', user_role: 'user', reason: null, by_name: 'The Admin' },
    ]);
    const rest = await get<AccountActPage>(account.id, `/acts?cursor=${first.next_cursor}`);
    expect(rest.items.map(({ user_role }) => user_role)).toEqual(['creator']);
  });

  it('records a role that was given for a request', async () => {
    const asked = await browser.post('/api/user/creator_request', { text: 'Walks' });
    const { request_id } = asked.json<{ request_id: number }>();
    await asAdmin.post(`/api/admin/creator_requests/${request_id}/approve`);
    expect(await acts(account.id)).toMatchObject([{ act: 'role_changed', user_role: 'creator' }]);
  });

  it.each(['cursor=nonsense', 'limit=0', 'limit=101'])('refuses %s', async (query) => {
    for (const part of ['/sessions', '/acts', '/guides']) {
      const reply = await asAdmin.get(pathOf(account.id, `${part}?${query}`));
      expect(reply.statusCode).toBe(422);
    }
  });

  it('forgets the admin who deletes their account, and all of a person who deletes theirs', async () => {
    const leaving = await createAccount(db, { role: 'admin', name: 'Leaving Admin' });
    const asLeaving = await logInAs(app, leaving);
    await asLeaving.send('PUT', pathOf(account.id, '/role'), { user_role: 'creator' });
    await asLeaving.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(await acts(account.id)).toMatchObject([{ by_name: null }]);
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    const { rows } = await db.pool.query('SELECT FROM account_acts WHERE user_id = $1', [
      account.id,
    ]);
    expect(rows).toHaveLength(0);
  });
});
