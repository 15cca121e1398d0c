import type { MediaStorage } from '@laneway/contract/media';
import type { Actor } from '@laneway/domain/roles';
import { statement } from '../../../platform/database/database.ts';
import type { BlobAddress } from '../../../ports/blob-store.ts';
import type { MediaDeps } from '../media-deps.ts';
import { sumStorageOf } from '../storage-use.ts';
import { uriOf } from './present.ts';

/** Searching drafts for files takes time, so beyond this many the smallest files are skipped. */
const MAX_UNUSED = 1_000;

const WITHOUT_GUIDE = statement<BlobAddress & { readonly stored_bytes: number }>(
  'library.without_guide',
  `SELECT bucket, key, stored_bytes FROM media
    WHERE uploader_id = $1 AND guide_id IS NULL AND stored_bytes > 0
    ORDER BY stored_bytes DESC LIMIT ${MAX_UNUSED}`,
);

/** A creator's storage and quota, and the size of the files that no guide uses. */
export async function getMediaStorage(
  {
    db,
    usedInDrafts,
    uploadQuotaBytes,
  }: Pick<MediaDeps, 'db' | 'usedInDrafts' | 'uploadQuotaBytes'>,
  viewer: Actor,
): Promise<MediaStorage> {
  const { stored_bytes, file_count, unfinished_bytes } = await sumStorageOf(db, viewer.id);
  const files = await db.query(WITHOUT_GUIDE, [viewer.id]);
  const used = await usedInDrafts(
    db,
    files.map((file) => ({ uri: uriOf(file), uploaderId: viewer.id })),
  );
  const unused = files.filter((file) => !used.has(uriOf(file)));
  return {
    quota_bytes: uploadQuotaBytes,
    used_bytes: stored_bytes + unfinished_bytes,
    file_count,
    unfinished_bytes,
    unused_bytes: unused.reduce((sum, file) => sum + file.stored_bytes, 0),
    unused_count: unused.length,
  };
}
