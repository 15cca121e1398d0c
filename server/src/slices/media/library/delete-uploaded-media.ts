import { renditionKeys } from '@laneway/domain/media/renditions';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { BlobStore } from '../../../ports/blob-store.ts';
import type { MediaDeps } from '../media-deps.ts';
import { findOwnFile } from './find-own-file.ts';
import type { LibraryRow } from './library-store.ts';
import { uriOf } from './present.ts';

const IN_USE = refusal(
  'conflict',
  'One of your guides uses this file. Take it out of the guide first, then delete it.',
);

/** A file that its uploader may delete, because nothing uses it. */
export async function findDeletableFile(
  { db, usedInDrafts }: Pick<MediaDeps, 'db' | 'usedInDrafts'>,
  viewer: Actor,
  uri: string,
): Promise<Result<LibraryRow, Refusal>> {
  const found = await findOwnFile(db, uri, (row) => row.uploader_id === viewer.id);
  if (!found.ok) return found;
  const row = found.value;
  const used = await usedInDrafts(db, [{ uri: uriOf(row), uploaderId: viewer.id }]);
  return row.guide_id !== null || used.has(uriOf(row)) ? fail(IN_USE) : ok(row);
}

/**
 * Removes a file from the store, with every rendition that an image can have: a job that was killed may have left some
 * that no row lists. The file's row is deleted afterwards, so this can be retried while it exists.
 */
export async function removeObjects(
  blobs: BlobStore,
  { bucket, key, kind }: Pick<LibraryRow, 'bucket' | 'key' | 'kind'>,
): Promise<void> {
  const sizes = kind === 'image' ? renditionKeys(key) : [];
  for (const one of [...sizes, key]) await blobs.remove({ bucket, key: one });
}
