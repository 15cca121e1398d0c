import type { Creator } from '@laneway/contract/catalogue';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { followChanges } from '../../platform/database/change-feed.ts';
import { createLogger } from '../../platform/process/logging.ts';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db, get } = app;
const { forgetGuide, forgetEverything } = app.deps.responseCache;
const feed = followChanges(
  db.connection,
  { guideChanged: forgetGuide, everythingChanged: forgetEverything },
  { log: createLogger('silent'), outage: db.outage },
);
afterAll(feed.close);
beforeEach(() => eventually(feed.isConnected).toBe(true));
const admin = await createPerson(db, 'admin');

const published = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 0, day)) });
const statusOf = async (id: number | string) => (await get(`/api/creators/${id}`)).statusCode;
const pageOf = async (id: number, query = '') =>
  (await get(`/api/creators/${id}${query}`)).json<Creator>();

async function createCreator(name = 'Rosa') {
  const creator = await createPerson(db, 'creator', name);
  const guide = await createGuide(db, { authorId: creator.id });
  return { ...creator, guide };
}

describe('the page of a creator', () => {
  it('has their name, their bio and their live guides, newest first', async () => {
    const rosa = await createPerson(db, 'creator', 'Rosa Marchetti');
    await db.pool.query(`UPDATE users SET bio = E'Born here.\\nStill here.' WHERE id = $1`, [
      rosa.id,
    ]);
    const first = await createGuide(db, { authorId: rosa.id, ...published(1) });
    const second = await createGuide(db, { authorId: rosa.id, ...published(2) });
    await createGuide(db, { authorId: rosa.id, listing: 'withdrawn' });
    await createCreator('Someone else');
    const { items, ...facts } = await pageOf(rosa.id);
    expect(facts).toEqual({
      u_id: rosa.id,
      u_name: 'Rosa Marchetti',
      u_bio: 'Born here.\nStill here.',
      u_links: [],
      u_portrait: null,
      guide_count: 2,
      next_cursor: null,
    });
    expect(items.map(({ g_id }) => g_id)).toEqual([second, first]);
    const guide = (await get(`/api/guides/${second}`)).json();
    expect(items[0]).toEqual({ ...guide, g_preview: null });
  });

  it('shows nothing else about them', async () => {
    const { id } = await createCreator();
    const { body } = await get(`/api/creators/${id}`);
    expect(body).not.toMatch(/email|@|role/);
  });

  it('shows an average rating once there are three', async () => {
    const { id, guide } = await createCreator();
    const rate = (sum: number, count: number) =>
      db.pool.query('UPDATE guides SET rating_sum = $2, rating_count = $3 WHERE id = $1', [
        guide,
        sum,
        count,
      ]);
    await rate(10, 2);
    expect((await pageOf(id)).items[0]?.g_rating).toBeNull();
    await rate(14, 3);
    await eventually(async () => (await pageOf(id)).items[0]?.g_rating).toBe(4.7);
  });

  it('continues by its cursor, and counts all guides on every page', async () => {
    const rosa = await createPerson(db, 'creator');
    const ids: number[] = [];
    for (const day of [3, 2, 1]) {
      ids.push(await createGuide(db, { authorId: rosa.id, ...published(day) }));
    }
    const first = await pageOf(rosa.id, '?limit=2');
    expect(first.items.map(({ g_id }) => g_id)).toEqual(ids.slice(0, 2));
    expect(first.guide_count).toBe(3);
    const cursor = encodeURIComponent(first.next_cursor ?? '');
    const second = await pageOf(rosa.id, `?limit=2&cursor=${cursor}`);
    expect(second.items.map(({ g_id }) => g_id)).toEqual(ids.slice(2));
    expect(second).toMatchObject({ guide_count: 3, next_cursor: null });
  });

  it.each(['?limit=0', '?limit=101', '?cursor=made-up'])('refuses %s', async (query) => {
    const { id } = await createCreator();
    expect((await get(`/api/creators/${id}${query}`)).statusCode).toBe(422);
  });

  it('shows the inside of a guide to someone who has bought it', async () => {
    const { id, guide } = await createCreator();
    const owner = await createPerson(db);
    await own(db, owner.id, guide);
    const shown = (await get(`/api/creators/${id}`, owner)).json<Creator>();
    expect(shown.items[0]?.g_access).toBe('inside');
    expect((await pageOf(id)).items[0]?.g_access).toBe('teaser');
  });
});

describe('a creator has no page', () => {
  it('without a live guide', async () => {
    const visitor = await createPerson(db);
    const beginner = await createPerson(db, 'creator');
    const withdrawn = await createPerson(db, 'creator');
    await createGuide(db, { authorId: withdrawn.id, listing: 'withdrawn' });
    for (const { id } of [visitor, beginner, withdrawn]) expect(await statusOf(id)).toBe(404);
    expect(await statusOf(999_999)).toBe(404);
    expect(await statusOf('rosa')).toBe(422);
  });

  it('without a live guide, not even for themselves', async () => {
    const beginner = await createPerson(db, 'creator');
    const reply = await get(`/api/creators/${beginner.id}`, beginner);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe('Creator not found');
  });

  it('once the last guide is withdrawn', async () => {
    const { id, guide } = await createCreator();
    expect(await statusOf(id)).toBe(200);
    await db.pool.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, [guide]);
    await eventually(() => statusOf(id)).toBe(404);
  });

  it('once they lose the role, until they get it again', async () => {
    const { id } = await createCreator();
    expect(await statusOf(id)).toBe(200);
    const setRole = (user_role: string) =>
      openBrowser(app, admin).send('PUT', `/api/admin/users/${id}/role`, { user_role });
    await setRole('user');
    await eventually(() => statusOf(id)).toBe(404);
    await setRole('admin');
    await eventually(() => statusOf(id)).toBe(200);
  });

  it('once the account is deleted, and the bio is deleted', async () => {
    const account = await createAccount(db, { role: 'creator' });
    await createGuide(db, { authorId: account.id });
    const browser = await logInAs(app, account);
    await browser.send('PUT', '/api/user/profile', { u_bio: 'Remember me' });
    await eventually(async () => (await pageOf(account.id)).u_bio).toBe('Remember me');
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    await eventually(() => statusOf(account.id)).toBe(404);
    const { rows } = await db.pool.query('SELECT bio FROM users WHERE id = $1', [account.id]);
    expect(rows).toEqual([{ bio: null }]);
  });
});

describe('the reply to visitors', () => {
  it('is cached, and made again when the creator changes', async () => {
    const creator = await createCreator();
    const tagOf = async () => (await get(`/api/creators/${creator.id}`)).headers.etag;
    const before = await tagOf();
    expect(before).toBeDefined();
    expect(await tagOf()).toBe(before);
    await openBrowser(app, creator).send('PUT', '/api/user/profile', { u_bio: 'New words' });
    await eventually(async () => (await pageOf(creator.id)).u_bio).toBe('New words');
    expect(await tagOf()).not.toBe(before);
    await db.pool.query(`UPDATE users SET name = 'Renamed' WHERE id = $1`, [creator.id]);
    await eventually(async () => (await pageOf(creator.id)).u_name).toBe('Renamed');
  });
});
