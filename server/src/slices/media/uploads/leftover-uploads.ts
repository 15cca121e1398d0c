import { UNFINISHED_UPLOAD_DAYS } from '@laneway/domain/media/upload-limits';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import type { UploadRow } from './upload-store.ts';

/** The data of an upload for its clean-up. */
export type LeftoverUpload = Pick<
  UploadRow,
  'id' | 'uploader_id' | 'bucket' | 'key' | 'store_handle'
>;

const COLUMNS = 'id, uploader_id, bucket, key, store_handle';

const PAUSED = statement<LeftoverUpload>(
  'uploads.paused_for_long',
  `SELECT ${COLUMNS} FROM uploads
    WHERE finished_at IS NULL AND progressed_at < $1::timestamptz - make_interval(days => ${UNFINISHED_UPLOAD_DAYS})
    ORDER BY progressed_at LIMIT $2`,
);
const WHOLE = statement<LeftoverUpload>(
  'uploads.whole_but_not_finished',
  `SELECT ${COLUMNS} FROM uploads
    WHERE finished_at IS NULL AND received = size_bytes AND progressed_at < $1::timestamptz - interval '1 hour'
      AND progressed_at > $1::timestamptz - make_interval(days => ${UNFINISHED_UPLOAD_DAYS})
    ORDER BY progressed_at LIMIT $2`,
);
const DELETE_FINISHED = statement<never>(
  'uploads.delete_finished',
  `DELETE FROM uploads WHERE finished_at < $1::timestamptz - interval '1 day'`,
);

/** Uploads that were paused for too long, longest first. */
export function findPausedUploads(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<LeftoverUpload[]> {
  return db.query(PAUSED, [now, limit]);
}

/** Uploads that were complete when their process crashed, and that nobody has requested since. */
export function findWholeUploads(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<LeftoverUpload[]> {
  return db.query(WHOLE, [now, limit]);
}

/** Only the client that uploads a file requests a finished upload, and not after a day. */
export async function deleteFinishedUploads(db: Queryable, now: Date): Promise<void> {
  await db.query(DELETE_FINISHED, [now]);
}
