import { createHash } from 'node:crypto';
import type { OfflinePack } from '@laneway/contract/offline-pack';
import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createLinkingStore } from '../../testing/linking-store.ts';
import { renditionBytes, storeMedia } from '../../testing/media.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';

const app = await createTestApp({
  config: { ...TEST_CONFIG, tiles: { ...TEST_CONFIG.tiles, offline: true } },
});
const { db, deps, get, send } = app;
const linking = await createTestApp({
  db,
  blobs: createLinkingStore(deps.blobs, () => new Date()).blobs,
});
const people = {
  visitor: undefined,
  stranger: await createPerson(db),
  owner: await createPerson(db),
  author: await createPerson(db, 'creator'),
  otherCreator: await createPerson(db, 'creator'),
  admin: await createPerson(db, 'admin'),
} as const;
type Who = keyof typeof people;
const { owner, author } = people;

const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;
const guides = {
  public: await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 }),
  freeForMembers: await createGuide(db, { authorId: author.id, priceCents: 0 }),
  paid: await createGuide(db, { authorId: author.id }),
  withdrawn: await createGuide(db, { authorId: author.id, listing: 'withdrawn' }),
};
for (const id of Object.values(guides)) await own(db, owner.id, id);

const packUrl = (guideId: number) => `/api/guides/${guideId}/offline-pack`;
const packOf = async (guideId: number, person?: TestPerson): Promise<OfflinePack> => {
  const reply = await get(packUrl(guideId), person);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('saving a guide', () => {
  // biome-ignore format: a table of who may save what, one guide a line
  const TABLE: Readonly<Record<keyof typeof guides, Readonly<Record<Who, number>>>> = {
    public:         { visitor: 200, stranger: 200, owner: 200, author: 200, otherCreator: 200, admin: 200 },
    freeForMembers: { visitor: 403, stranger: 403, owner: 200, author: 200, otherCreator: 403, admin: 200 },
    paid:           { visitor: 403, stranger: 403, owner: 200, author: 200, otherCreator: 403, admin: 200 },
    withdrawn:      { visitor: 404, stranger: 404, owner: 200, author: 200, otherCreator: 404, admin: 200 },
  };

  it.each(
    Object.entries(TABLE).flatMap(([guide, row]) =>
      Object.entries(row).map(([who, status]) => [who, guide, status] as const),
    ),
  )('as %s with the guide %s gets %i', async (who, guide, status) => {
    const id = guides[guide as keyof typeof guides];
    const person = people[who as Who];
    const reply = await get(packUrl(id), person);
    expect(reply.statusCode).toBe(status);
    const versions = await get(`/api/offline-versions?guide_ids=${id}`, person);
    expect(versions.json()).toHaveLength(status === 200 ? 1 : 0);
    if (status !== 200) expect(reply.headers).not.toHaveProperty('etag');
  });

  it('is refused with a specific reason once access has ended', async () => {
    const person = await createPerson(db);
    await own(db, person.id, guides.paid);
    await packOf(guides.paid, person);
    await query('DELETE FROM entitlements WHERE user_id = $1', person.id);
    const refused = await get(packUrl(guides.paid), person);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed']);
    const gone = await get(packUrl(guides.withdrawn), person);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'not_found']);
  });

  it.each(['0', '-1', 'x', '2147483648', '1%00'])('is refused for guide %s', async (id) => {
    expect((await get(`/api/guides/${id}/offline-pack`, owner)).statusCode).toBe(422);
  });
});

describe('the pack of a guide', () => {
  it('has the guide with its live places as an owner sees them', async () => {
    const guideId = await createGuide(db, { authorId: author.id });
    await own(db, owner.id, guideId);
    await query(
      `UPDATE places SET listing = 'withdrawn' WHERE guide_id = $1 AND title = 'Place 1'`,
      guideId,
    );
    const pack = await packOf(guideId, owner);
    expect(pack.guide).toEqual((await get(`/api/guides/${guideId}`, owner)).json());
    expect(pack.guide).toMatchObject({ g_access: 'inside', g_image_alt: 'A lane after rain' });
    expect(pack.places).toEqual(
      (await get(`/api/places?guide_id=${guideId}`, owner)).json().places,
    );
    expect(pack.places.map(({ p_title }) => p_title)).toEqual(['Place 2']);
    const { places, version } = await packOf(guideId, author);
    expect([places, version]).toEqual([pack.places, pack.version]);
  });

  it('has every file it shows, the most important first, with the digests of what is downloaded', async () => {
    const guideId = await createGuide(db, {
      authorId: author.id,
      description:
        'Look: ![A door](s3://laneway-production/7/door) and ![](https://web.example/a.png)',
      image: 's3://laneway-production/7/cover',
    });
    await own(db, owner.id, guideId);
    const large = Buffer.alloc(9_000_000, 'a walk along the river ');
    const at = (name: string) => `s3://laneway-production/7/${name}`;
    const stored = [
      { key: '7/cover', renditions: [320, 1_280, 1_920], isTeaser: true },
      { key: '7/door', renditions: [320] },
      { key: '7/a.mp3', mime: 'audio/mpeg' },
      { key: '7/a.vtt', mime: 'text/vtt' },
      { key: '7/v.mp4', mime: 'video/mp4', content: large },
      { key: '7/p one.webp' },
      { key: '7/gone.webp' },
    ];
    for (const one of stored) await storeMedia(db, deps.blobs, { ...one, guideId });
    await deps.blobs.remove({ bucket: 'laneway-production', key: '7/gone.webp' });
    await query(
      `UPDATE guides SET audio_uri = $2, audio_captions_uri = $3, video_uri = $4, video_captions_uri = $5
        WHERE id = $1`,
      ...[guideId, at('a.mp3'), at('a.vtt'), at('v.mp4'), 'https://web.example/v.vtt'],
    );
    await query(
      `UPDATE places SET image_uri = CASE title WHEN 'Place 1' THEN $2 ELSE $3 END, audio_captions_uri = NULL,
              video_captions_uri = $4 WHERE guide_id = $1`,
      ...[guideId, at('p one.webp'), at('gone.webp'), at('never-stored.vtt')],
    );
    const { media, size_bytes } = await packOf(guideId, owner);
    expect(media.map(({ url, type }) => [url, type])).toEqual([
      ['/media/laneway-production/7/cover', 'image/webp'],
      ['/media/laneway-production/7/a.mp3', 'audio/mpeg'],
      ['/media/laneway-production/7/a.vtt', 'text/vtt'],
      ['/media/laneway-production/7/door', 'image/webp'],
      ['/media/laneway-production/7/p%20one.webp', 'image/webp'],
      ['/media/laneway-production/7/v.mp4', 'video/mp4'],
    ]);
    expect(media[0]?.sha256).toBe(sha256(renditionBytes('7/cover', 1_280)));
    const [video] = media.slice(-1);
    expect(video?.parts).toHaveLength(3);
    expect(size_bytes).toBe(media.reduce((sum, { size }) => sum + size, 0));
    for (const { get: download } of [app, linking]) {
      for (const { source, sha256: expected, size, type } of media) {
        const reply = await download(source, owner);
        expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, size]);
        expect([sha256(reply.rawPayload), reply.headers['content-type']]).toEqual([expected, type]);
      }
    }
    const part = await send({
      url: video?.source ?? '',
      headers: { range: `bytes=${4_194_304}-${2 * 4_194_304 - 1}` },
      cookies: owner.cookies,
    });
    expect([part.statusCode, sha256(part.rawPayload)]).toEqual([206, video?.parts[1]]);
  });

  it('has no file of another guide that its texts mention', async () => {
    const other = await createGuide(db, { authorId: people.otherCreator.id });
    await storeMedia(db, deps.blobs, { key: 'other/secret', guideId: other });
    await storeMedia(db, deps.blobs, { key: 'other/draft', uploaderId: owner.id });
    const guideId = await createGuide(db, {
      authorId: author.id,
      description:
        '![](s3://laneway-production/other/secret) ![](s3://laneway-quarantine/other/draft) ![](s3://../x)',
    });
    await own(db, owner.id, guideId);
    expect((await packOf(guideId, owner)).media).toEqual([]);
  });

  it('has the area of tiles around the guide, with a margin', async () => {
    const { tiles } = await packOf(guides.public);
    expect(tiles).toMatchObject({
      kind: 'raster',
      tile_url: 'https://tiles.example/{z}/{x}/{y}.png',
      min_zoom: 13,
      max_zoom: 17,
    });
    const [south = 0, west = 0, north = 0, east = 0] = tiles?.bounds ?? [];
    // The path and the boundary go from -37.9,144.9 to -37.8,145.
    expect(south).toBeLessThan(-37.9);
    expect(west).toBeLessThan(144.9);
    expect(north).toBeGreaterThan(-37.8);
    expect(east).toBeGreaterThan(145);
  });

  it('has no tiles of a server that doesn’t allow saving them', async () => {
    const reply = await linking.get(packUrl(guides.public));
    expect(reply.json().tiles).toBeNull();
  });
});

describe('a pack that is requested again', () => {
  it('isn’t sent again while its version is the same', async () => {
    const first = await get(packUrl(guides.paid), owner);
    const etag = String(first.headers.etag);
    expect(etag).toBe(`W/"${first.json().version}"`);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await send({
      url: packUrl(guides.paid),
      headers: { 'if-none-match': etag },
      cookies: owner.cookies,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const stranger = await send({ url: packUrl(guides.paid), headers: { 'if-none-match': etag } });
    expect(stranger.statusCode).toBe(403);
  });
});

describe('a pack whose files have no digests yet', () => {
  it('has them computed once for all who request it at the same time', async () => {
    const guideId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
    await storeMedia(db, deps.blobs, { key: 'cover.webp', guideId, isTeaser: true });
    let reads = 0;
    const counting = await createTestApp({
      db,
      blobs: {
        ...deps.blobs,
        read: (address, range) => {
          reads += 1;
          return deps.blobs.read(address, range);
        },
      },
    });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => counting.get(packUrl(guideId))),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.json().media))).size).toBe(1);
    expect(replies[0]?.json().media).toHaveLength(1);
    expect(reads).toBe(1);
  });

  it('is refused while the store can’t be read, and available later', async () => {
    const guideId = await createGuide(db, {
      authorId: author.id,
      isPublic: true,
      priceCents: 0,
      image: 's3://laneway-production/later.webp',
    });
    await storeMedia(db, deps.blobs, { key: 'later.webp', guideId, isTeaser: true });
    let isDown = true;
    const shaky = await createTestApp({
      db,
      blobs: {
        ...deps.blobs,
        stat: async (address) => {
          if (isDown) throw new Error('the store is down');
          return deps.blobs.stat(address);
        },
      },
    });
    const refused = await shaky.get(packUrl(guideId));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
    isDown = false;
    expect((await shaky.get(packUrl(guideId))).json().media).toHaveLength(1);
  });
});
