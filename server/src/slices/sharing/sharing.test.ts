import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get, deps } = await createTestApp();
const author = await createPerson(db, 'creator', 'Rosa & Sam');
const guide = await createGuide(db, {
  authorId: author.id,
  id: 7,
  title: 'Hidden <bars> & “tea”',
});
const withdrawn = await createGuide(db, { authorId: author.id, listing: 'withdrawn' });

describe('the card of a guide', () => {
  it('is an image of the size that social networks show', async () => {
    const reply = await get(`/share/guides/${guide}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.headers['cache-control']).toBe('public, max-age=3600');
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  });

  it('has an address that changes with its content, and is cached permanently', async () => {
    const versionOf = async () => {
      const { shareImagePath } = await import('./share-image.ts');
      return shareImagePath((await get(`/api/guides/${guide}`)).json());
    };
    const before = await versionOf();
    const kept = await get(before);
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await db.pool.query('UPDATE guides SET price_cents = 1099 WHERE id = $1', [guide]);
    deps.responseCache.forgetGuide(guide);
    const after = await versionOf();
    expect(after).not.toBe(before);
    expect((await get(before)).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get(after)).rawPayload.equals(kept.rawPayload)).toBe(false);
  });

  it.each([
    ['a guide that was withdrawn', withdrawn],
    ['no guide', 999_999],
  ])('doesn’t exist for %s', async (_, id) => {
    expect((await get(`/share/guides/${id}`)).statusCode).toBe(404);
  });

  it('shows the guide’s own cover', async () => {
    const plain = await get(`/share/guides/${guide}`);
    const cover = await sharp({
      create: { width: 1280, height: 720, channels: 3, background: '#ff0000' },
    })
      .webp()
      .toBuffer();
    await deps.blobs.put({ bucket: 'laneway-production', key: 'red.webp.w1280.webp' }, cover);
    await db.pool.query(
      `INSERT INTO media (bucket, key, kind, mime, size_bytes, sha256, scan_state, guide_id, is_teaser, renditions)
       VALUES ('laneway-production', 'red.webp', 'image', 'image/webp', 1, $1, 'clean', $2, true,
               '[{"key": "red.webp.w1280.webp", "width": 1280, "height": 720, "size_bytes": 1}]')`,
      ['a'.repeat(64), guide],
    );
    await db.pool.query('UPDATE guides SET image_uri = $1 WHERE id = $2', [
      's3://laneway-production/red.webp',
      guide,
    ]);
    deps.responseCache.forgetGuide(guide);
    const red = await get(`/share/guides/${guide}`);
    const { dominant } = await sharp(red.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(2 * dominant.g);
    expect(red.rawPayload.equals(plain.rawPayload)).toBe(false);
  });
});

describe('the sitemap', () => {
  it('lists the app, every guide on sale and their creators, by their canonical URLs', async () => {
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(reply.body.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>http://localhost:3000/</loc>',
      '<loc>http://localhost:3000/guides</loc>',
      '<loc>http://localhost:3000/experience</loc>',
      '<loc>http://localhost:3000/make-guides</loc>',
      '<loc>http://localhost:3000/terms</loc>',
      '<loc>http://localhost:3000/guides/7-hidden-bars-tea</loc>',
      `<loc>http://localhost:3000/creators/${author.id}-rosa-sam</loc>`,
    ]);
    expect(reply.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('is split by ids where there are too many guides for one file', async () => {
    await createGuide(db, { authorId: author.id, id: 20_000, title: 'Last of the first' });
    await createGuide(db, { authorId: author.id, id: 20_001, title: '東京の路地' });
    const index = (await get('/sitemap.xml')).body;
    expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>http://localhost:3000/sitemaps/1</loc>',
      '<loc>http://localhost:3000/sitemaps/2</loc>',
    ]);
    const [first, second] = [await get('/sitemaps/1'), await get('/sitemaps/2')];
    expect(first.body).toContain('/guides/20000-last-of-the-first<');
    expect(first.body).toContain('<loc>http://localhost:3000/</loc>');
    expect(second.body.match(/<loc>.*?<\/loc>/g)).toEqual([
      `<loc>http://localhost:3000/guides/20001-${encodeURI('東京の路地')}</loc>`,
    ]);
    expect(first.body).toContain(`/creators/${author.id}-`);
    expect((await get('/sitemaps/3')).statusCode).toBe(404);
    expect((await get('/sitemaps/0')).statusCode).toBe(422);
  });

  it('leaves out people without a page', async () => {
    const beginner = await createPerson(db, 'creator');
    const demoted = await createPerson(db, 'user');
    await createGuide(db, { authorId: demoted.id });
    const { body } = await get('/sitemaps/1');
    expect(body).not.toContain(`/creators/${beginner.id}-`);
    expect(body).not.toContain(`/creators/${demoted.id}-`);
  });
});

it('crawlers learn where the sitemap is, and which paths are disallowed', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
