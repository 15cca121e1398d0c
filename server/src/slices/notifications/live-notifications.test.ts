import { NoticeEvent, UnreadEvent } from '@laneway/contract/notifications';
import { Value } from 'typebox/value';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { followChanges } from '../../platform/database/change-feed.ts';
import { createLogger } from '../../platform/process/logging.ts';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { openStream } from '../../testing/event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLiveNotifications } from './live-notifications.ts';
import { addNotification } from './public.ts';

const db = await createTestDatabase();
const log = createLogger('silent');
/** Processes that share one database. */
const first = await startProcess();
const second = await startProcess();
const full = await startProcess();
const stopping = await startProcess();

async function startProcess() {
  const limits = { perUser: 3, perProcess: 20 };
  const liveNotifications = createLiveNotifications({ db, log, limits });
  const app = await createTestApp({ db, liveNotifications });
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
  const address = `http://127.0.0.1:${await app.listen()}`;
  return { ...app, liveNotifications, url: `${address}/api/notices/stream`, address };
}

const notify = (userId: number, title: string) =>
  addNotification(db, { userId, kind: 'guide_published', title, body: 'It’s on the map.' });
const listen = (person: Pick<TestPerson, 'cookies'>, lastId?: string, at = first) =>
  openStream(at.url, person.cookies, lastId === undefined ? {} : { 'last-event-id': lastId });
/** Notifies, and waits for the delivery: a stream that opens later doesn't get the notification as news. */
const notifyBefore = async (person: TestPerson, title: string): Promise<void> => {
  const earlier = await listen(person);
  await earlier.event('unread');
  await notify(person.id, title);
  await earlier.event('notice');
  earlier.close();
};

describe('GET /api/notices/stream', () => {
  it('begins with the number of unread notifications and says when to connect again', async () => {
    const person = await createPerson(db);
    await notifyBefore(person, 'Earlier');
    const stream = await listen(person);
    expect(stream.response.status).toBe(200);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const unread = await stream.event('unread');
    expect(Value.Check(UnreadEvent, unread.data)).toBe(true);
    expect(unread.data).toEqual({ unread_count: 1 });
    expect(stream.text()).toMatch(/^retry: 3000\n\n/);
    expect(stream.events().map(({ event }) => event)).toEqual(['unread']);
  });

  it('delivers to every tab and device, whichever process they are connected to, and to nobody else', async () => {
    const [person, other] = [await createPerson(db), await createPerson(db)];
    const tabs = [
      await listen(person),
      await listen(person),
      await listen(person, undefined, second),
    ];
    const stranger = await listen(other);
    for (const tab of [...tabs, stranger]) await tab.event('unread');
    await notify(person.id, 'Yours alone\nin two lines');
    for (const tab of tabs) {
      const { data, id } = await tab.event('notice');
      expect(Value.Check(NoticeEvent, data)).toBe(true);
      expect(data).toMatchObject({
        notice: { title: 'Yours alone\nin two lines' },
        unread_count: 1,
      });
      expect(id).toBe(String(data.notice.notice_id));
    }
    await notify(other.id, 'For the other');
    await stranger.event('notice');
    expect(stranger.text()).not.toContain('Yours alone');
  });

  it('updates other tabs when a notification is read', async () => {
    const person = await createPerson(db);
    const stream = await listen(person);
    await stream.event('unread');
    await notify(person.id, 'Read me');
    const { data } = await stream.event('notice');
    await second.send({
      method: 'POST',
      url: `/api/notices/${data.notice.notice_id}/read`,
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: person.cookies,
    });
    expect((await stream.event('unread', 2)).data).toEqual({ unread_count: 0 });
  });

  it('updates other tabs once, however many are read together', async () => {
    const person = await createPerson(db);
    const stream = await listen(person);
    await stream.event('unread');
    for (const title of ['One', 'Two', 'Three']) await notify(person.id, title);
    await stream.event('notice', 3);
    await second.send({
      method: 'POST',
      url: '/api/notices/read',
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: person.cookies,
      payload: { up_to: 2_000_000_000 },
    });
    expect((await stream.event('unread', 2)).data).toEqual({ unread_count: 0 });
    // Everything announced before this has been delivered by now.
    await notify(person.id, 'Next');
    await stream.event('notice', 4);
    expect(stream.events().filter(({ event }) => event === 'unread')).toHaveLength(2);
  });

  it('sends missed notifications to someone who reconnects', async () => {
    const person = await createPerson(db);
    const before = await listen(person);
    await before.event('unread');
    await notify(person.id, 'Seen');
    const seen = await before.event('notice');
    before.close();
    await eventually(first.liveNotifications.count).toBeLessThanOrEqual(20);
    await notify(person.id, 'Missed 1');
    await notify(person.id, 'Missed 2');
    const after = await listen(person, seen.id ?? '');
    await after.event('unread');
    const titles = after.events().map(({ data }) => data.notice?.title);
    // Notifications that are still being announced while the stream opens arrive twice and out of order.
    expect(new Set(titles)).toEqual(new Set(['Missed 1', 'Missed 2', undefined]));
  });

  it.each(['x', '-1', '9'.repeat(30), '1; DROP TABLE notices', ''])(
    'ignores the invalid Last-Event-ID %j',
    async (lastId) => {
      const person = await createPerson(db);
      await notifyBefore(person, 'Old news');
      const stream = await listen(person, lastId);
      expect((await stream.event('unread')).data).toEqual({ unread_count: 1 });
      expect(stream.events()).toHaveLength(1);
      stream.close();
    },
  );

  it('catches up when announcements may have been missed', async () => {
    const person = await createPerson(db);
    const stream = await listen(person);
    await stream.event('unread');
    await db.pool.query('ALTER TABLE notices DISABLE TRIGGER notices_announce');
    await notify(person.id, 'Nobody heard');
    await db.pool.query('ALTER TABLE notices ENABLE TRIGGER notices_announce');
    first.liveNotifications.catchUp();
    expect((await stream.event('notice')).data.notice.title).toBe('Nobody heard');
  });

  it('is for people who are logged in, and ends when they log out', async () => {
    expect((await fetch(first.url)).status).toBe(401);
    const account = await createAccount(db);
    const browser = await logInAs(first, account);
    const stream = await listen(browser);
    await stream.event('unread');
    await browser.post('/api/logout');
    await eventually(stream.hasEnded).toBe(true);
    expect((await listen(browser)).response.status).toBe(401);
  });

  it('ends when the role changes, so that it is opened again with the new one', async () => {
    const person = await createPerson(db, 'creator');
    const stream = await listen(person);
    await stream.event('unread');
    await db.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [person.id]);
    await eventually(stream.hasEnded).toBe(true);
    const again = await listen(person);
    expect(again.response.status).toBe(200);
  });

  it('has a limit for each person, which closed streams don’t count towards', async () => {
    const person = await createPerson(db);
    const streams = [await listen(person), await listen(person), await listen(person)];
    const refused = await listen(person);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('content-type')).toContain('problem+json');
    streams[0]?.close();
    await eventually(async () => (await listen(person)).response.status).toBe(200);
  });

  it('has a limit for the process', async () => {
    const people = await Promise.all(Array.from({ length: 21 }, () => createPerson(db)));
    const statuses: number[] = [];
    for (const person of people)
      statuses.push((await listen(person, undefined, full)).response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(503);
  });

  it('does not keep the server from stopping', async () => {
    const stream = await listen(await createPerson(db), undefined, stopping);
    await stream.event('unread');
    const begun = Date.now();
    await stopping.app.close();
    await eventually(stream.hasEnded).toBe(true);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });
});
