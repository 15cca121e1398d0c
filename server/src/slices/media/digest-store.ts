import { type Queryable, statement } from '../../platform/database/database.ts';
import type { ObjectDigest } from './digest-object.ts';
import { MEDIA_COLUMNS, MEDIA_TABLES, type MediaRow } from './store.ts';

/** A saved file: the row for its access check, and the object whose bytes are sent. */
export type SavedObject = {
  readonly bucket: string;
  readonly key: string;
  readonly objectKey: string;
};

type DigestColumns = {
  readonly bucket: string;
  readonly key: string;
  /** Null while nothing has been read. */
  readonly object_key: string | null;
  readonly digest_bytes: number | null;
  readonly sha256: Buffer | null;
  readonly parts: Buffer | null;
};
export type DigestedRow = MediaRow & DigestColumns;

const DIGEST_COLUMNS =
  'm.bucket, m.key, d.object_key, d.size_bytes AS digest_bytes, d.sha256, d.parts';

const FIND = statement<DigestedRow>(
  'media.find_digested',
  `SELECT ${MEDIA_COLUMNS}, ${DIGEST_COLUMNS}
     FROM ${MEDIA_TABLES} LEFT JOIN media_digests d ON d.bucket = m.bucket AND d.key = m.key
    WHERE (m.bucket, m.key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
);
const FIND_OF_GUIDE = statement<Pick<MediaRow, 'renditions'> & DigestColumns>(
  'media.find_digested_of_guide',
  `SELECT m.renditions, ${DIGEST_COLUMNS}
     FROM media m LEFT JOIN media_digests d ON d.bucket = m.bucket AND d.key = m.key
    WHERE m.guide_id = $1 ORDER BY m.size_bytes, m.key`,
);
const FIND_ONE = statement<DigestColumns>(
  'media.find_digest',
  'SELECT bucket, key, object_key, size_bytes AS digest_bytes, sha256, parts FROM media_digests WHERE bucket = $1 AND key = $2',
);
/** No row if the file has been deleted meanwhile. */
const RECORD = statement<never>(
  'media.record_digest',
  `INSERT INTO media_digests (bucket, key, object_key, size_bytes, sha256, parts)
   SELECT bucket, key, $3, $4, $5, $6 FROM media WHERE bucket = $1 AND key = $2
   ON CONFLICT (bucket, key) DO UPDATE
      SET object_key = excluded.object_key, size_bytes = excluded.size_bytes, sha256 = excluded.sha256,
          parts = excluded.parts`,
);

export function findDigested(
  db: Queryable,
  addresses: readonly { readonly bucket: string; readonly key: string }[],
  viewerId: number | null,
): Promise<DigestedRow[]> {
  const buckets = addresses.map(({ bucket }) => bucket);
  const keys = addresses.map(({ key }) => key);
  return db.query(FIND, [buckets, keys, viewerId]);
}

/** Every file that was ever published with a guide, small ones first. */
export function findDigestedOfGuide(db: Queryable, guideId: number) {
  return db.query(FIND_OF_GUIDE, [guideId]);
}

export async function findDigest(
  db: Queryable,
  { bucket, key, objectKey }: SavedObject,
): Promise<ObjectDigest | null> {
  const [row] = await db.query(FIND_ONE, [bucket, key]);
  return row === undefined ? null : digestIn(row, objectKey);
}

export async function recordDigest(
  db: Queryable,
  { bucket, key, objectKey }: SavedObject,
  { size, sha256, parts }: ObjectDigest,
): Promise<void> {
  await db.query(RECORD, [bucket, key, objectKey, size, sha256, Buffer.concat(parts)]);
}

const DIGEST_BYTES = 32;

/** The digest in a row, if it is that of this object. */
export function digestIn(row: DigestColumns, objectKey: string): ObjectDigest | null {
  const { object_key, digest_bytes, sha256, parts } = row;
  if (object_key !== objectKey || digest_bytes === null || sha256 === null || parts === null)
    return null;
  const count = parts.length / DIGEST_BYTES;
  return {
    size: digest_bytes,
    sha256,
    parts: Array.from({ length: count }, (_, index) =>
      parts.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES),
    ),
  };
}
