import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { IMAGE_SIZES, type ImageSize, imageSrcset } from '@laneway/domain/media/responsive-images';
import { afterAll, describe, expect, it } from 'vitest';
import { createGuide } from '../testing/guides.ts';
import { createPerson } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';

const PAGE = '<!doctype html><title>Laneway</title>';
const webRoot = await mkdtemp(path.join(tmpdir(), 'laneway-web-'));
afterAll(() => rm(webRoot, { recursive: true }));
await writeFile(path.join(webRoot, 'index.html'), PAGE);

const { db, deps, get, send } = await createTestApp({ webRoot });
const author = await createPerson(db, 'creator');
const coverOf = (name: string) => ({
  authorId: author.id,
  image: `s3://laneway-production/${name}`,
});
const [firstFeatured = 0] = DEFAULT_FEATURED_IDS;
await createGuide(db, { ...coverOf('river bend/“cover”.webp'), id: firstFeatured });
const shared = await createGuide(db, { ...coverOf('trams.webp'), id: 101 });
const open = await createGuide(db, {
  ...coverOf('open.webp'),
  id: 104,
  isPublic: true,
  priceCents: 0,
});
const elsewhere = await createGuide(db, {
  id: 102,
  authorId: author.id,
  image: 'https://pictures.example/cover.webp',
});
const withdrawn = await createGuide(db, { ...coverOf('gone.webp'), id: 103, listing: 'withdrawn' });

const hintAt = async (address: string) => {
  const reply = await get(address);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(PAGE);
  return reply.headers.link;
};
const hintFor = (picture: string, size: ImageSize = 'card') =>
  `<${picture}>; rel=preload; as=image; imagesrcset="${imageSrcset(picture)}"; imagesizes="${IMAGE_SIZES[size]}"; fetchpriority=high`;
const RIVER = hintFor('/media/laneway-production/river%20bend/%E2%80%9Ccover%E2%80%9D.webp');

describe('the page', () => {
  it('has the browser fetch the first featured cover beside the scripts, from the first visitor on', async () => {
    expect(await hintAt('/')).toBe(RIVER);
    expect(await hintAt('/')).toBe(RIVER);
  });

  it('has it fetch the cover of the guide that a link leads to', async () => {
    expect(await hintAt(`/?guide=${shared}`)).toBe(
      hintFor('/media/laneway-production/trams.webp', 'overview'),
    );
  });

  it('has it fetch the first place of a guide that is open to all', async () => {
    expect(await hintAt(`/?guide=${open}`)).toBe(hintFor('/media/laneway-production/p.webp'));
  });

  it.each([
    ['a guide whose cover is elsewhere on the web', `/?guide=${elsewhere}`],
    ['a guide that was withdrawn', `/?guide=${withdrawn}`],
    ['no guide', '/?guide=999999'],
    ['no id', '/?guide=abc'],
    ['an id beyond all ids', '/?guide=99999999999999999999'],
    ['a place', `/?guide=${shared}&place=1`],
    ['a search', '/?search=trams'],
    ['an order', '/?order=17'],
  ])('hints at nothing for %s', async (_, address) => {
    expect(await hintAt(address)).toBeUndefined();
  });

  it('hints at nothing on a developer’s machine, where pictures have other addresses', async () => {
    const reply = await send({ url: '/', headers: { host: 'localhost:5173' } });
    expect(reply.body).toBe(PAGE);
    expect(reply.headers).not.toHaveProperty('link');
  });

  it('hints at the new cover as soon as the featured guide has one', async () => {
    await db.pool.query('UPDATE guides SET image_uri = $1 WHERE id = $2', [
      's3://laneway-production/new.webp',
      firstFeatured,
    ]);
    deps.responseCache.forgetGuide(firstFeatured);
    expect(await hintAt('/')).toBe(hintFor('/media/laneway-production/new.webp'));
  });
});

const gone = { ...db, query: () => Promise.reject(new Error('The database is gone')) };
const stalled = { ...db, query: () => new Promise<never>(() => {}) };
const apps = {
  'is gone': await createTestApp({ webRoot, db: gone }),
  'does not answer': await createTestApp({ webRoot, db: stalled }),
};

describe('the page when its database', () => {
  it.each(Object.entries(apps))('%s opens all the same', async (_, { get: ask }) => {
    const reply = await ask('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
    expect(reply.headers).not.toHaveProperty('link');
  });
});
