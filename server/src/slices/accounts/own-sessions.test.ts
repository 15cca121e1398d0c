import type { OwnSessionPage } from '@laneway/contract/managed-users';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from '../../platform/database/change-feed.ts';
import { createLogger } from '../../platform/process/logging.ts';
import { createAccount, logInAs, PASSWORD, type TestAccount } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { openStream } from '../../testing/event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const MINUTE = 60_000;
const START = Date.parse('2027-03-01T10:00:00Z');
let now = START;
const db = await createTestDatabase();
const log = createLogger('silent');
/** Two processes that share one database. */
const here = await startProcess();
const elsewhere = await startProcess();

async function startProcess() {
  const app = await createTestApp({ db, clock: () => new Date(now) });
  const { liveNotifications } = app.deps;
  const feed = followChanges(
    db.connection,
    {
      guideChanged: () => {},
      notificationChanged: liveNotifications.notificationChanged,
      viewerChanged: liveNotifications.viewerChanged,
      everythingChanged: liveNotifications.catchUp,
    },
    { log, outage: db.outage },
  );
  afterAll(feed.close);
  await vi.waitUntil(feed.isConnected, { timeout: 20_000 });
  const url = `http://127.0.0.1:${await app.listen()}/api/notices/stream`;
  return { ...app, url };
}

beforeEach(() => {
  now = START;
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

async function logInOnPhone({ email }: TestAccount): Promise<Browser> {
  const phone = openBrowser(here);
  const body = { u_email: email, u_password: PASSWORD };
  const reply = await phone.send('POST', '/api/login', body, { 'user-agent': PHONE });
  expect(reply.statusCode).toBe(200);
  return phone;
}

const sessionsOf = async (browser: Browser, query = '') =>
  (await browser.get(`/api/user/sessions${query}`)).json<OwnSessionPage>();
const end = (browser: Browser, id: string) => browser.send('DELETE', `/api/user/sessions/${id}`);
const isLoggedIn = async (browser: Browser) => (await browser.get('/api/user')).statusCode === 200;
/** The browser's requests to the other process. */
const atElsewhere = (browser: Browser) => openBrowser(elsewhere, browser);
const currentOf = async (browser: Browser) =>
  (await sessionsOf(browser)).items.find(({ is_current }) => is_current)?.session_id ?? '';

describe('GET /api/user/sessions', () => {
  it('lists where the caller is logged in, and which of it is here', async () => {
    const ada = await createAccount(db);
    const phone = await logInOnPhone(ada);
    now += MINUTE;
    const laptop = await logInAs(here, ada);
    const { items } = await sessionsOf(laptop);
    expect(items).toEqual([
      {
        session_id: expect.any(String),
        browser: null,
        logged_in_at: new Date(START + MINUTE).toISOString(),
        last_seen_at: new Date(START + MINUTE).toISOString(),
        is_current: true,
      },
      {
        session_id: expect.any(String),
        browser: 'Chrome on Android',
        logged_in_at: new Date(START).toISOString(),
        last_seen_at: new Date(START).toISOString(),
        is_current: false,
      },
    ]);
    const onPhone = await sessionsOf(phone);
    expect(onPhone.items.map(({ is_current }) => is_current)).toEqual([false, true]);
  });

  it('is given page by page, and leaves out logins that have ended', async () => {
    const ada = await createAccount(db);
    const [first, second, third] = [
      await logInAs(here, ada),
      await logInAs(here, ada),
      await logInAs(here, ada),
    ];
    await second.post('/api/logout');
    const page = await sessionsOf(first, '?limit=1');
    expect(page.items).toHaveLength(1);
    const rest = await sessionsOf(first, `?limit=1&cursor=${page.next_cursor}`);
    expect(rest.next_cursor).toBeNull();
    const ids = [...page.items, ...rest.items].map(({ session_id }) => session_id);
    expect(ids.toSorted()).toEqual([await currentOf(first), await currentOf(third)].toSorted());
  });

  it('is refused to visitors, as ending one is', async () => {
    const visitor = openBrowser(here);
    const id = 'b7c0f3a2-0000-4000-8000-000000000000';
    expect((await visitor.get('/api/user/sessions')).statusCode).toBe(401);
    expect((await visitor.send('DELETE', '/api/user/sessions')).statusCode).toBe(401);
    expect((await end(visitor, id)).statusCode).toBe(401);
  });
});

describe('the last use of a session', () => {
  const lastUse = async (browser: Browser) =>
    (await sessionsOf(browser)).items.find(({ is_current }) => is_current)?.last_seen_at;

  it('is stored every five minutes at most, and once for requests at the same time', async () => {
    const browser = await logInAs(here, await createAccount(db));
    const writes = vi.spyOn(here.deps.db, 'query');
    const stored = () =>
      writes.mock.calls.filter(([{ name }]) => name === 'viewer.store_use').length;
    try {
      now += 5 * MINUTE - 1;
      await browser.get('/api/user');
      expect(stored()).toBe(0);
      now += 1;
      expect(await lastUse(browser)).toBe(new Date(START + 5 * MINUTE).toISOString());
      expect(stored()).toBe(1);
      now += 4 * MINUTE;
      await browser.get('/api/user');
      expect(stored()).toBe(1);
      expect(await lastUse(browser)).toBe(new Date(START + 5 * MINUTE).toISOString());
    } finally {
      writes.mockRestore();
    }
    now += MINUTE;
    await Promise.all(Array.from({ length: 10 }, () => browser.get('/api/user')));
    expect(await lastUse(browser)).toBe(new Date(START + 10 * MINUTE).toISOString());
  });
});

describe('DELETE /api/user/sessions/{session_id}', () => {
  it('logs that device out at once in every process, ends its stream, and leaves this one', async () => {
    const ada = await createAccount(db);
    const [laptop, phone] = [await logInAs(here, ada), await logInOnPhone(ada)];
    const stream = await openStream(elsewhere.url, phone.cookies);
    await stream.event('unread');
    const id = await currentOf(phone);
    expect((await end(laptop, id)).statusCode).toBe(204);
    expect(await isLoggedIn(atElsewhere(phone))).toBe(false);
    expect((await phone.post('/api/refresh-token')).statusCode).toBe(401);
    await eventually(stream.hasEnded).toBe(true);
    expect((await fetch(elsewhere.url, { headers: { cookie: '' } })).status).toBe(401);
    expect(await isLoggedIn(laptop)).toBe(true);
    expect((await sessionsOf(laptop)).items).toHaveLength(1);
    expect((await end(laptop, id)).statusCode).toBe(204);
  });

  it('ends nobody else’s, for a person or an admin', async () => {
    const grace = await logInAs(here, await createAccount(db));
    const id = await currentOf(grace);
    const ada = await logInAs(here, await createAccount(db));
    const admin = await logInAs(here, await createAccount(db, { role: 'admin' }));
    for (const stranger of [ada, admin]) {
      const reply = await end(stranger, id);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().detail).toBe('Login not found');
      expect((await end(stranger, 'b7c0f3a2-0000-4000-8000-000000000000')).json()).toEqual(
        reply.json(),
      );
      expect((await sessionsOf(stranger)).items.map(({ session_id }) => session_id)).not.toContain(
        id,
      );
      await stranger.send('DELETE', '/api/user/sessions');
    }
    expect(await isLoggedIn(grace)).toBe(true);
  });

  it('isn’t for this device, and only for ids', async () => {
    const browser = await logInAs(here, await createAccount(db));
    expect((await end(browser, await currentOf(browser))).statusCode).toBe(409);
    expect((await end(browser, '1')).statusCode).toBe(422);
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('DELETE /api/user/sessions', () => {
  it('logs out every other device, and repeating it changes nothing', async () => {
    const ada = await createAccount(db);
    const others = [await logInAs(here, ada), await logInOnPhone(ada)];
    const laptop = await logInAs(here, ada);
    for (const _ of [1, 2]) {
      expect((await laptop.send('DELETE', '/api/user/sessions')).statusCode).toBe(204);
      expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
      expect(await isLoggedIn(laptop)).toBe(true);
      expect((await sessionsOf(laptop)).items).toMatchObject([{ is_current: true }]);
    }
    expect((await laptop.post('/api/refresh-token')).statusCode).toBe(200);
  });
});
