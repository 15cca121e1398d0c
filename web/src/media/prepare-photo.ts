import { MAX_PHOTO_BYTES, photoTexts, photoTypeOf } from '@laneway/domain/media/photo';
import { fail, ok, type Result } from '@laneway/domain/result';

/** Wide enough to read a sign, and small enough for a slow connection. */
const MAX_EDGE = 1_920;
const QUALITY = 0.85;
const SIGNATURE_BYTES = 16;

/**
 * Re-encodes a photo in the browser, which also strips its position. A browser that can't do that sends the file as it
 * is, if it isn't too large; the server re-encodes it in any case.
 */
export async function preparePhoto(file: Blob): Promise<Result<Blob, string>> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const type = photoTypeOf(start);
  if (!type.ok) return type;
  const photo = (await redraw(file).catch(() => null)) ?? file;
  return photo.size > MAX_PHOTO_BYTES ? fail(photoTexts.tooLarge) : ok(photo);
}

async function redraw(file: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_EDGE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
