import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { demoGuides } from '../demo/guides/all.ts';
import { createS3Store } from '../src/adapters/blob-s3/blob-s3.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import type { BlobStore, LinkHeaders } from '../src/ports/blob-store.ts';
import { BUCKETS, testBlobStore } from '../src/testing/blob-store-contract.ts';
import { clamdUnavailableReason, startClamd } from '../src/testing/clamd.ts';
import { freePort } from '../src/testing/free-port.ts';
import { createDataDir, startServer } from '../src/testing/server-process.ts';
import {
  SWIFT_KEYS,
  type Swift,
  startSwift,
  swiftUnavailableReason,
} from '../src/testing/swift.ts';
import { say } from './measuring.ts';

const trouble = swiftUnavailableReason();
if (trouble !== null) say(`What a real S3 does is left out: ${trouble}.`);

describe.skipIf(trouble !== null)('in S3', () => {
  let swift: Swift;
  let blobs: BlobStore;
  const open = (changes: Partial<Parameters<typeof createS3Store>[0]> = {}) =>
    createS3Store({
      ...SWIFT_KEYS,
      endpoint: swift.endpoint,
      buckets: BUCKETS,
      clock: () => new Date(),
      log: createLogger('silent'),
      ...changes,
    });

  beforeAll(async () => {
    swift = await startSwift(BUCKETS);
    blobs = open();
  }, 60_000);
  afterAll(() => swift.stop());

  testBlobStore(() => blobs);

  describe('a link', () => {
    const address = { bucket: BUCKETS[0], key: 'linked/a b+c.webp' };
    const HEADERS: LinkHeaders = {
      contentType: 'image/webp',
      contentDisposition: `inline; filename="a b.webp"; filename*=UTF-8''%C3%A4.webp`,
    };
    const LIFETIME_MS = 300_000;
    const link = async (store = blobs) => (await store.link(address, HEADERS, LIFETIME_MS)) ?? '';
    beforeAll(() => blobs.put(address, Buffer.from('the picture')));

    it('gives the object to anyone who has it, with the headers that we chose', async () => {
      const reply = await fetch(await link());
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toMatch(/^image\/webp\b/);
      expect(reply.headers.get('content-disposition')).toBe(HEADERS.contentDisposition);
      expect(reply.headers.get('cache-control')).toBe('private, max-age=300');
      expect(await reply.text()).toBe('the picture');
    });

    it('can be used for a part of the object', async () => {
      const reply = await fetch(await link(), { headers: { range: 'bytes=4-6' } });
      expect(reply.status).toBe(206);
      expect(await reply.text()).toBe('pic');
    });

    it('stops working when it expires', async () => {
      const signedAgo = (ms: number) => open({ clock: () => new Date(Date.now() - ms) });
      const live = await fetch(await link(signedAgo(LIFETIME_MS / 2)));
      await live.body?.cancel();
      expect(live.status).toBe(200);
      const expired = await fetch(await link(signedAgo(LIFETIME_MS + 1_000)));
      await expired.body?.cancel();
      expect(expired.status).toBe(403);
    });

    it.each([
      ['another signature', (url: string) => url.replace(/Signature=\w{4}/, 'Signature=0000')],
      ['another object', (url: string) => url.replace('linked', 'bytes')],
      ['another type', (url: string) => url.replace('image%2Fwebp', 'text%2Fhtml')],
      ['a longer life', (url: string) => url.replace('Expires=300', 'Expires=9000')],
    ])('with %s is refused', async (_, change) => {
      const url = await link();
      expect(change(url)).not.toBe(url);
      const reply = await fetch(change(url));
      await reply.body?.cancel();
      expect(reply.status).toBe(403);
    });

    it('without its signature gives nothing', async () => {
      const reply = await fetch((await link()).replace(/\?.*/, ''));
      await reply.body?.cancel();
      expect(reply.ok).toBe(false);
    });

    it('can only be used for reading', async () => {
      const reply = await fetch(await link(), { method: 'DELETE' });
      await reply.body?.cancel();
      expect(reply.status).toBe(403);
      expect(await blobs.stat(address)).not.toBeNull();
    });
  });

  describe('the check', () => {
    it('passes when both buckets are there', () => blobs.check());

    it.each([
      ['a bucket is missing', { buckets: ['laneway-nowhere'] }, 'laneway-nowhere', 'not found'],
      ['the secret is wrong', { secretAccessKey: 'wrong' }, BUCKETS[0], 'access denied'],
    ])('fails in one line when %s', async (_, changes, bucket, reason) => {
      await expect(open(changes).check()).rejects.toThrow(
        `Can’t use the bucket ${bucket} at S3_ENDPOINT (${reason}).`,
      );
    });
  });

  it.skipIf(clamdUnavailableReason() !== null)(
    'stores the media of the whole program, including the demo, with a virus scanner',
    async () => {
      const clamd = await startClamd();
      onTestFinished(clamd.stop);
      const server = startServer({
        DATA_DIR: await createDataDir(),
        DEMO: 'on',
        S3_ENDPOINT: swift.endpoint,
        S3_ACCESS_KEY_ID: SWIFT_KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: SWIFT_KEYS.secretAccessKey,
        CLAMD_ADDRESS: `${clamd.host}:${clamd.port}`,
      });
      const address = await server.address;
      const ready = await fetch(`${address}/readyz`);
      expect(await ready.json()).toMatchObject({ checks: { storage: 'ok' } });
      expect(ready.headers.get('content-security-policy')).toContain(
        `blob: https: ${swift.endpoint}`,
      );

      const key = `demo/${demoGuides[0]?.image}`;
      expect(await blobs.stat({ bucket: BUCKETS[0], key })).not.toBeNull();
      const cover = await fetch(`${address}/media/${BUCKETS[0]}/${key}`);
      expect(cover.status).toBe(200);
      expect(cover.headers.get('content-type')).toMatch(/^image\/webp/);
      expect(Buffer.from(await cover.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
      expect(server.output()).not.toContain('virus scanner');
    },
  );

  it('reports that the endpoint can’t be reached', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    await expect(open({ endpoint }).check()).rejects.toThrow('at S3_ENDPOINT (ECONNREFUSED).');
  });

  it('leaves nothing of an upload except the object', async () => {
    const address = { bucket: BUCKETS[1], key: 'upload' };
    const fragment = { ...address, key: 'upload.fragment' };
    const { parts } = blobs;
    for (const end of ['finish', 'abandon'] as const) {
      const blob = { ...address, handle: await parts.begin(address) };
      const tag = await parts.putPart(blob, 0, Buffer.from('bytes'));
      await parts.putFragment(blob, 0, Buffer.from('byt'));
      expect(await blobs.stat(fragment)).not.toBeNull();
      await (end === 'finish' ? parts.finish(blob, [tag], 5) : parts.abandon(blob));
      expect(await blobs.stat(fragment)).toBeNull();
    }
  });

  it('refuses the fragment of another part', async () => {
    const address = { bucket: BUCKETS[1], key: 'confused' };
    const { parts } = blobs;
    const blob = { ...address, handle: await parts.begin(address) };
    await parts.putFragment(blob, 0, Buffer.from('of the first part'));
    await expect(parts.readFragment(blob, 1, 4)).rejects.toThrow('not the recorded one');
    await parts.abandon(blob);
  });
});
