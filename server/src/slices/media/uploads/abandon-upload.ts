import type { MediaDeps } from '../media-deps.ts';
import { deleteUpload, stopWriting, type UploadRow } from './upload-store.ts';

/** Removes an upload with everything that has arrived. It can be repeated safely. */
export async function abandonUpload(
  { db, blobs }: Pick<MediaDeps, 'db' | 'blobs'>,
  { id, bucket, key, store_handle }: Pick<UploadRow, 'id' | 'bucket' | 'key' | 'store_handle'>,
): Promise<void> {
  await stopWriting(db, id);
  // The row is deleted last: while it exists, its objects can be found and removed.
  if (store_handle !== null) await blobs.parts.abandon({ bucket, key, handle: store_handle });
  await deleteUpload(db, id);
}
