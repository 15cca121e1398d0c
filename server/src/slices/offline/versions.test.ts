import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { GUIDE_COLUMNS, PLACE_COLUMNS } from '../catalogue/public/content-columns.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');
const owner = await createPerson(db);
const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;

async function ownedGuide(): Promise<number> {
  const id = await createGuide(db, { authorId: author.id });
  await own(db, owner.id, id);
  return id;
}
const versionsOf = async (ids: readonly number[]): Promise<{ g_id: number; version: string }[]> =>
  (
    await get(`/api/offline-versions?${ids.map((id) => `guide_ids=${id}`).join('&')}`, owner)
  ).json();
const versionOf = async (id: number) => (await versionsOf([id]))[0]?.version;

const OF_GUIDE = [
  `title = title || '.'`,
  `description = description || '.'`,
  `location = point(144.9, -37.9)`,
  `image_uri = NULL`,
  `image_alt = 'Another'`,
  `audio_uri = 's3://laneway-production/b.mp3'`,
  `audio_captions_uri = NULL`,
  `video_uri = NULL`,
  `video_captions_uri = NULL`,
  `path = NULL`,
  `boundary = NULL`,
  `walk = '{}'`,
  `walk = NULL`,
  `duration_minutes = 90`,
  `climb_metres = 45`,
  `language = 'fr'`,
];
const OF_PLACE = [
  `title = title || '.'`,
  `description = description || '.'`,
  `location = NULL`,
  `marker = 'x'`,
  `image_uri = NULL`,
  `image_alt = ''`,
  `audio_uri = 's3://laneway-production/b.mp3'`,
  `audio_captions_uri = NULL`,
  `video_uri = 's3://laneway-production/b.mp4'`,
  `video_captions_uri = NULL`,
  `path = 'x'`,
  `boundary = 'x'`,
  `trigger = '{}'`,
  `listing = 'withdrawn'`,
  `position = -id`,
];
const NOT_CONTENT = [
  'rating_sum = 20, rating_count = 4',
  `last_modified = now() + interval '1 day'`,
  `published_at = now() + interval '1 day'`,
  'price_cents = 999',
  `listing = 'withdrawn'`,
  'size_bytes = 12',
];

/** Columns about the sale, which don't change what is saved. */
const NOT_SAVED = ['price_cents', 'is_public', 'is_sample'];
const columnsIn = (changes: readonly string[]) => changes.map((change) => change.split(' ')[0]);

describe('the version of a guide', () => {
  it.each([
    ['guide', GUIDE_COLUMNS, OF_GUIDE],
    ['place', PLACE_COLUMNS, OF_PLACE],
  ])('is tested with every column of the content of a %s', (_, columns, changes) => {
    const tested = new Set([...NOT_SAVED, ...columnsIn(changes)]);
    expect(columns.names.split(', ').filter((name) => !tested.has(name))).toEqual([]);
  });

  it.each(OF_GUIDE)('changes when its %s', async (change) => {
    const id = await ownedGuide();
    const before = await versionOf(id);
    await query(`UPDATE guides SET ${change} WHERE id = $1`, id);
    expect(await versionOf(id)).not.toBe(before);
  });

  it.each(OF_PLACE)('changes when a place’s %s', async (change) => {
    const id = await ownedGuide();
    const before = await versionOf(id);
    const which = change.startsWith('position') ? '' : ` AND title = 'Place 2'`;
    await query(`UPDATE places SET ${change} WHERE guide_id = $1${which}`, id);
    expect(await versionOf(id)).not.toBe(before);
  });

  it.each(NOT_CONTENT)('doesn’t change when only %s', async (change) => {
    const id = await ownedGuide();
    const before = await versionOf(id);
    await query(`UPDATE guides SET ${change} WHERE id = $1`, id);
    expect(await versionOf(id)).toBe(before);
  });

  it('is the earlier one when a change is undone', async () => {
    const id = await ownedGuide();
    const before = await versionOf(id);
    await query(`UPDATE places SET listing = 'withdrawn' WHERE guide_id = $1`, id);
    expect(await versionOf(id)).not.toBe(before);
    await query(`UPDATE places SET listing = 'live' WHERE guide_id = $1`, id);
    expect(await versionOf(id)).toBe(before);
  });

  it('changes when the author has a new name', async () => {
    const id = await ownedGuide();
    const before = await versionOf(id);
    await query(`UPDATE users SET name = 'Someone Else' WHERE id = $1`, author.id);
    expect(await versionOf(id)).not.toBe(before);
  });

  it('distinguishes texts that are only equal when concatenated', async () => {
    const [one, two] = [await ownedGuide(), await ownedGuide()];
    await query('DELETE FROM places WHERE guide_id = ANY ($1)', [one, two]);
    const set = 'UPDATE guides SET title = $2, description = $3, image_alt = $4 WHERE id = $1';
    await query(set, one, `a','b`, 'c', null);
    await query(set, two, 'a', `b','c`, null);
    const [first, second] = await versionsOf([one, two]);
    expect(first?.version).not.toBe(second?.version);
    await query(set, two, `a','b`, 'c', 'NULL');
    expect(await versionOf(two)).not.toBe(await versionOf(one));
    await query(set, two, `a','b`, 'c', null);
    expect(await versionOf(two)).toBe(await versionOf(one));
  });
});

describe('the versions of several guides', () => {
  it('are returned at once, with sizes, for those that may be saved', async () => {
    const [mine, free] = [
      await ownedGuide(),
      await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 }),
    ];
    await query('UPDATE guides SET size_bytes = 700 WHERE id = $1', mine);
    const locked = await createGuide(db, { authorId: author.id });
    const found = await versionsOf([locked, mine, free, 999_999, mine]);
    expect(found.toSorted((a, b) => a.g_id - b.g_id)).toEqual([
      { g_id: mine, version: await versionOf(mine), size_bytes: 700 },
      { g_id: free, version: await versionOf(free), size_bytes: 0 },
    ]);
  });

  it.each([
    '',
    'guide_ids=x',
    'guide_ids=0',
    'guide_ids=2147483648',
    `${'guide_ids=1&'.repeat(101)}`,
  ])('are refused for %j', async (asked) => {
    expect((await get(`/api/offline-versions?${asked}`, owner)).statusCode).toBe(422);
  });
});
