import type { BlobAddress, BlobStore } from '../../../ports/blob-store.ts';
import type { PublishedMedia } from '../published-media.ts';
import type { MediaToPublish } from './media-to-publish.ts';

/**
 * Copies a file with its renditions to production. It may be killed at any point and run again: an object never changes
 * under its key, so one that exists in full size isn't copied again. The original stays in its uploader's library.
 */
export async function copyToProduction(
  blobs: BlobStore,
  media: MediaToPublish,
  to: BlobAddress,
  { isTeaser }: { readonly isTeaser: boolean },
): Promise<PublishedMedia> {
  if (media.is_published) return publishedMediaOf(media, media, isTeaser);
  for (const key of keysOf(media)) {
    await copyObject(
      blobs,
      { bucket: media.bucket, key },
      { bucket: to.bucket, key: moved(key, media.key, to.key) },
    );
  }
  return publishedMediaOf(media, to, isTeaser);
}

/** An image is stored as its renditions alone. */
function keysOf({ key, renditions }: MediaToPublish): readonly string[] {
  return renditions === null ? [key] : renditions.map((one) => one.key);
}

/** Renditions are stored next to their file, under keys that start with its own. */
function moved(key: string, from: string, to: string): string {
  if (!key.startsWith(from)) throw new Error('a rendition is not stored beside its image');
  return to + key.slice(from.length);
}

async function copyObject(blobs: BlobStore, from: BlobAddress, to: BlobAddress): Promise<void> {
  const [original, copy] = [await blobs.stat(from), await blobs.stat(to)];
  if (original === null) throw new MissingObject();
  if (copy?.size !== original.size) await blobs.copy(from, to);
}

/** The row exists, but its object isn't in the store. */
export class MissingObject extends Error {}

function publishedMediaOf(
  media: MediaToPublish,
  { bucket, key }: BlobAddress,
  isTeaser: boolean,
): PublishedMedia {
  return {
    bucket,
    key,
    kind: media.kind,
    mime: media.mime,
    sizeBytes: media.size_bytes,
    storedBytes: media.stored_bytes,
    sha256: media.sha256,
    width: media.width,
    height: media.height,
    durationMs: media.duration_ms,
    loudnessLufs: media.loudness_lufs,
    placeholder: media.stand_in,
    renditions:
      media.renditions?.map((one) => ({ ...one, key: moved(one.key, media.key, key) })) ?? null,
    scanState: media.scan_state,
    isTeaser,
  };
}
