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

/** A file that its uploader may delete, since nothing uses it. */
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

/** Removes a file and its sizes from the store. Its row goes afterwards: while it is there, this can be repeated. */
export async function removeObjects(
  blobs: BlobStore,
  { bucket, key, rendition_keys }: Pick<LibraryRow, 'bucket' | 'key' | 'rendition_keys'>,
): Promise<void> {
  for (const one of [...rendition_keys, key]) await blobs.remove({ bucket, key: one });
}
