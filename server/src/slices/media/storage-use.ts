import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';

export type StoredAndUnfinished = {
  /** Renditions included. */
  readonly stored_bytes: number;
  readonly file_count: number;
  /** The full size of unfinished uploads, whose space is reserved from the start. */
  readonly unfinished_bytes: number;
};

const SUM = statement<StoredAndUnfinished>(
  'media.storage_of_person',
  `SELECT coalesce(sum(stored_bytes), 0)::bigint AS stored_bytes,
          count(*) FILTER (WHERE stored_bytes > 0) AS file_count,
          (SELECT coalesce(sum(size_bytes), 0)::bigint FROM uploads
            WHERE uploader_id = $1 AND finished_at IS NULL) AS unfinished_bytes
     FROM media WHERE uploader_id = $1`,
);

/** The bytes that count towards a person's quota. */
export async function sumStorageOf(
  db: Queryable,
  uploaderId: number,
): Promise<StoredAndUnfinished> {
  const [row] = await db.query(SUM, [uploaderId]);
  return row ?? { stored_bytes: 0, file_count: 0, unfinished_bytes: 0 };
}

const LOCK = statement<never>(
  'media.lock_uploader',
  'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
);

/** Serialises new uploads of one person, so that two can't both take the last free space. */
export async function lockStorageOf(tx: Transaction, uploaderId: number): Promise<void> {
  await tx.query(LOCK, [uploaderId]);
}

const DELETE_UNSENT = statement<never>(
  'media.delete_unsent_uploads',
  `DELETE FROM uploads
    WHERE uploader_id = $1 AND store_handle IS NULL AND finished_at IS NULL
      AND progressed_at < $2::timestamptz - interval '1 hour'`,
);

/**
 * Frees the space of uploads that were created and never sent. A client that returns to one finds it missing and
 * creates it again.
 */
export async function deleteUnsentUploads(
  tx: Transaction,
  uploaderId: number,
  now: Date,
): Promise<void> {
  await tx.query(DELETE_UNSENT, [uploaderId, now]);
}
