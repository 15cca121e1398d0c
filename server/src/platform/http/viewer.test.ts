import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp, SESSION_SECRET } from '../../testing/test-app.ts';
import { hashToken, sessionCookies } from './viewer.ts';

let now = new Date();
const { db, get, send } = await createTestApp({ clock: () => now });
const author = await createPerson(db, 'creator');
const paid = await createGuide(db, { authorId: author.id });

const COOKIE = sessionCookies('http://localhost').access;

/** Expects that public data is still available, and nothing beyond what a visitor sees. */
async function expectVisitor(headers: Record<string, string>): Promise<void> {
  const open = await send({ url: `/api/guides/${paid}`, headers });
  expect(open.statusCode).toBe(200);
  expect(open.json().g_access).toBe('teaser');
  const guarded = await send({ url: '/api/get_guides', headers });
  expect(guarded.statusCode).toBe(401);
  expect(guarded.json().code).toBe('not_signed_in');
}

const cookieOf = (person: TestPerson) => ({ cookie: `${COOKIE}=${person.cookies[COOKIE]}` });

describe('a session', () => {
  it('identifies its person', async () => {
    expect((await get('/api/get_guides', await createPerson(db))).statusCode).toBe(200);
  });

  it('ends when it expires', async () => {
    const admin = await createPerson(db, 'admin');
    try {
      now = new Date(Date.now() + 29 * 60_000);
      expect((await get('/api/get_guides', admin)).statusCode).toBe(200);
      now = new Date(Date.now() + 31 * 60_000);
      await expectVisitor(cookieOf(admin));
    } finally {
      now = new Date();
    }
  });

  it('ends when it is revoked', async () => {
    const admin = await createPerson(db, 'admin');
    await db.pool.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [admin.id]);
    await expectVisitor(cookieOf(admin));
  });

  it('ends when its person is gone', async () => {
    const admin = await createPerson(db, 'admin');
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [admin.id]);
    await expectVisitor(cookieOf(admin));
  });

  it('is not opened by its refresh token', async () => {
    const admin = await createPerson(db, 'admin');
    await db.pool.query(
      `UPDATE session_tokens SET kind = 'refresh'
        WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
      [admin.id],
    );
    await expectVisitor(cookieOf(admin));
  });

  it('is not opened by the hash that the database stores', async () => {
    const admin = await createPerson(db, 'admin');
    const kept = hashToken(SESSION_SECRET, admin.cookies[COOKIE] ?? '');
    await expectVisitor({ cookie: `${COOKIE}=${kept.toString('base64url')}` });
    await expectVisitor({ cookie: `${COOKIE}=${kept.toString('hex')}` });
  });

  it.each([
    ['an empty cookie', `${COOKIE}=`],
    ['a made-up token', `${COOKIE}=garbage`],
    ['characters of all kinds', `${COOKIE}=%00%ff'"; DROP TABLE users; --`],
    ['a cookie without a name', '=x; ; =;'],
    ['a token of 30,000 characters', `${COOKIE}=${'a'.repeat(30_000)}`],
  ])('is not opened by %s', async (_, cookie) => {
    await expectVisitor({ cookie });
  });
});

describe('a role', () => {
  it('is read from the database for every request', async () => {
    const person = await createPerson(db);
    const sight = async () => (await get(`/api/guides/${paid}`, person)).json().g_access;
    expect(await sight()).toBe('teaser');
    await db.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
    expect(await sight()).toBe('inside');
    await db.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [person.id]);
    expect(await sight()).toBe('teaser');
  });

  it('is never read from the request', async () => {
    const person = await createPerson(db);
    const reply = await send({
      url: `/api/guides/${paid}?is_admin=true&user_role=admin&u_id=${author.id}`,
      cookies: { ...person.cookies, user_role: 'admin', u_id: String(author.id) },
      headers: { 'x-user-role': 'admin', authorization: `Bearer ${author.id}` },
    });
    expect(reply.json().g_access).toBe('teaser');
  });
});

describe('the names of the session cookies', () => {
  it('are bound to the host wherever the site is served over https', () => {
    expect(sessionCookies('https://laneway.example')).toEqual({
      access: '__Host-laneway_session',
      refresh: '__Host-laneway_refresh',
      device: '__Host-laneway_device',
      tester: '__Host-laneway_tester',
    });
    expect(sessionCookies('http://localhost:3000')).toEqual({
      access: 'laneway_session',
      refresh: 'laneway_refresh',
      device: 'laneway_device',
      tester: 'laneway_tester',
    });
  });
});
