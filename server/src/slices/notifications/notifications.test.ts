import { randomUUID } from 'node:crypto';
import type { NoticePage } from '@laneway/contract/notifications';
import { describe, expect, it } from 'vitest';
import { requestIds } from '../../platform/process/request-ids.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addForManyUnlessUnread, addNotification, addSale, addUnlessUnread } from './public.ts';

const app = await createTestApp();
const { db } = app;

const notify = (person: TestPerson, title: string) =>
  addNotification(db, { userId: person.id, kind: 'gift_received', title, body: 'Some words.' });
const list = async (person: TestPerson, query = '') =>
  (await app.get(`/api/notices${query}`, person)).json<NoticePage>();
const read = (person: TestPerson, id: number | string) =>
  openBrowser(app, person).post(`/api/notices/${id}/read`);

it('every notification keeps the id of the request that it comes from', async () => {
  const { id: userId } = await createPerson(db);
  const guideId = await createGuide(db, { authorId: (await createPerson(db, 'creator')).id });
  const text = { title: 'News', body: 'Some words.' };
  const requestId = randomUUID();
  await requestIds.run(requestId, async () => {
    await addNotification(db, { userId, kind: 'gift_received', ...text });
    await addUnlessUnread(db, { userId, kind: 'place_reported', guideId, ...text });
    await addSale(db, { userId, kind: 'guide_sold', guideId }, 100, () => text);
    await addForManyUnlessUnread(db, [userId], { kind: 'guide_published', guideId, ...text });
  });
  await addNotification(db, { userId, kind: 'gift_received', ...text });
  const { rows } = await db.pool.query(
    'SELECT request_id FROM notices WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  expect(rows.map(({ request_id }) => request_id)).toEqual([
    ...Array.from({ length: 4 }, () => requestId),
    null,
  ]);
});

describe('GET /api/notices', () => {
  it('shows a person’s notifications, newest first, with the guides that they are about', async () => {
    const person = await createPerson(db, 'creator');
    const guideId = await createGuide(db, { authorId: person.id });
    await notify(person, 'First');
    await addNotification(db, {
      userId: person.id,
      kind: 'guide_published',
      title: 'x'.repeat(300),
      body: 'It is out.',
      guideId,
    });
    await notify(await createPerson(db), 'Somebody else’s');
    const { items, unread_count, next_cursor } = await list(person);
    expect(items).toEqual([
      {
        notice_id: expect.any(Number),
        kind: 'guide_published',
        title: 'x'.repeat(200),
        body: 'It is out.',
        pg_id: null,
        g_id: guideId,
        created_at: expect.any(String),
        read_at: null,
      },
      expect.objectContaining({ kind: 'gift_received', title: 'First', g_id: null }),
    ]);
    expect({ unread_count, next_cursor }).toEqual({ unread_count: 2, next_cursor: null });
  });

  it('is empty for a person without notifications', async () => {
    expect(await list(await createPerson(db))).toEqual({
      items: [],
      next_cursor: null,
      unread_count: 0,
    });
  });

  it('has only unread notifications when those are requested', async () => {
    const person = await createPerson(db);
    for (const title of ['One', 'Two', 'Three']) await notify(person, title);
    const [newest] = (await list(person)).items;
    await read(person, newest?.notice_id ?? 0);
    const unread = await list(person, '?unread=true');
    expect(unread.items.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(unread.unread_count).toBe(2);
    expect((await list(person, '?unread=false')).items).toHaveLength(3);
  });

  it('has pages', async () => {
    const person = await createPerson(db);
    for (let n = 1; n <= 5; n += 1) await notify(person, `Notification ${n}`);
    const first = await list(person, '?limit=3');
    const second = await list(person, `?limit=3&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `Notification ${n}`),
    );
    expect(second.next_cursor).toBeNull();
    expect(second.unread_count).toBe(5);
  });

  it('is for signed-in people only', async () => {
    expect((await app.get('/api/notices')).statusCode).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'cursor=nonsense', 'unread=perhaps'])(
    'refuses %s',
    async (query) => {
      const reply = await app.get(`/api/notices?${query}`, await createPerson(db));
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty(query.split('=')[0] ?? '');
    },
  );
});

describe('POST /api/notices/{id}/read', () => {
  it('marks a notification as read, once', async () => {
    const person = await createPerson(db);
    await notify(person, 'Read me');
    const id = (await list(person)).items[0]?.notice_id ?? 0;
    const first = await read(person, id);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ notice_id: id, read_at: expect.any(String) });
    expect((await read(person, id)).json()).toEqual(first.json());
    expect((await list(person)).unread_count).toBe(0);
  });

  it('does not find other people’s notifications', async () => {
    const [person, other] = [await createPerson(db), await createPerson(db, 'admin')];
    await notify(person, 'Private');
    const id = (await list(person)).items[0]?.notice_id ?? 0;
    const reply = await read(other, id);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe('Notification not found');
    expect((await list(person)).unread_count).toBe(1);
    expect((await read(person, 2_000_000_000)).statusCode).toBe(404);
  });

  it('is for signed-in people only', async () => {
    expect((await openBrowser(app).post('/api/notices/1/read')).statusCode).toBe(401);
  });

  it.each(['abc', '0', '99999999999'])('refuses the id %s', async (id) => {
    const reply = await read(await createPerson(db), id);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty('id');
  });
});

describe('POST /api/notices/read', () => {
  const readUpTo = (person: TestPerson, up_to: unknown) =>
    openBrowser(app, person).post('/api/notices/read', { up_to });

  it('marks everything up to the newest that was seen, and nothing that came later', async () => {
    const person = await createPerson(db);
    for (const title of ['One', 'Two', 'Three']) await notify(person, title);
    const { items } = await list(person);
    const [, second] = items;
    const reply = await readUpTo(person, second?.notice_id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ unread_count: 1 });
    const unread = (await list(person, '?unread=true')).items;
    expect(unread.map(({ title }) => title)).toEqual(['Three']);
  });

  it('keeps the time at which a notification was read before', async () => {
    const person = await createPerson(db);
    await notify(person, 'Read before');
    const id = (await list(person)).items[0]?.notice_id ?? 0;
    const before = (await read(person, id)).json();
    await readUpTo(person, id);
    expect((await list(person)).items[0]?.read_at).toBe(before.read_at);
  });

  it('doesn’t change other people’s notifications', async () => {
    const [person, other] = [await createPerson(db), await createPerson(db, 'admin')];
    await notify(person, 'Private');
    await readUpTo(other, 2_000_000_000);
    expect((await list(person)).unread_count).toBe(1);
  });

  it('is for signed-in people only', async () => {
    const reply = await openBrowser(app).post('/api/notices/read', { up_to: 1 });
    expect(reply.statusCode).toBe(401);
  });

  it.each([0, 'all', null])('refuses to mark up to %s', async (upTo) => {
    const reply = await readUpTo(await createPerson(db), upTo);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty('up_to');
  });
});
