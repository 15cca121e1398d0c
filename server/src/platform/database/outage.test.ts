import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createGuide } from '../../testing/guides.ts';
import { startProxy } from '../../testing/loopback-proxy.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { addJob, startJobs } from '../jobs/jobs.ts';
import { followChanges } from './change-feed.ts';
import { openDatabase, statement } from './database.ts';
import { DatabaseUnavailableError, isConnectionError } from './outage.ts';

const { log, logged, debugged, clear } = recordLog();

/** The same database, directly and through a network that fails. */
const direct = await createTestDatabase();
const { host = '', port = 5432, user, database } = new pg.Client(direct.connection);
const proxy = await startProxy(
  host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
);
const connection: pg.ClientConfig = {
  ...direct.connection,
  ...(direct.connection.connectionString === undefined
    ? { host: '127.0.0.1', port: proxy.port, user, database }
    : { connectionString: throughProxy(direct.connection.connectionString) }),
};
const db = { ...openDatabase({ ...connection, max: 8 }, log), connection };
const responseCache = createResponseCache({
  maxBytes: 4_000_000,
  mayKeep: () => feed.isConnected(),
});
const { app, get, send, deps } = await createTestApp({ db, log, responseCache });
const feed = followChanges(
  connection,
  {
    guideChanged: responseCache.forgetGuide,
    disconnected: responseCache.suspend,
    everythingChanged: () => {
      responseCache.forgetEverything();
      deps.liveNotifications.catchUp();
    },
  },
  { log, outage: db.outage },
);
afterAll(async () => {
  await feed.close();
  await app.close();
  await db.close();
});

const author = await createPerson(direct, 'creator', 'Rosa');
const reader = await createPerson(direct);
const guideId = await createGuide(direct, { authorId: author.id, isPublic: true, priceCents: 0 });

function throughProxy(address: string): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return url.href;
}

const GUIDE = `/api/guides/${guideId}`;
const file = await storeMedia(direct, deps.blobs, { key: 'a.webp', guideId });
const unseenFile = await storeMedia(direct, deps.blobs, { key: 'b.webp', guideId });
const search = { method: 'POST', url: '/api/search?search_terms=guide' } as const;
const SEEN = [
  GUIDE,
  file,
  `/api/places?guide_id=${guideId}`,
  '/api/guides',
  `/api/creators/${author.id}`,
];
const NEVER_SEEN = `/api/guides?guide_ids=${guideId}&limit=7`;
const rename = (name: string) =>
  send({
    method: 'PUT',
    url: '/api/user/name',
    payload: { u_name: name },
    cookies: reader.cookies,
  });
/** Runs jobs of one kind until the end of the test. The first is over, so the queue only waits for others. */
async function runJobs() {
  const recount = vi.fn(async () => {});
  const handlers = { recount_search_words: recount };
  const jobs = await startJobs({ db, log, handlers, cron: {} });
  onTestFinished(jobs.stop);
  await addJob(direct, 'recount_search_words', {});
  const unfinished = 'SELECT FROM graphile_worker.jobs';
  await eventually(async () => (await direct.pool.query(unfinished)).rowCount).toBe(0);
  return recount;
}
const begin = async (): Promise<void> => {
  await proxy.refuse();
  await eventually(db.outage.isDown).toBe(true);
};

beforeEach(async () => {
  await eventually(feed.isConnected).toBe(true);
  for (const url of SEEN) expect((await get(url)).statusCode).toBe(200);
  clear();
});
afterEach(async () => {
  await proxy.restore();
  await eventually(db.outage.isDown).toBe(false);
});

describe('while the database is down', () => {
  it.each(SEEN)('visitors read what was in memory, marked as stale: %s', async (url) => {
    const before = await get(url);
    expect(before.headers['cache-status']).toBeUndefined();
    await begin();
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(before.body);
    expect(reply.headers['cache-status']).toBe('Laneway; hit; detail=stale');
  });

  it('everything else is refused with 503 and when to try again', async () => {
    await begin();
    const replies = [
      await get(NEVER_SEEN),
      await get(unseenFile),
      await get(GUIDE, reader),
      await rename('Nobody'),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('5');
      expect(reply.json()).toMatchObject({
        code: 'unavailable',
        detail: 'We’ll be back in a moment. Please try again.',
      });
    }
  });

  it('a file and a search are refused if the guide was withdrawn before it', async () => {
    expect((await send(search)).statusCode).toBe(200);
    await direct.pool.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, [guideId]);
    onTestFinished(async () => {
      await direct.pool.query(`UPDATE guides SET listing = 'live' WHERE id = $1`, [guideId]);
    });
    await eventually(() => responseCache.find(GUIDE)).toBeUndefined();
    await begin();
    expect((await get(file)).statusCode).toBe(503);
    expect((await send(search)).statusCode).toBe(503);
  });

  it('a file is kept by nobody but who asked, because it may be withdrawn by now', async () => {
    expect((await get(file)).headers['cache-control']).toMatch(/^public, /);
    await begin();
    expect((await get(file)).headers['cache-control']).toMatch(/^private, /);
  });

  it('a search is answered with what it found before, also if it now has a position', async () => {
    const before = await send(search);
    expect(before.json().guides).toHaveLength(1);
    await begin();
    for (const near of ['', '&near=-37.81,144.96']) {
      const reply = await send({ ...search, url: search.url + near });
      expect(reply.body).toBe(before.body);
      expect(reply.headers['cache-status']).toBe('Laneway; hit; detail=stale');
    }
    const other = await send({ ...search, url: `${search.url}s` });
    expect(other.statusCode).toBe(503);
  });

  it('no search with a position is kept', async () => {
    const near = { ...search, url: '/api/search?search_terms=rosa&near=-37.81,144.96' };
    expect((await send(near)).statusCode).toBe(200);
    await begin();
    expect((await send(near)).statusCode).toBe(503);
  });

  it('nobody waits for a connection', async () => {
    await begin();
    const connect = vi.spyOn(db.pool, 'connect');
    onTestFinished(() => connect.mockRestore());
    const replies = await Promise.all([get(NEVER_SEEN), get(GUIDE, reader), rename('Nobody')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(connect).not.toHaveBeenCalled();
  });

  it('the job queue, which asks the pool itself, gets no error after which it sleeps', async () => {
    await begin();
    await expect(db.pool.connect()).rejects.toThrow(DatabaseUnavailableError);
    await expect(db.pool.query('SELECT 1')).rejects.toThrow(DatabaseUnavailableError);
  });

  it('one line is logged when it begins and one when it ends, whatever is asked meanwhile', async () => {
    await begin();
    for (let n = 0; n < 20; n += 1) await get(n % 2 === 0 ? NEVER_SEEN : '/readyz');
    await proxy.restore();
    await eventually(feed.isConnected).toBe(true);
    expect(logged()).toEqual([
      'the database is not available; trying again until it is',
      'the database is available again',
    ]);
  });
});

describe('after an outage', () => {
  it('everything is read anew and changed again, without a restart', async () => {
    await begin();
    await direct.pool.query(`UPDATE guides SET title = 'Changed meanwhile' WHERE id = $1`, [
      guideId,
    ]);
    expect((await get(GUIDE)).json().g_title).toBe('A guide');
    await proxy.restore();
    await eventually(async () => (await get(GUIDE)).json().g_title).toBe('Changed meanwhile');
    expect((await get(GUIDE)).headers['cache-status']).toBeUndefined();
    expect((await rename('Ada again')).statusCode).toBe(200);
  });

  it('jobs run again, and their attempts to connect were not logged', async () => {
    const recount = await runJobs();
    await begin();
    await eventually(() => debugged().join()).toMatch(/Error with notify listener/);
    await proxy.restore();
    await eventually(db.outage.isDown).toBe(false);
    expect(logged()).toEqual([
      'the database is not available; trying again until it is',
      'the database is available again',
    ]);
    await addJob(direct, 'recount_search_words', {});
    await eventually(() => recount.mock.calls.length).toBe(2);
  });

  it('the job queue hears of new jobs again, also if its connection went silent', async () => {
    await runJobs();
    const listening = `SELECT FROM pg_stat_activity WHERE query LIKE 'LISTEN "jobs:insert"%'
                          AND datname = current_database() AND pid <> ALL($1)`;
    const before = await direct.pool.query(
      `SELECT array_agg(pid) AS pids FROM pg_stat_activity WHERE datname = current_database()`,
    );
    proxy.stall();
    db.outage.suspect(new Error('no heartbeat'));
    await eventually(db.outage.isDown).toBe(true);
    await proxy.restore();
    const { pids } = before.rows[0];
    await eventually(async () => (await direct.pool.query(listening, [pids])).rowCount).toBe(1);
  });
});

describe('a connection that goes silent', () => {
  it('ends its statement once the outage is noticed', async () => {
    const hanging = db.query(statement('test.sleep', 'SELECT pg_sleep(60)'));
    const ended = expect(hanging).rejects.toThrow(DatabaseUnavailableError);
    proxy.stall();
    db.outage.suspect(new Error('no heartbeat'));
    await ended;
    expect((await get(GUIDE)).headers['cache-status']).toBe('Laneway; hit; detail=stale');
  });
});

describe('one lost connection', () => {
  it('is no outage', async () => {
    const lost = db.transaction(async (tx) => {
      const [own] = await tx.query(
        statement<{ pid: number }>('test.pid', 'SELECT pg_backend_pid() AS pid'),
      );
      await direct.pool.query('SELECT pg_terminate_backend($1)', [own?.pid]);
      await tx.query(statement('test.after', 'SELECT 1'));
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailableError);
    expect((await get(NEVER_SEEN)).statusCode).toBe(200);
    expect(db.outage.isDown()).toBe(false);
    expect(logged()).toEqual([]);
  });
});

describe('a server that has become a standby', () => {
  it('loses the connections on which it refused to write', async () => {
    const pid = statement<{ pid: number }>('test.pid', 'SELECT pg_backend_pid() AS pid');
    const pids: (number | undefined)[] = [];
    const refused = db.transaction(async (tx) => {
      pids.push((await tx.query(pid))[0]?.pid);
      await tx.query(statement('test.read_only', 'SET TRANSACTION READ ONLY'));
      await tx.query(statement('test.write', 'CREATE TABLE never_made ()'));
    });
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    const isConnected = 'SELECT pid FROM pg_stat_activity WHERE pid = $1';
    await eventually(async () => (await direct.pool.query(isConnected, pids)).rows).toEqual([]);
  });
});

describe('isConnectionError', () => {
  const withCode = (error: Error, code: string) => Object.assign(error, { code });
  const fromServer = (code: string) => withCode(new pg.DatabaseError('no', 2, 'error'), code);

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT'])('takes %s of a socket', (code) =>
    expect(isConnectionError(withCode(new Error('no'), code))).toBe(true),
  );
  it.each(['08006', '57P01', '57P02', '57P03', '53300', '25006'])(
    'takes %s of the server',
    (code) => expect(isConnectionError(fromServer(code))).toBe(true),
  );
  it.each(['42P01', '23505', '57014', '40001'])(
    'leaves %s of the server to its statement',
    (code) => expect(isConnectionError(fromServer(code))).toBe(false),
  );
  it('leaves other errors alone', () => {
    expect(isConnectionError(new TypeError('x is undefined'))).toBe(false);
    expect(isConnectionError(withCode(new Error('no'), 'EACCES'))).toBe(false);
  });
});
