import type { PendingGuide } from '@laneway/contract/authoring';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

async function pendingGuide(author: TestPerson, title: string, status: string, minutesAgo: number) {
  await db.pool.query(
    `INSERT INTO pending_guides (author_id, title, status, updated_at)
     VALUES ($1, $2, $3, now() - $4 * interval '1 minute')`,
    [author.id, title, status, minutesAgo],
  );
}

async function pages<Item>(person: TestPerson, path: string, limit: number): Promise<Item[][]> {
  const browser = openBrowser(app, person);
  const all: Item[][] = [];
  let next: string | undefined = `${path}?limit=${limit}`;
  while (next !== undefined) {
    const reply = await browser.get(next);
    expect(reply.statusCode).toBe(200);
    all.push(reply.json());
    const cursor = reply.headers['x-next-cursor'];
    next = cursor === undefined ? undefined : `${path}?limit=${limit}&cursor=${String(cursor)}`;
  }
  return all;
}

describe('GET /api/user/authored_guides', () => {
  it('has drafts first, then the last modified first, page by page', async () => {
    const creator = await createPerson(db, 'creator');
    await pendingGuide(creator, 'old draft', 'draft', 50);
    await pendingGuide(creator, 'new draft', 'draft', 40);
    await pendingGuide(creator, 'rejected', 'rejected', 30);
    await pendingGuide(creator, 'submitted', 'submitted', 20);
    await pendingGuide(creator, 'published', 'published', 10);
    const found = await pages<PendingGuide>(creator, '/api/user/authored_guides', 2);
    expect(found.map((page) => page.map(({ pg_title }) => pg_title))).toEqual([
      ['new draft', 'old draft'],
      ['submitted', 'rejected'],
    ]);
  });

  it('has everyone’s guides for an admin and one’s own for a creator, whatever is_admin says', async () => {
    const [one, two] = [await createPerson(db, 'creator'), await createPerson(db, 'creator')];
    await pendingGuide(one, 'of one', 'draft', 1);
    await pendingGuide(two, 'of two', 'draft', 2);
    const titles = async (person: TestPerson) =>
      (await openBrowser(app, person).get('/api/user/authored_guides?is_admin=true'))
        .json<PendingGuide[]>()
        .map(({ pg_title }) => pg_title);
    expect(await titles(one)).toEqual(['of one']);
    expect(await titles(await createPerson(db, 'admin'))).toEqual(
      expect.arrayContaining(['of one', 'of two']),
    );
  });

  it('has every one of hundreds of guides once', async () => {
    const creator = await createPerson(db, 'creator');
    await db.pool.query(
      `INSERT INTO pending_guides (author_id, title, status, updated_at)
       SELECT $1, 'guide ' || n, CASE n % 3 WHEN 0 THEN 'draft' ELSE 'submitted' END,
         now() - (n / 10) * interval '1 minute'
       FROM generate_series(1, 250) AS n`,
      [creator.id],
    );
    const found = await pages<PendingGuide>(creator, '/api/user/authored_guides', 100);
    expect(found.map((page) => page.length)).toEqual([100, 100, 50]);
    expect(new Set(found.flat().map(({ pg_id }) => pg_id)).size).toBe(250);
  });

  it('finds the open revision of a published guide, for its author and admins', async () => {
    const [author, other] = [await createPerson(db, 'creator'), await createPerson(db, 'creator')];
    const guideId = await createGuide(db, { authorId: author.id });
    await db.pool.query(
      `INSERT INTO pending_guides (author_id, title, status, original_guide_id)
       VALUES ($1, 'published before', 'published', $2), ($1, 'next', 'draft', $2)`,
      [author.id, guideId],
    );
    await pendingGuide(author, 'another', 'draft', 0);
    const found = async (person: TestPerson, id: number) =>
      (await openBrowser(app, person).get(`/api/user/authored_guides?original_g_id=${id}`))
        .json<PendingGuide[]>()
        .map(({ pg_title }) => pg_title);
    expect(await found(author, guideId)).toEqual(['next']);
    expect(await found(await createPerson(db, 'admin'), guideId)).toEqual(['next']);
    expect(await found(other, guideId)).toEqual([]);
    expect(await found(author, guideId + 1000)).toEqual([]);
  });

  it('is for creators and admins', async () => {
    expect(
      (await openBrowser(app, await createPerson(db)).get('/api/user/authored_guides')).statusCode,
    ).toBe(403);
    expect((await openBrowser(app).get('/api/user/authored_guides')).statusCode).toBe(401);
  });
});

describe('GET /api/user/dashboard-guides', () => {
  it('has one’s own published guides with their inside, including those off sale, page by page', async () => {
    const creator = await createPerson(db, 'creator');
    await createGuide(db, {
      authorId: (await createPerson(db, 'creator')).id,
      title: 'Someone else’s',
    });
    await createGuide(db, { authorId: creator.id, title: 'On sale' });
    await createGuide(db, { authorId: creator.id, title: 'Off sale', listing: 'withdrawn' });
    const found = (await pages<PublishedGuide>(creator, '/api/user/dashboard-guides', 1)).flat();
    expect(found.map(({ g_title, g_active, g_access }) => [g_title, g_active, g_access])).toEqual([
      ['Off sale', false, 'inside'],
      ['On sale', true, 'inside'],
    ]);
  });

  it('has everyone’s guides for an admin, unless they request their own', async () => {
    const admin = await createPerson(db, 'admin');
    await createGuide(db, { authorId: admin.id, title: 'Written by an admin' });
    const titles = async (query: string) => {
      const reply = await openBrowser(app, admin).get(`/api/user/dashboard-guides${query}`);
      return (reply.json() as readonly PublishedGuide[]).map(({ g_title }) => g_title);
    };
    expect(await titles('')).toEqual(expect.arrayContaining(['Written by an admin', 'On sale']));
    expect(await titles('?mine=true')).toEqual(['Written by an admin']);
  });
});
