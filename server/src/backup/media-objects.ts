import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BucketClass, bucketClassOf } from '@laneway/domain/media/buckets';
import type pg from 'pg';
import type { BlobAddress, BlobStore } from '../ports/blob-store.ts';
import { observed } from './table-files.ts';

/** Buckets are named by their purpose here: their names differ between installations. */
export type ObjectName = { readonly bucket: BucketClass; readonly key: string };

/** The facts of an object in the database; null if it doesn't have them. */
export type KnownObject = ObjectName & {
  readonly size: number | null;
  readonly sha256: string | null;
};

export type CopiedObject = ObjectName & { readonly size: number; readonly sha256: string };

/** A media store and the names of its buckets. */
export type MediaStore = {
  readonly blobs: BlobStore;
  readonly buckets: Readonly<Record<BucketClass, string>>;
};

/** Where the network answers slowly, several transfers at once save time. */
const TRANSFERS = 4;

/**
 * An image is stored as its renditions, which have no digest in the database, and captions are rewritten after theirs was
 * taken.
 */
const OBJECTS = `
  SELECT m.bucket, file.key, file.size,
         CASE WHEN m.kind IN ('audio', 'video') THEN encode(m.sha256, 'hex') END AS sha256
    FROM media m
    CROSS JOIN LATERAL (
      SELECT m.key, m.size_bytes AS size WHERE m.renditions IS NULL
      UNION ALL
      SELECT one ->> 'key', (one ->> 'size_bytes')::bigint FROM jsonb_array_elements(m.renditions) one
    ) file
   WHERE m.processing_state <> 'failed' AND m.scan_state <> 'infected'
  UNION
  SELECT $1, key, NULL, NULL FROM place_report_photos WHERE is_stored AND report_id IS NOT NULL
   ORDER BY bucket, key`;

type ObjectRow = Omit<KnownObject, 'bucket' | 'size'> & {
  readonly bucket: string;
  readonly size: string | number | null;
};

/** Every object that the rows of the database refer to. */
export async function findObjects(
  client: Pick<pg.ClientBase, 'query'>,
  buckets: MediaStore['buckets'],
): Promise<readonly KnownObject[]> {
  const { rows } = await client.query<ObjectRow>(OBJECTS, [buckets.quarantine]);
  return rows.map((row) => ({
    ...row,
    bucket: bucketClassOf(row.bucket),
    size: row.size === null ? null : Number(row.size),
  }));
}

/** The names that the rows give the buckets; the settings may be those of another store. */
export async function findBuckets(
  client: Pick<pg.ClientBase, 'query'>,
  otherwise: MediaStore['buckets'],
): Promise<MediaStore['buckets']> {
  const { rows } = await client.query<BlobAddress>('SELECT DISTINCT bucket FROM media');
  const found = rows.map(({ bucket }) => [bucketClassOf(bucket), bucket] as const);
  return { ...otherwise, ...Object.fromEntries(found) };
}

/** Copies objects from one store to another, and remembers which it has copied. */
export function createCopier(from: MediaStore, to: MediaStore) {
  const copied = new Map<string, CopiedObject & { readonly etag: string }>();

  /** Null when the object is in the copy as the database describes it, otherwise what is wrong. */
  const copy = async (object: KnownObject): Promise<string | null> => {
    const { bucket, key } = object;
    const name = nameOf(object);
    const facts = await from.blobs.stat(addressIn(from, object));
    const before = copied.get(name);
    copied.delete(name);
    if (facts === null) return missingText(name);
    if (before?.etag === facts.etag) copied.set(name, before);
    else {
      const digest = createHash('sha256');
      const content = observed((chunk) => digest.update(chunk));
      const stream = Readable.from(content(from.blobs.read(addressIn(from, object))));
      try {
        await to.blobs.put(addressIn(to, object), { stream, size: facts.size });
      } catch (error) {
        // Somebody deleted it just now.
        if ((await from.blobs.stat(addressIn(from, object))) === null) return missingText(name);
        throw error;
      }
      copied.set(name, { bucket, key, ...facts, sha256: digest.digest('hex') });
    }
    const now = copied.get(name);
    const isAsKnown =
      now?.size === (object.size ?? now?.size) && now?.sha256 === (object.sha256 ?? now?.sha256);
    if (!isAsKnown) return damagedText(name);
    return before === undefined || before.etag === facts.etag ? null : `${name} was replaced`;
  };

  return {
    /** Copies what has changed since the last time, and removes the copies of what isn't wanted any more. */
    update: async (objects: readonly KnownObject[]): Promise<readonly string[]> => {
      const wanted = new Set(objects.map(nameOf));
      for (const [name, object] of copied) {
        if (wanted.has(name)) continue;
        await to.blobs.remove(addressIn(to, object));
        copied.delete(name);
      }
      const problems = await eachOf(objects, copy);
      return problems.filter((problem) => problem !== null);
    },
    copied: (): readonly CopiedObject[] =>
      [...copied.values()].map(({ etag: _, ...object }) => object),
  };
}

/** Compares the objects of a store with what is known of them; returns what is wrong. */
export async function checkObjects(
  objects: readonly KnownObject[],
  store: MediaStore,
): Promise<readonly string[]> {
  const problems = await eachOf(objects, async (object) => {
    const facts = await store.blobs.stat(addressIn(store, object));
    if (facts === null) return missingText(nameOf(object));
    if (facts.size !== (object.size ?? facts.size)) return damagedText(nameOf(object));
    if (object.sha256 === null) return null;
    const digest = createHash('sha256');
    await pipeline(store.blobs.read(addressIn(store, object)), digest);
    return digest.digest('hex') === object.sha256 ? null : damagedText(nameOf(object));
  });
  return problems.filter((problem) => problem !== null);
}

function addressIn({ buckets }: MediaStore, { bucket, key }: ObjectName): BlobAddress {
  return { bucket: buckets[bucket], key };
}

export function nameOf({ bucket, key }: ObjectName): string {
  return `${bucket}/${key}`;
}

export const missingText = (name: string): string => `${name} is missing`;
const damagedText = (name: string): string => `${name} is not what the database describes`;

async function eachOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const takeTurns = async (): Promise<void> => {
    while (next < items.length) {
      const at = next;
      next += 1;
      results[at] = await work(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: TRANSFERS }, takeTurns));
  return results;
}
