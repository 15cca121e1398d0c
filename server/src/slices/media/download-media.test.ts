import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createLinkingStore } from '../../testing/linking-store.ts';
import { renditionBytes, storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const folder = await createTestApp();
const { db, deps } = folder;
const store = createLinkingStore(deps.blobs, () => new Date());
const linking = await createTestApp({ db, blobs: store.blobs });

const author = await createPerson(db, 'creator');
const owner = await createPerson(db);
const guideId = await createGuide(db, { authorId: author.id });
const openGuide = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
await own(db, owner.id, guideId);
const content = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const track = { guideId, mime: 'audio/mpeg', content };

const sourceOf = (address: string) => address.replace('/media/', '/api/offline-media/');
const audio = sourceOf(await storeMedia(db, deps.blobs, { key: 'saved/talk one.mp3', ...track }));
const image = sourceOf(
  await storeMedia(db, deps.blobs, { key: 'saved/view', guideId, renditions: [320, 1_280, 1_920] }),
);
const small = sourceOf(
  await storeMedia(db, deps.blobs, { key: 'saved/small', guideId, renditions: [320, 640] }),
);
const open = sourceOf(
  await storeMedia(db, deps.blobs, { key: 'saved/open.mp3', ...track, guideId: openGuide }),
);
const draft = sourceOf(
  await storeMedia(db, deps.blobs, {
    key: 'saved/draft.mp3',
    ...track,
    guideId: undefined,
  } as never),
);

describe.each([
  ['a folder', folder],
  ['a store with links of its own', linking],
] as const)('a download from %s', (_, { get, send }) => {
  const part = (url: string, headers: Record<string, string>) =>
    send({ url, headers, cookies: owner.cookies });

  it('is the whole file, sent by us and not cached', async () => {
    const reply = await get(encodeURI(audio), owner);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(content);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '256',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: expect.stringMatching(/^"/),
    });
    expect(store.links.size).toBe(0);
  });

  it('continues where it stopped, if the file is the same', async () => {
    const url = encodeURI(audio);
    const etag = String((await get(url, owner)).headers.etag);
    const rest = await part(url, { range: 'bytes=200-', 'if-range': etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe('bytes 200-255/256');
    expect(rest.rawPayload).toEqual(content.subarray(200));
    const other = await part(url, { range: 'bytes=200-', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, 256]);
    expect((await part(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const beyond = await part(url, { range: 'bytes=256-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */256']);
  });

  it('of an image is the width for phones, or the widest there is', async () => {
    expect((await get(image, owner)).rawPayload).toEqual(renditionBytes('saved/view', 1_280));
    expect((await get(small, owner)).rawPayload).toEqual(renditionBytes('saved/small', 640));
    // The server chooses the width, because the digest is that of these bytes.
    expect((await get(`${image}?w=320`, owner)).rawPayload).toEqual(
      renditionBytes('saved/view', 1_280),
    );
  });

  it('has the same access check as the file', async () => {
    const stranger = await createPerson(db);
    for (const [url, person, status] of [
      [encodeURI(audio), undefined, 403],
      [encodeURI(audio), stranger, 403],
      [encodeURI(audio), author, 200],
      [open, undefined, 200],
      [draft, owner, 404],
    ] as const) {
      const reply = await get(url, person);
      expect([url, reply.statusCode]).toEqual([url, status]);
      if (status !== 200) expect(reply.headers).not.toHaveProperty('etag');
    }
  });

  it.each([
    '/api/offline-media/laneway-production/saved/none.mp3',
    '/api/offline-media/laneway-production/saved/view.w1280.webp',
    '/api/offline-media/laneway-production/saved%2Fview',
    '/api/offline-media/laneway-production/',
    '/api/offline-media/laneway-production//saved/view',
    '/api/offline-media/..%2F/saved/view',
    '/api/offline-media/laneway-production/saved/view%00',
  ])('is not found at %s', async (url) => {
    expect((await get(url, owner)).statusCode).toBe(404);
  });
});

it('a download stops reading when its client disconnects', async () => {
  const large = Buffer.alloc(8_000_000, 7);
  const key = 'saved/large.mp3';
  const url = sourceOf(
    await storeMedia(db, deps.blobs, { key, ...track, guideId: openGuide, content: large }),
  );
  let isClosed: () => void = () => {};
  let taken = 0;
  const closed = new Promise<void>((resolve) => {
    isClosed = resolve;
  });
  const app = await createTestAppWith((read) => {
    read.on('data', (bytes: Buffer) => {
      taken += bytes.length;
    });
    // Counting the data must not make it flow.
    read.pause();
    return read.once('close', isClosed);
  });
  const port = await app.listen();
  const stop = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, { signal: stop.signal });
  await reply.body?.getReader().read();
  stop.abort();
  await closed;
  expect(taken).toBeLessThan(large.length);
});

function createTestAppWith(
  watch: (read: ReturnType<typeof deps.blobs.read>) => ReturnType<typeof deps.blobs.read>,
) {
  return createTestApp({
    db,
    blobs: { ...deps.blobs, read: (address, range) => watch(deps.blobs.read(address, range)) },
  });
}
