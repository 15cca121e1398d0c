import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ServiceUnavailableError } from '../../platform/process/service-health.ts';
import { createGuide } from '../../testing/guides.ts';
import { renditionBytes, storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, deps, get, send } = await createTestApp();
const author = await createPerson(db, 'creator');
const guideId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
const content = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const mp3 = { key: 'tour/sound.mp3', guideId, mime: 'audio/mpeg', content };
const url = await storeMedia(db, deps.blobs, mp3);
const empty = await storeMedia(db, deps.blobs, {
  key: 'tour/empty.mp3',
  guideId,
  mime: 'audio/mpeg',
  content: Buffer.alloc(0),
});
const etag = String((await get(url)).headers.etag);

const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  send({ url, headers, method });

it('a file in a store that doesn’t answer is refused for the moment, and isn’t a bug', async () => {
  const stat = vi.spyOn(deps.blobs, 'stat').mockRejectedValue(new ServiceUnavailableError('gone'));
  onTestFinished(() => stat.mockRestore());
  const reply = await get(url);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.json().code).toBe('unavailable');
});

describe('a file', () => {
  it('is sent whole, with its type and nosniff', async () => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(content);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '256',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="laneway-audio.mp3"',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('is sent when it is empty', async () => {
    const reply = await get(empty);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toHaveLength(0);
  });

  it.each([
    ['image/webp', 'image/webp', 'inline; filename="laneway-image.webp"'],
    ['video/mp4', 'video/mp4', 'inline; filename="laneway-video.mp4"'],
    ['audio/x-wav', 'audio/wav', 'inline; filename="laneway-audio.wav"'],
    ['text/vtt', 'text/vtt', 'inline; filename="laneway-captions.vtt"'],
    ['text/html', 'application/octet-stream', 'attachment; filename="laneway-file"'],
    ['image/svg+xml', 'application/octet-stream', 'attachment; filename="laneway-file"'],
  ])('of type %s is announced as %s, %s', async (mime, type, disposition) => {
    const key = `types/${mime}`;
    const file = await storeMedia(db, deps.blobs, { key, guideId, mime });
    expect((await get(file)).headers).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a public file', () => {
  it('may be cached by everyone, images permanently and large files for a while', async () => {
    const image = await storeMedia(db, deps.blobs, { key: 'tour/image.webp', guideId });
    for (const person of [undefined, author]) {
      const { headers } = await get(image, person);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers).not.toHaveProperty('vary');
      const track = await get(url, person);
      expect(track.headers['cache-control']).toMatch(/^public, max-age=3600\b/);
      expect(track.headers).not.toHaveProperty('vary');
    }
  });
});

describe('an image with renditions', () => {
  const key = 'tour/sizes';
  const image = storeMedia(db, deps.blobs, { key, guideId, renditions: [320, 640, 960] });

  it.each([
    ['', 960],
    ['?w=1', 320],
    ['?w=320', 320],
    ['?w=321', 640],
    ['?w=960', 960],
    ['?w=1920', 960],
  ])('requested with %j is sent %s wide', async (query, width) => {
    const reply = await get(`${await image}${query}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.rawPayload).toEqual(renditionBytes(key, width));
  });

  it('has a separate tag for each width, and ranges', async () => {
    const address = await image;
    const [small, large] = [await get(`${address}?w=320`), await get(`${address}?w=640`)];
    expect(small.headers.etag).not.toBe(large.headers.etag);
    const part = await send({ url: `${address}?w=320`, headers: { range: 'bytes=4-8' } });
    expect(part.body).toBe('bytes');
  });

  it('has no other address for them', async () => {
    expect((await get(`${await image}.w320.webp`, author)).statusCode).toBe(404);
  });

  it('is sent as it is if it has none', async () => {
    const plain = await storeMedia(db, deps.blobs, { key: 'tour/plain.webp', guideId });
    expect((await get(`${plain}?w=320`)).body).toBe('the bytes of tour/plain.webp');
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-0', 'bytes 0-0/256', content.subarray(0, 1)],
    ['bytes=10-19', 'bytes 10-19/256', content.subarray(10, 20)],
    ['bytes=250-', 'bytes 250-255/256', content.subarray(250)],
    ['bytes=-6', 'bytes 250-255/256', content.subarray(250)],
    ['bytes=200-9999', 'bytes 200-255/256', content.subarray(200)],
  ])('%s is sent as 206', async (range, contentRange, bytes) => {
    const reply = await ask({ range });
    expect(reply.statusCode).toBe(206);
    expect(reply.rawPayload).toEqual(bytes);
    expect(reply.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(bytes.length),
      'content-type': 'audio/mpeg',
      etag,
    });
  });

  it.each(['bytes=256-', 'bytes=300-400', 'bytes=-0'])('%s is 416 with the size', async (range) => {
    const reply = await ask({ range });
    expect(reply.statusCode).toBe(416);
    expect(reply.headers['content-range']).toBe('bytes */256');
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({ status: 416, code: 'no_such_range' });
  });

  it('is not sent when several parts are requested at once, but the whole file', async () => {
    const reply = await ask({ range: 'bytes=0-1,4-5' });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(content);
  });
});

describe('a client that has the file already', () => {
  it.each([
    ['the tag', () => etag],
    ['the tag among others', () => `"other", ${etag}`],
    ['the tag made weak on the way', () => `W/${etag}`],
    ['anything', () => '*'],
  ])('gets 304 and no bytes when it names %s', async (_, header) => {
    const reply = await ask({ 'if-none-match': header(), range: 'bytes=0-1' });
    expect(reply.statusCode).toBe(304);
    expect(reply.rawPayload).toHaveLength(0);
    expect(reply.headers.etag).toBe(etag);
  });

  it('gets the whole file when it has an older one', async () => {
    const reply = await ask({ 'if-none-match': '"older"' });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(content);
  });

  it('gets the rest of a download only while the file is the same', async () => {
    const same = await ask({ range: 'bytes=100-', 'if-range': etag });
    expect(same.statusCode).toBe(206);
    expect(same.rawPayload).toEqual(content.subarray(100));
    for (const ifRange of ['"older"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      const changed = await ask({ range: 'bytes=100-', 'if-range': ifRange });
      expect(changed.statusCode).toBe(200);
      expect(changed.rawPayload).toEqual(content);
    }
  });
});

describe('HEAD', () => {
  it('returns the size and the tag without reading the file', async () => {
    const read = vi.spyOn(deps.blobs, 'read');
    for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
      const reply = await ask(headers, 'HEAD');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({ 'content-length': '256', etag });
      expect(reply.rawPayload).toHaveLength(0);
    }
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('has the same access check', async () => {
    const paid = await createGuide(db, { authorId: author.id });
    const hidden = await storeMedia(db, deps.blobs, { key: 'paid/p.webp', guideId: paid });
    expect((await send({ method: 'HEAD', url: hidden })).statusCode).toBe(403);
    expect((await send({ method: 'HEAD', url: '/media/laneway-production/no' })).statusCode).toBe(
      404,
    );
  });
});

describe('a file whose row or whose bytes are missing', () => {
  it('is not found', async () => {
    const row = `INSERT INTO media (bucket, key, kind, mime, size_bytes, scan_state, guide_id)
                 VALUES ('laneway-production', 'lost.webp', 'image', 'image/webp', 1, 'clean', $1)`;
    await db.pool.query(row, [guideId]);
    await deps.blobs.put({ bucket: 'laneway-production', key: 'stray.webp' }, content);
    for (const key of ['lost.webp', 'stray.webp', 'tour', 'neither.webp']) {
      const reply = await get(`/media/laneway-production/${key}`, author);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'File not found' });
    }
  });
});
