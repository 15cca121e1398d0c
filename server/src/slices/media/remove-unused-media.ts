import { UNUSED_MEDIA_DAYS } from '@laneway/domain/media/upload-limits';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { removeObjects } from './library/delete-uploaded-media.ts';
import { deleteFileRow, type LibraryRow } from './library/library-store.ts';
import { uriOf } from './library/present.ts';
import type { MediaDeps } from './media-deps.ts';
import { abandonUpload } from './uploads/abandon-upload.ts';
import { finishUpload } from './uploads/finish-upload.ts';
import {
  deleteFinishedUploads,
  findPausedUploads,
  findWholeUploads,
} from './uploads/leftover-uploads.ts';

/** Once a night, when few people walk or write, at a minute with no other job. */
export const REMOVE_UNUSED_MEDIA_SCHEDULE = '41 17 * * *';

const BATCH = 100;

/** A position before every file. */
const FROM_THE_OLDEST: OldFilePosition = { since: new Date(0), key: '' };

const OLD = statement<OldFile>(
  'library.old_files',
  `SELECT bucket, key, kind, uploader_id, created_at
     FROM media
    WHERE guide_id IS NULL AND bucket = $1
      AND (uploader_id IS NULL OR created_at < $2::timestamptz - make_interval(days => ${UNUSED_MEDIA_DAYS}))
      AND (date_trunc('milliseconds', created_at), key) > ($3, $4)
    ORDER BY date_trunc('milliseconds', created_at), key LIMIT $5`,
);

/**
 * Removes unused data: uploads paused for too long, files that no guide or draft uses, and unpublished files of deleted
 * accounts. Objects are removed before rows, so the next run completes an interrupted one. No database connection is
 * held while the store works.
 */
export async function removeUnusedMedia(deps: MediaDeps): Promise<void> {
  await removePausedUploads(deps);
  await finishWholeUploads(deps);
  await deleteFinishedUploads(deps.db, deps.clock());
  await removeUnusedFiles(deps);
}

async function removePausedUploads(deps: MediaDeps): Promise<void> {
  for (let left = BATCH; left === BATCH; ) {
    const uploads = await findPausedUploads(deps.db, deps.clock(), BATCH);
    for (const upload of uploads) await abandonUpload(deps, upload);
    left = uploads.length;
  }
}

async function finishWholeUploads(deps: MediaDeps): Promise<void> {
  const uploads = await findWholeUploads(deps.db, deps.clock(), BATCH);
  for (const { id, uploader_id } of uploads) {
    // An upload whose parts are lost must not stop the others from being finished.
    await finishUpload(deps, id, uploader_id).catch((err: unknown) =>
      deps.log.error({ err, upload: id }, 'an upload could not be finished'),
    );
  }
}

async function removeUnusedFiles({
  db,
  blobs,
  buckets,
  clock,
  usedInDrafts,
}: MediaDeps): Promise<void> {
  let after = FROM_THE_OLDEST;
  for (let left = BATCH; left === BATCH; ) {
    const files = await findOldFiles(db, buckets.quarantine, clock(), after, BATCH);
    const used = await usedInDrafts(
      db,
      files.map((file) => ({ uri: uriOf(file), uploaderId: file.uploader_id })),
    );
    for (const file of files) {
      after = { since: file.created_at, key: file.key };
      if (used.has(uriOf(file))) continue;
      await removeObjects(blobs, file);
      await deleteFileRow(db, file);
    }
    left = files.length;
  }
}

type OldFile = Pick<LibraryRow, 'bucket' | 'key' | 'kind' | 'uploader_id' | 'created_at'>;

type OldFilePosition = { readonly since: Date; readonly key: string };

/** Quarantined files that belong to no guide, old enough to be removed unless a draft uses them. */
function findOldFiles(
  db: Queryable,
  bucket: string,
  now: Date,
  after: OldFilePosition,
  limit: number,
): Promise<OldFile[]> {
  return db.query(OLD, [bucket, now, after.since, after.key, limit]);
}
