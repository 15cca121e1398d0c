import type { Queryable } from '../../platform/database/database.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { digestObject, type ObjectDigest } from './digest-object.ts';
import { findDigest, recordDigest, type SavedObject } from './digest-store.ts';

export type FileDigests = {
  /** Reads an object and stores its digest; null where the store doesn't have it. */
  readonly compute: (object: SavedObject) => Promise<ObjectDigest | null>;
};

/** Each of these reads from the store as fast as it can. */
const MAX_CONCURRENT = 2;

/**
 * Computes digests, a few at a time, and each object's only once for concurrent requests. Nothing is stored before an
 * object was read to its end, so a killed process leaves nothing behind.
 */
export function createFileDigests({
  db,
  blobs,
}: {
  readonly db: Queryable;
  readonly blobs: BlobStore;
}): FileDigests {
  const underWay = new Map<string, Promise<ObjectDigest | null>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  const read = async (object: SavedObject): Promise<ObjectDigest | null> => {
    // It may have been computed since the caller checked, by this process or another one.
    const stored = await findDigest(db, object);
    if (stored !== null) return stored;
    const address = { bucket: object.bucket, key: object.objectKey };
    const facts = await blobs.stat(address);
    if (facts === null) return null;
    const digest = await digestObject(blobs.read(address));
    if (digest.size !== facts.size) throw new Error('an object was not read to its end');
    await recordDigest(db, object, digest);
    return digest;
  };

  return {
    compute: (object) => {
      const name = `${object.bucket}/${object.key} ${object.objectKey}`;
      const current = underWay.get(name);
      if (current !== undefined) return current;
      const computed = inTurn(() => read(object)).finally(() => underWay.delete(name));
      underWay.set(name, computed);
      return computed;
    },
  };
}
