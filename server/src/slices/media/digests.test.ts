import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlobStore } from '../../ports/blob-store.ts';
import { createGuide } from '../../testing/guides.ts';
import { renditionBytes, storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { digestGuideMedia } from './digest-guide-media.ts';
import { digestObject } from './digest-object.ts';
import { findDigest } from './digest-store.ts';
import { createFileDigests } from './file-digests.ts';

const { db, deps } = await createTestApp();
const author = await createPerson(db, 'creator');

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const rowsOf = async (key: string) =>
  (await db.pool.query('SELECT * FROM media_digests WHERE key = $1', [key])).rows;

/** A store that counts the reads and applies the test's change to the content. */
function watch(change: (content: Readable, turn: number) => Readable = (content) => content) {
  const reads: string[] = [];
  const blobs: BlobStore = {
    ...deps.blobs,
    read: (address, range) => {
      reads.push(address.key);
      return change(deps.blobs.read(address, range), reads.length);
    },
  };
  return { blobs, reads };
}

async function storedGuide(key: string, content = randomBytes(1_000)) {
  const guideId = await createGuide(db, { authorId: author.id });
  await storeMedia(db, deps.blobs, { key, guideId, mime: 'audio/mpeg', content });
  return { guideId, object: { bucket: 'laneway-production', key, objectKey: key }, content };
}

describe('the digest of an object', () => {
  it('covers the whole and each part, whatever chunks it arrives in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 32 }),
        async (chunks, partBytes) => {
          const whole = Buffer.concat(chunks);
          const content = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
          const digest = await digestObject(content, partBytes);
          const parts = Array.from({ length: Math.ceil(whole.length / partBytes) }, (_, index) =>
            sha256(whole.subarray(index * partBytes, (index + 1) * partBytes)),
          );
          expect(digest.size).toBe(whole.length);
          expect(digest.sha256.toString('hex')).toBe(sha256(whole));
          expect(digest.parts.map((part) => part.toString('hex'))).toEqual(parts);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('digests', () => {
  it('are computed once, however many request one at a time', async () => {
    const { object, content } = await storedGuide('digests/once.mp3');
    const { blobs, reads } = watch();
    const digests = createFileDigests({ db, blobs });
    const all = await Promise.all(Array.from({ length: 20 }, () => digests.compute(object)));
    expect(reads).toHaveLength(1);
    expect(new Set(all.map((digest) => digest?.sha256.toString('hex')))).toEqual(
      new Set([sha256(content)]),
    );
    expect(await rowsOf(object.key)).toHaveLength(1);
  });

  it('are computed two at a time, in order', async () => {
    const stored = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => storedGuide(`digests/turn-${name}.mp3`)),
    );
    let [open, most] = [0, 0];
    const gate = Promise.withResolvers<void>();
    const blobs: BlobStore = {
      ...deps.blobs,
      stat: async (address) => {
        open += 1;
        most = Math.max(most, open);
        // All others start during this pause: any that didn't wait for its turn would be counted too.
        if (open === 2) void db.pool.query('SELECT pg_sleep(0.05)').then(() => gate.resolve());
        await gate.promise;
        open -= 1;
        return deps.blobs.stat(address);
      },
    };
    const digests = createFileDigests({ db, blobs });
    const made = await Promise.all(stored.map(({ object }) => digests.compute(object)));
    expect(made.every((digest) => digest?.size === 1_000)).toBe(true);
    expect(most).toBe(2);
  });

  it.each([
    ['fails half-way', (content: Readable) => breakOff(content, new Error('the line is gone'))],
    ['ends too soon', (content: Readable) => breakOff(content, null)],
  ])('are not stored when reading %s, and computed again the next time', async (name, cut) => {
    const { guideId, object, content } = await storedGuide(`digests/${name}.mp3`);
    const { blobs } = watch((read, turn) => (turn === 1 ? cut(read) : read));
    const digests = createFileDigests({ db, blobs });
    await expect(digestGuideMedia({ db, digests }, { guideId })).rejects.toThrow();
    expect(await rowsOf(object.key)).toEqual([]);
    await digestGuideMedia({ db, digests }, { guideId });
    const [row] = await rowsOf(object.key);
    expect(row).toMatchObject({ size_bytes: content.length, object_key: object.key });
    expect(row.sha256.toString('hex')).toBe(sha256(content));
  });

  it('of a guide are computed where they are missing, for the width that devices save', async () => {
    const { guideId } = await storedGuide('digests/guide.mp3');
    const key = 'digests/image';
    await storeMedia(db, deps.blobs, { key, guideId, renditions: [320, 1_280, 1_920] });
    const { blobs, reads } = watch();
    const digests = createFileDigests({ db, blobs });
    await digestGuideMedia({ db, digests }, { guideId });
    expect(reads.toSorted()).toEqual(['digests/guide.mp3', 'digests/image.w1280.webp']);
    await digestGuideMedia({ db, digests }, { guideId });
    expect(reads).toHaveLength(2);
    const [row] = await rowsOf(key);
    expect(row.sha256.toString('hex')).toBe(sha256(renditionBytes(key, 1_280)));
  });

  it('of an image are not used for another width', async () => {
    const { object } = await storedGuide('digests/width');
    const digests = createFileDigests({ db, blobs: deps.blobs });
    const digest = await digests.compute(object);
    const other = { ...object, objectKey: 'digests/width.w640.webp' };
    expect(await findDigest(db, object)).toEqual(digest);
    expect(await findDigest(db, other)).toBeNull();
  });

  it('of a file that the store has lost are null', async () => {
    const { guideId, object } = await storedGuide('digests/lost.mp3');
    await deps.blobs.remove(object);
    const digests = createFileDigests({ db, blobs: deps.blobs });
    expect(await digests.compute(object)).toBeNull();
    await digestGuideMedia({ db, digests }, { guideId });
    expect(await rowsOf(object.key)).toEqual([]);
  });

  it('are deleted with their file', async () => {
    const { object } = await storedGuide('digests/deleted.mp3');
    const digests = createFileDigests({ db, blobs: deps.blobs });
    await digests.compute(object);
    await db.pool.query('DELETE FROM media WHERE key = $1', [object.key]);
    expect(await rowsOf(object.key)).toEqual([]);
    await digests.compute(object);
    expect(await rowsOf(object.key)).toEqual([]);
  });
});

/** The first hundred bytes, then an error or the end. */
function breakOff(content: Readable, error: Error | null): Readable {
  async function* first() {
    for await (const read of content as AsyncIterable<Buffer>) {
      yield read.subarray(0, 100);
      if (error !== null) throw error;
      return;
    }
  }
  return Readable.from(first());
}
