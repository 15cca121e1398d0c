import { ok } from '@laneway/domain/result';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { connectionTo, createTestDatabase } from '../../testing/test-database.ts';
import { toCachedResponse } from '../http/cached-response.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { createLogger } from '../process/logging.ts';
import { type ChangeFeed, followChanges } from './change-feed.ts';

const db = await createTestDatabase();
// The feed decides whether responses may be cached, and the cache is what the feed reports to.
let changes: ChangeFeed | undefined;
const responseCache = createResponseCache({
  maxBytes: 1_000_000,
  mayKeep: () => changes?.isConnected() ?? false,
});
const { get } = await createTestApp({ db, responseCache });
const author = await createPerson(db, 'creator', 'Rosa');
const elsewhere = new pg.Client(db.connection);
await elsewhere.connect();
const admin = new pg.Client(connectionTo('postgres'));
await admin.connect();
const { rows: named } = await elsewhere.query('SELECT current_database() AS name');
const name: string = named[0].name;

const feed = followChanges(
  db.connection,
  {
    guideChanged: responseCache.forgetGuide,
    disconnected: responseCache.suspend,
    everythingChanged: responseCache.forgetEverything,
  },
  { log: createLogger('silent'), outage: db.outage },
);
changes = feed;
afterAll(async () => {
  await feed.close();
  await elsewhere.end();
  await admin.end();
});

let guideId = 0;
beforeEach(async () => {
  await eventually(feed.isConnected).toBe(true);
  guideId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
  await waitForChanges();
});

/** Waits until every change so far has been received: they are announced in the order of their commits. */
async function waitForChanges(): Promise<void> {
  const nobodys = 2_000_000_000;
  await responseCache.findOrMake('/mark', [{ guideId: nobodys }], async () =>
    ok(await toCachedResponse('mark')),
  );
  expect(responseCache.find('/mark')).toBeDefined();
  await elsewhere.query(`SELECT pg_notify('guide_changed', $1)`, [String(nobodys)]);
  await eventually(() => responseCache.find('/mark')).toBeUndefined();
}

/** Caches the response, so that a fresh one afterwards proves that the change was noticed. */
async function fillCache(url: string): Promise<void> {
  await get(url);
  expect(responseCache.find(url)).toBeDefined();
}

const GUIDE = () => `/api/guides/${guideId}`;
const PLACES = () => `/api/places?guide_id=${guideId}`;
const LIST = () => `/api/guides?guide_ids=${guideId}`;

describe('a change made by another process', () => {
  it('of a guide shows in the next replies: the guide and every list', async () => {
    for (const url of [GUIDE(), LIST(), '/api/guides']) await fillCache(url);
    await elsewhere.query(`UPDATE guides SET title = 'Renamed' WHERE id = $1`, [guideId]);
    await eventually(async () => (await get(GUIDE())).json().g_title).toBe('Renamed');
    await eventually(async () => (await get(LIST())).json()[0].g_title).toBe('Renamed');
    await eventually(async () => (await get('/api/guides')).json()[0].g_title).toBe('Renamed');
  });

  it('keeps the cached replies about other guides', async () => {
    const other = await createGuide(db, { authorId: author.id });
    await waitForChanges();
    await fillCache(`/api/guides/${other}`);
    await fillCache(GUIDE());
    await elsewhere.query(`UPDATE guides SET title = 'Again' WHERE id = $1`, [guideId]);
    await waitForChanges();
    expect(responseCache.find(GUIDE())).toBeUndefined();
    expect(responseCache.find(`/api/guides/${other}`)).toBeDefined();
  });

  it('of a place shows: added, changed, moved to another guide and removed', async () => {
    const titles = async () =>
      (await get(PLACES())).json().places.map((place: { p_title: string }) => place.p_title);
    const { rows } = await elsewhere.query('SELECT id FROM places WHERE guide_id = $1', [guideId]);
    const other = await createGuide(db, { authorId: author.id });
    await waitForChanges();

    await fillCache(PLACES());
    const added = `INSERT INTO places (guide_id, title, description) VALUES ($1, 'New', '')`;
    await elsewhere.query(added, [guideId]);
    await eventually(titles).toEqual(['Place 1', 'Place 2', 'New']);

    await fillCache(PLACES());
    await elsewhere.query(`UPDATE places SET title = 'Changed' WHERE id = $1`, [rows[0].id]);
    await eventually(titles).toEqual(['Changed', 'Place 2', 'New']);

    await fillCache(PLACES());
    await elsewhere.query('UPDATE places SET guide_id = $2 WHERE id = $1', [rows[0].id, other]);
    await eventually(titles).toEqual(['Place 2', 'New']);

    await fillCache(PLACES());
    await elsewhere.query('DELETE FROM places WHERE id = $1', [rows[1].id]);
    await eventually(titles).toEqual(['New']);
  });

  it('of the author’s name shows in the guide', async () => {
    await fillCache(GUIDE());
    const name = `Rosa ${guideId}`;
    await elsewhere.query('UPDATE users SET name = $2 WHERE id = $1', [author.id, name]);
    await eventually(async () => (await get(GUIDE())).json().g_author).toBe(name);
  });

  it('that withdraws a guide hides it', async () => {
    await fillCache(GUIDE());
    await elsewhere.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, [guideId]);
    await eventually(async () => (await get(GUIDE())).statusCode).toBe(404);
  });

  it('that deletes a guide deletes it for everyone', async () => {
    for (const url of [GUIDE(), PLACES(), '/api/guides']) await fillCache(url);
    await elsewhere.query('DELETE FROM guides WHERE id = $1', [guideId]);
    await eventually(async () => (await get(GUIDE())).statusCode).toBe(404);
    await eventually(async () => (await get(PLACES())).statusCode).toBe(404);
    const listed = async () =>
      (await get('/api/guides')).json().map((guide: { g_id: number }) => guide.g_id);
    await eventually(listed).not.toContain(guideId);
  });

  it('that is rolled back changes nothing', async () => {
    await fillCache(GUIDE());
    const kept = responseCache.find(GUIDE());
    await elsewhere.query('BEGIN');
    await elsewhere.query(`UPDATE guides SET title = 'Never' WHERE id = $1`, [guideId]);
    await elsewhere.query('ROLLBACK');
    await waitForChanges();
    expect(kept).toBeDefined();
    expect(responseCache.find(GUIDE())).toBe(kept);
  });
});

describe('when the connection that receives changes is lost', () => {
  /** Closes the connection and refuses new ones until it is restored. */
  async function disconnect(): Promise<void> {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = $1 AND application_name = 'laneway changes'`,
      [name],
    );
    await eventually(feed.isConnected).toBe(false);
  }

  async function reconnect(): Promise<void> {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await eventually(feed.isConnected).toBe(true);
  }

  it('the cache is emptied and stays empty until the connection is back', async () => {
    await fillCache(GUIDE());
    await disconnect();
    expect(responseCache.find(GUIDE())).toBeUndefined();

    expect((await get(GUIDE())).json().g_title).toBe('A guide');
    expect(responseCache.find(GUIDE())).toBeUndefined();
    await elsewhere.query(`UPDATE guides SET title = 'Unheard' WHERE id = $1`, [guideId]);
    expect((await get(GUIDE())).json().g_title).toBe('Unheard');

    await reconnect();
    await fillCache(GUIDE());
    await elsewhere.query(`UPDATE guides SET title = 'Heard again' WHERE id = $1`, [guideId]);
    await eventually(async () => (await get(GUIDE())).json().g_title).toBe('Heard again');
  });
});

describe('while the database is down', () => {
  it('it doesn’t connect, so that nothing stale is dropped before statements work again', async () => {
    let isDown = false;
    let begin = (): void => {};
    const outage = {
      ...db.outage,
      isDown: vi.fn(() => isDown),
      downSince: () => null,
      onDown: (listener: () => void) => {
        begin = listener;
      },
    };
    const everythingChanged = vi.fn();
    const other = followChanges(
      db.connection,
      { guideChanged: () => {}, everythingChanged },
      { log: createLogger('silent'), outage },
    );
    onTestFinished(other.close);
    await eventually(other.isConnected).toBe(true);
    isDown = true;
    begin();
    await eventually(() => outage.isDown.mock.calls.length).toBeGreaterThan(2);
    expect(everythingChanged).toHaveBeenCalledTimes(1);
    isDown = false;
    await eventually(other.isConnected).toBe(true);
    expect(everythingChanged).toHaveBeenCalledTimes(2);
  });
});

describe('a feed that was closed', () => {
  it('is not connected and does not come back', async () => {
    const everythingChanged = vi.fn();
    const other = followChanges(
      db.connection,
      { guideChanged: () => {}, everythingChanged },
      { log: createLogger('silent'), outage: db.outage },
    );
    await eventually(other.isConnected).toBe(true);
    await other.close();
    expect(other.isConnected()).toBe(false);
    expect(everythingChanged).toHaveBeenCalledTimes(1);
  });
});
