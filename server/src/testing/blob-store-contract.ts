import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  type BlobAddress,
  type BlobStore,
  PART_BYTES,
  type PartialBlob,
} from '../ports/blob-store.ts';

/** The buckets that a store needs for these tests. */
export const BUCKETS = ['laneway-production', 'laneway-quarantine'] as const;

const at = (key: string): BlobAddress => ({ bucket: BUCKETS[0], key });

/** Tests the guarantees of every store. `blobs` is called inside the tests, when the store exists. */
export function testBlobStore(blobs: () => BlobStore): void {
  const bytesAt = (key: string) => buffer(blobs().read(at(key)));
  const textAt = async (key: string) => (await bytesAt(key)).toString();

  describe('an object', () => {
    it('is read back as it was put, from bytes and from a stream', async () => {
      await blobs().put(at('bytes'), Buffer.from('some bytes'));
      const pieces = [Buffer.from('a '), Buffer.from('stream')];
      await blobs().put(at('deep/in/folders'), { stream: Readable.from(pieces), size: 8 });
      expect(await textAt('bytes')).toBe('some bytes');
      expect(await textAt('deep/in/folders')).toBe('a stream');
    });

    it('may be large', async () => {
      const large = randomBytes(20_000_000);
      const pieces = Array.from({ length: 20 }, (_, n) =>
        large.subarray(n * 1_000_000, (n + 1) * 1_000_000),
      );
      await blobs().put(at('large'), { stream: Readable.from(pieces), size: large.length });
      expect((await bytesAt('large')).equals(large)).toBe(true);
    });

    it('may be empty', async () => {
      await blobs().put(at('empty'), Buffer.alloc(0));
      expect(await blobs().stat(at('empty'))).toMatchObject({ size: 0 });
      expect(await bytesAt('empty')).toHaveLength(0);
    });

    it.each(['ä b+c?.webp', '100%/50%25', "it's (1)*!.webp", 'a&b=c;d:e@f,g$h#i'])(
      'may have any key: %s',
      async (key) => {
        await blobs().put(at(key), Buffer.from(key));
        await blobs().copy(at(key), at(`copy of ${key}`));
        expect(await textAt(key)).toBe(key);
        expect(await textAt(`copy of ${key}`)).toBe(key);
      },
    );

    it('is read in part, first and last byte included', async () => {
      await blobs().put(at('alphabet'), Buffer.from('abcdefgh'));
      const range = async (first: number, last: number) =>
        (await buffer(blobs().read(at('alphabet'), { first, last }))).toString();
      expect(await range(2, 4)).toBe('cde');
      expect(await range(0, 0)).toBe('a');
      expect(await range(6, 100)).toBe('gh');
    });

    it('has a size, and a tag that changes with it', async () => {
      await blobs().put(at('tagged'), Buffer.from('12345'));
      const facts = await blobs().stat(at('tagged'));
      expect(facts).toMatchObject({ size: 5, etag: expect.stringMatching(/^"[\w-]+"$/) });
      expect(await blobs().stat(at('tagged'))).toEqual(facts);
      await blobs().put(at('tagged'), Buffer.from('54321'));
      expect(await textAt('tagged')).toBe('54321');
      expect((await blobs().stat(at('tagged')))?.etag).not.toBe(facts?.etag);
    });

    it('stays as it was when its replacement breaks off', async () => {
      await blobs().put(at('broken'), Buffer.from('old'));
      const source = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the uploader hung up');
        })(),
      );
      await expect(blobs().put(at('broken'), { stream: source, size: 8 })).rejects.toThrow(
        'the uploader hung up',
      );
      expect(await textAt('broken')).toBe('old');
    });

    it('is copied to another bucket, over what was there', async () => {
      const copy = { bucket: BUCKETS[1], key: 'copied' };
      await blobs().put(at('original'), Buffer.from('original'));
      await blobs().put(copy, Buffer.from('something else'));
      await blobs().copy(at('original'), copy);
      expect((await buffer(blobs().read(copy))).toString()).toBe('original');
      expect(await textAt('original')).toBe('original');
    });

    it('is gone when it is removed, however often', async () => {
      await blobs().put(at('removed'), Buffer.from('x'));
      await blobs().remove(at('removed'));
      await blobs().remove(at('removed'));
      expect(await blobs().stat(at('removed'))).toBeNull();
    });
  });

  describe('an object that doesn’t exist', () => {
    it('has a stat of null, and can’t be read or copied', async () => {
      expect(await blobs().stat(at('nothing'))).toBeNull();
      await expect(bytesAt('nothing')).rejects.toThrow();
      await expect(blobs().copy(at('nothing'), at('copy'))).rejects.toThrow();
      expect(await blobs().stat(at('copy'))).toBeNull();
    });

    it.each(['../outside', 'deep/../../outside', '/etc/passwd', '', '.'])(
      'is refused when its address leaves its bucket: %j',
      async (key) => {
        await expect(blobs().put(at(key), Buffer.from('x'))).rejects.toThrow('leaves its bucket');
        await expect(blobs().stat(at(key))).rejects.toThrow('leaves its bucket');
        expect(() => blobs().read(at(key))).toThrow('leaves its bucket');
      },
    );
  });

  describe('an object in parts', () => {
    const begin = async (key: string): Promise<PartialBlob> => ({
      ...at(key),
      handle: await blobs().parts.begin(at(key)),
    });

    it('becomes one object when it is finished, whatever the order of its parts', async () => {
      const whole = randomBytes(2 * PART_BYTES + 1_234);
      const parts = [0, 1, 2].map((n) => whole.subarray(n * PART_BYTES, (n + 1) * PART_BYTES));
      const blob = await begin('in/parts');
      const tags = ['', '', ''];
      for (const n of [0, 1, 2].toSorted(() => Math.random() - 0.5))
        tags[n] = await blobs().parts.putPart(blob, n, parts[n] ?? Buffer.alloc(0));
      expect(await blobs().stat(blob)).toBeNull();
      await blobs().parts.finish(blob, tags, whole.length);
      expect(await blobs().stat(blob)).toMatchObject({ size: whole.length });
      expect((await buffer(blobs().read(blob))).equals(whole)).toBe(true);
      // A client that didn't get the response retries.
      await blobs().parts.finish(blob, tags, whole.length);
      expect((await bytesAt('in/parts')).equals(whole)).toBe(true);
    });

    it('keeps the fragment of a part until the part is complete', async () => {
      const whole = randomBytes(PART_BYTES + 900);
      const first = whole.subarray(0, PART_BYTES);
      const { parts } = blobs();
      const blob = await begin('from-fragments');
      for (const size of [1, 70_000, 3_000_000]) {
        await parts.putFragment(blob, 0, first.subarray(0, size));
        const kept = await parts.readFragment(blob, 0, size);
        expect(kept.equals(first.subarray(0, size))).toBe(true);
      }
      const tags = [await parts.putPart(blob, 0, first)];
      await parts.putFragment(blob, 1, whole.subarray(PART_BYTES, PART_BYTES + 400));
      const rest = [await parts.readFragment(blob, 1, 400), whole.subarray(PART_BYTES + 400)];
      tags.push(await parts.putPart(blob, 1, Buffer.concat(rest)));
      await parts.finish(blob, tags, whole.length);
      expect((await bytesAt('from-fragments')).equals(whole)).toBe(true);
    });

    it('uses the part that was sent last', async () => {
      const { parts } = blobs();
      const blob = await begin('sent-twice');
      await parts.putPart(blob, 0, Buffer.from('the first try'));
      const tag = await parts.putPart(blob, 0, Buffer.from('second'));
      await parts.finish(blob, [tag], 6);
      expect(await textAt('sent-twice')).toBe('second');
    });

    it('can’t be finished once it is abandoned, and abandoning it twice is no error', async () => {
      const { parts } = blobs();
      const blob = await begin('abandoned');
      const tag = await parts.putPart(blob, 0, Buffer.from('some bytes'));
      await parts.putFragment(blob, 1, Buffer.from('more'));
      await parts.abandon(blob);
      await parts.abandon(blob);
      await expect(parts.finish(blob, [tag], 10)).rejects.toThrow(
        'the parts of an upload are gone',
      );
      await expect(parts.readFragment(blob, 1, 4)).rejects.toThrow();
      expect(await blobs().stat(blob)).toBeNull();
    });
  });
}
