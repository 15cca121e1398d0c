import { UNUSED_MEDIA_DAYS } from '@laneway/domain/media/upload-limits';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import type { LibraryRow } from './library-store.ts';

export type OldFile = Pick<LibraryRow, 'bucket' | 'key' | 'kind' | 'uploader_id' | 'created_at'>;

export type OldFilePosition = { readonly since: Date; readonly key: string };

/** A position before every file. */
export const FROM_THE_OLDEST: OldFilePosition = { since: new Date(0), key: '' };

const OLD = statement<OldFile>(
  'library.old_files',
  `SELECT bucket, key, kind, uploader_id, created_at
     FROM media
    WHERE guide_id IS NULL AND bucket = $1
      AND (uploader_id IS NULL OR created_at < $2::timestamptz - make_interval(days => ${UNUSED_MEDIA_DAYS}))
      AND (date_trunc('milliseconds', created_at), key) > ($3, $4)
    ORDER BY date_trunc('milliseconds', created_at), key LIMIT $5`,
);

/** Quarantined files that belong to no guide, old enough to be removed unless a draft uses them. */
export function findOldFiles(
  db: Queryable,
  bucket: string,
  now: Date,
  after: OldFilePosition,
  limit: number,
): Promise<OldFile[]> {
  return db.query(OLD, [bucket, now, after.since, after.key, limit]);
}
