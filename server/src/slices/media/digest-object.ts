import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';

/** The checksums of an object, of the whole and of each part. */
export type ObjectDigest = {
  readonly size: number;
  readonly sha256: Buffer;
  readonly parts: readonly Buffer[];
};

/** Reads an object once, a chunk at a time, however large it is. */
export async function digestObject(
  content: Readable,
  partBytes: number = OFFLINE_PART_BYTES,
): Promise<ObjectDigest> {
  const whole = createHash('sha256');
  const parts: Buffer[] = [];
  let part = createHash('sha256');
  let size = 0;
  for await (const read of content as AsyncIterable<Buffer>) {
    whole.update(read);
    for (let from = 0; from < read.length; ) {
      const room = partBytes - (size % partBytes);
      const piece = read.subarray(from, from + room);
      part.update(piece);
      size += piece.length;
      from += piece.length;
      if (size % partBytes !== 0) continue;
      parts.push(part.digest());
      part = createHash('sha256');
    }
  }
  if (size % partBytes !== 0) parts.push(part.digest());
  return { size, sha256: whole.digest(), parts };
}
