import type { MediaType } from '@laneway/domain/media/kinds';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { namedStatement } from '../../../platform/database/named-statement.ts';

/** An upload in progress, or one that has just become a file. */
export type UploadRow = {
  readonly id: string;
  readonly uploader_id: number;
  readonly file_name: string;
  /** The type that the uploader declared, until enough has arrived to detect it. */
  readonly mime: MediaType;
  readonly size_bytes: number;
  /** The number of bytes that are stored durably. */
  readonly received: number;
  readonly bucket: string;
  readonly key: string;
  /** The store's handle for it; null until the first byte arrives. */
  readonly store_handle: string | null;
  /** The store's tags of the complete parts. */
  readonly part_tags: readonly string[];
  readonly finished_at: Date | null;
  readonly progressed_at: Date;
};

const COLUMNS = `id, uploader_id, file_name, mime, size_bytes, received, bucket, key, store_handle, part_tags, finished_at,
                 progressed_at`;

const INSERT = namedStatement<{
  readonly id: string;
  readonly uploaderId: number;
  readonly fileName: string;
  readonly mime: MediaType;
  readonly sizeBytes: number;
  readonly bucket: string;
  readonly now: Date;
}>(
  'uploads.insert',
  `INSERT INTO uploads (id, uploader_id, file_name, mime, size_bytes, bucket, key, created_at, progressed_at)
   VALUES (:id, :uploaderId, :fileName, :mime, :sizeBytes, :bucket, :id::uuid::text, :now, :now)`,
);
export const insertUpload = INSERT.run;

const FIND = statement<UploadRow>(
  'uploads.find',
  `SELECT ${COLUMNS} FROM uploads WHERE id = $1 AND uploader_id = $2`,
);

/** An upload of this user; not found for everyone else. */
export async function findUpload(
  db: Queryable,
  id: string,
  uploaderId: number,
): Promise<UploadRow | null> {
  const [row] = await db.query(FIND, [id, uploaderId]);
  return row ?? null;
}

const CLAIM = statement<UploadRow>(
  'uploads.claim',
  `UPDATE uploads SET writer = $3 WHERE id = $1 AND received = $2 AND finished_at IS NULL RETURNING ${COLUMNS}`,
);

/** Makes a request the only one that may write; null when the upload has changed meanwhile. */
export async function claimUpload(
  db: Queryable,
  id: string,
  received: number,
  writer: string,
): Promise<UploadRow | null> {
  const [row] = await db.query(CLAIM, [id, received, writer]);
  return row ?? null;
}

const SET_HANDLE = statement<{ id: string }>(
  'uploads.set_handle',
  `UPDATE uploads SET store_handle = $3 WHERE id = $1 AND writer = $2 AND store_handle IS NULL RETURNING id`,
);

export async function setStoreHandle(
  db: Queryable,
  id: string,
  writer: string,
  handle: string,
): Promise<boolean> {
  return (await db.query(SET_HANDLE, [id, writer, handle])).length === 1;
}

export type Progress = {
  readonly id: string;
  readonly writer: string;
  /** The number of durably stored bytes before and after. */
  readonly before: number;
  readonly received: number;
  /** The tag of the completed part; none for a fragment. */
  readonly tags: readonly string[];
  readonly mime: MediaType;
  readonly now: Date;
};
const RECORD = namedStatement<Progress, { readonly id: string }>(
  'uploads.record',
  `UPDATE uploads SET received = :received, part_tags = part_tags || :tags::text[], mime = :mime, progressed_at = :now
    WHERE id = :id AND writer = :writer AND received = :before AND finished_at IS NULL RETURNING id`,
);

/** False when another request has taken over, and nothing was recorded. */
export async function recordProgress(db: Queryable, progress: Progress): Promise<boolean> {
  return (await RECORD.run(db, progress)).length === 1;
}

const IS_WRITING = statement<{ id: string }>(
  'uploads.is_writing',
  'SELECT id FROM uploads WHERE id = $1 AND writer = $2 AND finished_at IS NULL',
);

export async function isWriting(db: Queryable, id: string, writer: string): Promise<boolean> {
  return (await db.query(IS_WRITING, [id, writer])).length === 1;
}

const FINISH = statement<{ id: string }>(
  'uploads.finish',
  `UPDATE uploads SET finished_at = $2 WHERE id = $1 AND received = size_bytes AND finished_at IS NULL RETURNING id`,
);

/** False when it was already finished. */
export async function markFinished(tx: Queryable, id: string, now: Date): Promise<boolean> {
  return (await tx.query(FINISH, [id, now])).length === 1;
}

const STOP = statement<never>('uploads.stop', 'UPDATE uploads SET writer = NULL WHERE id = $1');
const DELETE = statement<never>(
  'uploads.delete',
  'DELETE FROM uploads WHERE id = $1 AND finished_at IS NULL',
);

/** A request that is writing notices at its next part. */
export async function stopWriting(db: Queryable, id: string): Promise<void> {
  await db.query(STOP, [id]);
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.query(DELETE, [id]);
}
