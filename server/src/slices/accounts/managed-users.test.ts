import type { ManagedUserPage } from '@laneway/contract/accounts';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin', 'The Admin');
const asAdmin = openBrowser(app, admin);

const list = async (query: string) =>
  (await asAdmin.get(`/api/admin/users${query}`)).json<ManagedUserPage>();
const setRole = (id: number | string, body: object, browser = asAdmin) =>
  browser.send('PUT', `/api/admin/users/${id}/role`, body);

describe('GET /api/admin/users', () => {
  it.each(['user', 'creator'] as const)('is not for a %s', async (role) => {
    const reply = await app.get('/api/admin/users', await createPerson(db, role));
    expect(reply.statusCode).toBe(403);
    expect(reply.json().detail).toBe('Access denied: Requires admin role or higher');
  });

  it('is not for visitors', async () => {
    expect((await app.get('/api/admin/users')).statusCode).toBe(401);
  });

  it('shows an account with its state and what it owns and wrote', async () => {
    const writer = await createAccount(db, { role: 'creator', name: 'Zora Neale' });
    const guide = await createGuide(db, { authorId: writer.id });
    await own(db, writer.id, guide);
    const waiting = await createAccount(db, { activated: false, name: 'Zora waiting' });
    const gone = await createAccount(db, { name: 'Zora gone' });
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const { items } = await list('?search=zora');
    expect(items.map(({ u_id, state }) => [u_id, state])).toEqual([
      [gone.id, 'deleted'],
      [waiting.id, 'awaiting_activation'],
      [writer.id, 'active'],
    ]);
    expect(items[2]).toEqual({
      u_id: writer.id,
      u_name: 'Zora Neale',
      u_email: writer.email,
      user_role: 'creator',
      state: 'active',
      email_verified: true,
      created_at: expect.any(String),
      guides_owned: 1,
      guides_authored: 1,
    });
  });

  it('shows whose email is confirmed', async () => {
    await createAccount(db, { name: 'Quentin sure' });
    await createAccount(db, { name: 'Quentin unsure', verified: false });
    const { items } = await list('?search=quentin');
    expect(items.map(({ email_verified }) => email_verified)).toEqual([false, true]);
  });

  it('finds accounts by a part of the email or name and by role, without wildcards', async () => {
    const ada = await createAccount(db, { name: '100% _under_ \\ score', role: 'creator' });
    const ids = async (query: string) => (await list(query)).items.map(({ u_id }) => u_id);
    expect(await ids(`?search=${ada.email.slice(0, 10).toUpperCase()}`)).toEqual([ada.id]);
    for (const words of ['100%', '_under_', '\\ score']) {
      expect(await ids(`?search=${encodeURIComponent(words)}`)).toEqual([ada.id]);
    }
    expect(await ids('?search=100%25&role=creator')).toEqual([ada.id]);
    expect(await ids('?search=100%25&role=user')).toEqual([]);
    expect(await ids(`?search=${encodeURIComponent("'; DROP TABLE users; --")}`)).toEqual([]);
  });

  it('pages through everybody, newest first', async () => {
    for (let n = 0; n < 5; n += 1) await createPerson(db, 'user', 'Paged');
    const seen: number[] = [];
    let query = '?search=paged&limit=2';
    for (let pages = 1; ; pages += 1) {
      const { items, next_cursor } = await list(query);
      seen.push(...items.map(({ u_id }) => u_id));
      expect(next_cursor === null).toBe(pages === 3);
      if (next_cursor === null) break;
      query = `?search=paged&limit=2&cursor=${next_cursor}`;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it.each(['limit=0', 'limit=101', 'role=king', 'cursor=nonsense', `search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      const reply = await asAdmin.get(`/api/admin/users?${query}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty(query.split('=')[0] ?? '');
    },
  );
});

describe('PUT /api/admin/users/{id}/role', () => {
  it('gives the role at once', async () => {
    const person = await createPerson(db);
    const browser = openBrowser(app, person);
    expect((await browser.get('/api/admin/users')).statusCode).toBe(403);
    const reply = await setRole(person.id, { user_role: 'admin' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ u_id: person.id, user_role: 'admin' });
    expect((await browser.get('/api/admin/users')).statusCode).toBe(200);
    await setRole(person.id, { user_role: 'user' });
    expect((await browser.get('/api/admin/users')).statusCode).toBe(403);
  });

  it('removes a role from every open session', async () => {
    const account = await createAccount(db, { role: 'creator' });
    const browsers = [await logInAs(app, account), await logInAs(app, account)];
    const drafts = () => Promise.all(browsers.map((each) => each.get('/api/earnings/statements')));
    expect((await drafts()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await setRole(account.id, { user_role: 'user' });
    expect((await drafts()).map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    const renewed = await browsers[0]?.get('/api/user');
    expect(renewed?.json()).toMatchObject({ user_role: 'user' });
  });

  it('never changes one’s own role', async () => {
    const other = await createPerson(db, 'admin');
    const asOther = openBrowser(app, other);
    for (const user_role of ['user', 'creator']) {
      const reply = await setRole(other.id, { user_role }, asOther);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toBe(
        'You can’t change your own role. Ask another admin to do it.',
      );
    }
    expect((await setRole(other.id, { user_role: 'admin' }, asOther)).statusCode).toBe(200);
    await setRole(other.id, { user_role: 'user' });
  });

  it('is for admins only', async () => {
    const person = await createPerson(db, 'creator');
    const reply = await setRole(person.id, { user_role: 'admin' }, openBrowser(app, person));
    expect(reply.statusCode).toBe(403);
    expect((await setRole(person.id, { user_role: 'admin' }, openBrowser(app))).statusCode).toBe(
      401,
    );
  });

  it('does not find accounts that don’t exist or were deleted', async () => {
    const gone = await createAccount(db);
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    for (const id of [2_000_000_000, gone.id]) {
      const reply = await setRole(id, { user_role: 'creator' });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('not_found');
    }
  });

  it.each([
    ['1', {}, 'user_role'],
    ['1', { user_role: 'king' }, 'user_role'],
    ['1', { user_role: ['admin'] }, 'user_role'],
    ['abc', { user_role: 'user' }, 'id'],
    ['0', { user_role: 'user' }, 'id'],
    ['99999999999', { user_role: 'user' }, 'id'],
  ])('of %s with %j names the field %s', async (id, body, field) => {
    const reply = await setRole(id, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty(field);
  });

  it('always leaves an admin, even when two demote each other at once', async () => {
    await db.pool.query(`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> $1`, [
      admin.id,
    ]);
    const alone = await setRole(admin.id, { user_role: 'user' });
    expect(alone.statusCode).toBe(409);
    expect(alone.json()).toMatchObject({
      code: 'conflict',
      detail: 'This is the only admin. Make someone else an admin first.',
    });
    const second = await createPerson(db, 'admin');
    const replies = await Promise.all([
      setRole(second.id, { user_role: 'user' }),
      setRole(admin.id, { user_role: 'user' }, openBrowser(app, second)),
    ]);
    // The second one is refused, either as the last admin or because they are no longer an admin.
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await db.pool.query(`SELECT id FROM users WHERE role = 'admin'`);
    expect(rows).toHaveLength(1);
    await db.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
  });

  it('is refused if its admin loses the role at the same time', async () => {
    const target = await createPerson(db);
    const outgoing = await createPerson(db, 'admin');
    // Another transaction demotes the admin while the request waits for it.
    const demotion = await db.pool.connect();
    await demotion.query('BEGIN');
    await demotion.query(`UPDATE users SET role = 'user' WHERE id = $1`, [outgoing.id]);
    const waiting = setRole(target.id, { user_role: 'admin' }, openBrowser(app, outgoing));
    await eventually(
      async () =>
        (
          await db.pool.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).rowCount,
    ).toBe(1);
    await demotion.query('COMMIT');
    demotion.release();
    const reply = await waiting;
    expect(reply.statusCode).toBe(403);
    expect(reply.json().detail).toBe('Access denied: Requires admin role or higher');
    const { rows } = await db.pool.query('SELECT role FROM users WHERE id = $1', [target.id]);
    expect(rows).toEqual([{ role: 'user' }]);
  });
});
