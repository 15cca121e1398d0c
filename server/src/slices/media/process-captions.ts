import { buffer } from 'node:stream/consumers';
import { captionTexts, parseCaptions, printCaptions } from '@laneway/domain/media/captions';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { fail, ok } from '@laneway/domain/result';
import type { ProcessKind } from './media-deps.ts';

/** Replaces the file with captions that we wrote from it. They parse to the same captions, so this can be repeated. */
export const processCaptions: ProcessKind = async ({ blobs }, media) => {
  const content = await buffer(
    blobs.read(media, { first: 0, last: MAX_UPLOAD_BYTES.captions - 1 }),
  );
  const text = decode(content);
  if (text === null) return fail(captionTexts.notText);
  const captions = parseCaptions(text);
  if (!captions.ok) return captions;
  const rewritten = Buffer.from(printCaptions(captions.value));
  await blobs.put(media, rewritten);
  return ok({
    mime: 'text/vtt',
    sizeBytes: rewritten.length,
    storedBytes: rewritten.length,
    width: null,
    height: null,
    durationMs: null,
    codecs: null,
    loudnessLufs: null,
    placeholder: null,
    renditions: null,
  });
};

function decode(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
