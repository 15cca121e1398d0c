import type { Readable } from 'node:stream';
import { parseMediaUri } from '@laneway/domain/media/media-uri';
import type { Queryable } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../ports/blob-store.ts';
import { objectToSend } from '../get-media.ts';
import { findMedia } from '../store.ts';

/**
 * A rendition of a guide's cover; null when there is none, such as for an external image. It is limited to the public
 * cover: the content of a guide is never read here.
 */
export async function readCover(
  db: Queryable,
  blobs: BlobStore,
  uri: string | null,
  width: number,
): Promise<Readable | null> {
  const parsed = parseMediaUri(uri);
  if (!parsed.ok || parsed.value.kind !== 'stored') return null;
  const row = await findMedia(db, parsed.value, null);
  if (row === null || !row.is_teaser || row.kind !== 'image' || row.renditions === null)
    return null;
  const object = objectToSend(parsed.value, row, width);
  return (await blobs.stat(object)) === null ? null : blobs.read(object);
}
