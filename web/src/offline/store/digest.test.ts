import { createHash, randomBytes } from 'node:crypto';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { describe, expect, it } from 'vitest';
import { sha256Of } from './digest.ts';

const SIZES = [0, 5, 70_000, OFFLINE_PART_BYTES, OFFLINE_PART_BYTES + 1, 3];

const expected = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A Blob as in browsers that can't read into a given buffer. */
class PlainBlob extends Blob {
  override stream(): ReturnType<Blob['stream']> {
    return super.stream().pipeThrough(new TransformStream());
  }
}

describe('the SHA-256 digest', () => {
  it.each(SIZES)('is correct for %i bytes', async (size) => {
    const bytes = randomBytes(size);
    expect(await sha256Of(new Blob([bytes]))).toBe(expected(bytes));
  });

  it('is correct for several blobs at a time', async () => {
    const all = SIZES.map((size) => randomBytes(size));
    expect(await Promise.all(all.map((bytes) => sha256Of(new Blob([bytes]))))).toEqual(
      all.map(expected),
    );
  });

  it('is correct in browsers that read into their own buffers', async () => {
    const bytes = randomBytes(70_000);
    expect(await sha256Of(new PlainBlob([bytes]))).toBe(expected(bytes));
  });

  it('rejects if the bytes can’t be read', async () => {
    const lost = new Blob(['lost']);
    lost.stream = () => {
      const fail = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
      return new ReadableStream({ type: 'bytes', pull: fail });
    };
    await expect(sha256Of(lost)).rejects.toThrow('Gone');
  });
});
