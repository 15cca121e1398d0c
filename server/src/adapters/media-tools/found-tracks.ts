import { playableCodecs } from '@laneway/domain/media/codecs';
import { damagedText } from '@laneway/domain/media/processing-failures';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { MeasuredTracks } from '../../ports/media-tools.ts';

/** The raw findings of a program, before validation. */
export type FoundTracks = {
  readonly tracks: readonly { readonly codec: string; readonly kind: 'audio' | 'video' }[];
  readonly durationMs: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly loudnessLufs: number | null;
};

/** The largest value of a PostgreSQL integer, which is 24 days. */
const MAX_DURATION_MS = 2_147_483_647;

/** The measured tracks, or the reason why browsers can't play the file from beginning to end. */
export function judgeTracks(found: FoundTracks, mime: string): Result<MeasuredTracks, string> {
  const { tracks, durationMs, width, height, loudnessLufs } = found;
  const isDamaged =
    tracks.length === 0 || durationMs === null || durationMs < 1 || durationMs > MAX_DURATION_MS;
  if (isDamaged) return fail(damagedText(kindOfMime(mime)));
  // Players use the first of each; phones add others in proprietary formats.
  const first = (['video', 'audio'] as const).flatMap(
    (kind) => tracks.find((track) => track.kind === kind) ?? [],
  );
  const codecs = playableCodecs(first);
  if (!codecs.ok) return codecs;
  const kind = tracks.some((track) => track.kind === 'video') ? 'video' : 'audio';
  return ok({
    kind,
    durationMs: Math.round(durationMs),
    codecs: codecs.value,
    width,
    height,
    loudnessLufs,
  });
}

export function kindOfMime(mime: string): 'audio' | 'video' {
  return mime.startsWith('audio/') ? 'audio' : 'video';
}
