import { renditionKey } from '@laneway/domain/media/renditions';
import { ok } from '@laneway/domain/result';
import type { ProcessKind } from './media-deps.ts';
import type { StoredRendition } from './processing-store.ts';

/** Replaces an image with renditions that we made, which contain none of its metadata. */
export const processImage: ProcessKind = async ({ blobs, tools }, media) => {
  const made = await tools.makeRenditions(blobs.read(media));
  if (!made.ok) return made;
  const renditions: StoredRendition[] = [];
  for (const { width, height, bytes } of made.value.renditions) {
    const key = renditionKey(media.key, width);
    await blobs.put({ bucket: media.bucket, key }, bytes);
    renditions.push({ key, width, height, size_bytes: bytes.length });
  }
  const widest = renditions.at(-1);
  if (widest === undefined) throw new Error('an image was given no sizes');
  return ok({
    mime: 'image/webp',
    sizeBytes: widest.size_bytes,
    storedBytes: renditions.reduce((sum, one) => sum + one.size_bytes, 0),
    width: widest.width,
    height: widest.height,
    durationMs: null,
    codecs: null,
    loudnessLufs: null,
    placeholder: made.value.placeholder,
    renditions,
  });
};
