import { PRESIGNED_LINK_LIFETIME_MS } from '@laneway/domain/timing';
import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createLinkingStore } from '../../testing/linking-store.ts';
import { renditionBytes, storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date();
const { db, deps } = await createTestApp();
const store = createLinkingStore(deps.blobs, () => now);
const { get, send } = await createTestApp({ db, blobs: store.blobs });

const author = await createPerson(db, 'creator');
const owner = await createPerson(db);
const guideId = await createGuide(db, { authorId: author.id });
await own(db, owner.id, guideId);
const key = 'linked/inside';
const inside = await storeMedia(db, deps.blobs, { key, guideId, renditions: [320, 640] });
const cover = await storeMedia(db, deps.blobs, { key: 'linked/cover', guideId, isTeaser: true });

/** A store may give the same link to everyone who requests it within a minute. */
const MAX_LINK_AGE_MS = 60_000;

const linkAt = async (url: string) => {
  const reply = await get(url, owner);
  expect(reply.statusCode).toBe(302);
  return String(reply.headers.location);
};

describe('a file in a store that can sign links', () => {
  it('is loaded through a link to the requested width, with its type', async () => {
    const link = await linkAt(`${inside}?w=320`);
    expect(await store.open(link)).toEqual(renditionBytes(key, 320));
    expect(store.links.get(link)?.headers).toEqual({
      contentType: 'image/webp',
      contentDisposition: 'inline; filename="laneway-image.webp"',
    });
  });

  it('has a link for five minutes, and a redirect that is cached for less', async () => {
    const link = await linkAt(inside);
    expect(store.links.get(link)?.lifetimeMs).toBe(PRESIGNED_LINK_LIFETIME_MS);
    const { headers } = await get(inside, owner);
    const [, maxAge] = /^private, max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(maxAge) * 1_000).toBeLessThan(PRESIGNED_LINK_LIFETIME_MS - MAX_LINK_AGE_MS);
    expect(headers.vary).toBe('cookie');
    now = new Date(now.getTime() + PRESIGNED_LINK_LIFETIME_MS);
    expect(await store.open(link)).toBeNull();
  });

  it('has a public redirect if everyone may see it', async () => {
    const { statusCode, headers } = await get(cover);
    expect(statusCode).toBe(302);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(headers).not.toHaveProperty('vary');
  });

  it('is sent by us if it contains captions, which browsers load from no other origin', async () => {
    const content = Buffer.from('WEBVTT\n');
    const captions = await storeMedia(db, deps.blobs, {
      key: 'linked/captions',
      guideId,
      mime: 'text/vtt',
      content,
    });
    const reply = await get(captions, owner);
    expect([reply.statusCode, reply.body]).toEqual([200, content.toString()]);
    const uri = captions.replace('/media/', 's3://');
    const presigned = await get(`/api/presign-url?uri=${uri}`, owner);
    expect(presigned.json()).toBe(captions);
  });

  it('returns its size and tag to HEAD, for which the links are not signed', async () => {
    const reply = await send({ method: 'HEAD', url: inside, cookies: owner.cookies });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-length': String(renditionBytes(key, 640).length),
      etag: expect.stringMatching(/^"/),
    });
  });

  it('has no link for people without access', async () => {
    const made = store.links.size;
    const reply = await get(inside);
    expect(reply.statusCode).toBe(403);
    expect(reply.headers).not.toHaveProperty('location');
    expect(store.links.size).toBe(made);
  });

  it('has the same kind of link from presign-url', async () => {
    const uri = encodeURIComponent(`s3://laneway-production/${key}`);
    const presigned = await get(`/api/presign-url?uri=${uri}&bucket_type=production`, owner);
    const link: string = presigned.json();
    expect(presigned.headers['cache-control']).toBe('no-store');
    expect(store.links.get(link)?.lifetimeMs).toBe(PRESIGNED_LINK_LIFETIME_MS);
    expect(await store.open(link)).toEqual(renditionBytes(key, 640));
    expect((await get(`/api/presign-url?uri=${uri}`)).statusCode).toBe(403);
  });
});
