import { asAudioType } from '@laneway/domain/media/kinds';
import { trackTexts } from '@laneway/domain/media/processing-failures';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { fail, ok } from '@laneway/domain/result';
import type { ProcessKind } from './media-deps.ts';

/**
 * Measures a recording or a video, which is kept unchanged. Systems report every WebM and MP4 as a video, so one with
 * audio only is stored as audio.
 */
export const processTracks: ProcessKind = async ({ blobs, tools }, media) => {
  const size = media.size_bytes;
  const measured = await tools.measureTracks(blobs.read(media), media.mime, size);
  if (!measured.ok) return measured;
  const { kind, ...tracks } = measured.value;
  if (kind === 'video' && media.kind === 'audio') return fail(trackTexts.hasVideo);
  if (size > MAX_UPLOAD_BYTES[kind]) return fail(trackTexts.noVideo);
  return ok({
    ...tracks,
    kind,
    mime: kind === 'audio' ? asAudioType(media.mime) : media.mime,
    sizeBytes: size,
    storedBytes: size,
    placeholder: null,
    renditions: null,
  });
};
