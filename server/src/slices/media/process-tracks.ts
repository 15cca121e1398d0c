import { trackTexts } from '@laneway/domain/media/processing-failures';
import { fail, ok } from '@laneway/domain/result';
import type { ProcessKind } from './process-media.ts';

/** Measures a recording or a video, which stays as it is. */
export const processTracks: ProcessKind = async ({ blobs, tools }, media) => {
  const size = media.size_bytes;
  const measured = await tools.measureTracks(blobs.read(media), media.mime, size);
  if (!measured.ok) return measured;
  const { kind, ...tracks } = measured.value;
  if (kind !== media.kind) return fail(trackTexts[kind === 'audio' ? 'noVideo' : 'hasVideo']);
  return ok({
    ...tracks,
    mime: media.mime,
    sizeBytes: size,
    storedBytes: size,
    placeholder: null,
    renditions: null,
  });
};
