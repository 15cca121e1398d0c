import { fail, ok, type Result } from '../result.ts';
import { codecText } from './processing-failures.ts';

type TrackKind = 'audio' | 'video';

type Codec = {
  /** The name stored in the row of a file. */
  readonly name: string;
  readonly kind: TrackKind;
  /** The name shown to people. */
  readonly label: string;
  /** True if every current browser plays it. */
  readonly plays: boolean;
};

const video = (name: string, label: string, plays: boolean): Codec => ({
  name,
  kind: 'video',
  label,
  plays,
});
const audio = (name: string, label: string, plays: boolean): Codec => ({
  name,
  kind: 'audio',
  label,
  plays,
});

/** The codecs by their names in ffprobe, MP4 (four letters) and Matroska (A_…, V_…); the first match wins. */
const CODECS: readonly (readonly [RegExp, Codec])[] = [
  [/^(h264|avc[134])/, video('h264', 'H.264', true)],
  [/^(v_)?vp0?8/, video('vp8', 'VP8', true)],
  [/^(v_)?vp0?9/, video('vp9', 'VP9', true)],
  [/^(v_)?av0?1$/, video('av1', 'AV1', true)],
  // The default of iPhone cameras; Firefox and many computers can't play it.
  [/^(hevc|h265|hev1|hvc1|dvh[1e])/, video('hevc', 'HEVC', false)],
  [/^(prores|ap(ch|cn|cs|co|4h|4x))/, video('prores', 'ProRes', false)],
  [/^(mpeg4|mp4v|xvid|divx)/, video('mpeg4', 'MPEG-4 Part 2', false)],
  [/^(mjpeg|jpeg|mjp)/, video('mjpeg', 'Motion JPEG', false)],
  [/^(v_)?theora/, video('theora', 'Theora', false)],
  [/^v_/, video('other', 'an unusual video format', false)],
  [/^(mpeg-4\/aac|mp4a|(a_)?aac)/, audio('aac', 'AAC', true)],
  [/^(mp3|mpeg [12.]+5? layer 3|\.mp3)/, audio('mp3', 'MP3', true)],
  [/^(a_)?opus/, audio('opus', 'Opus', true)],
  [/^(a_)?vorbis/, audio('vorbis', 'Vorbis', true)],
  [/^(a_)?flac/, audio('flac', 'FLAC', true)],
  [/^pcm(_(u8|s16le|s24le|s32le|f32le))?$/, audio('pcm', 'PCM', true)],
  [/^alac/, audio('alac', 'Apple Lossless', false)],
  [/^(e?-?ac-?3)/, audio('ac3', 'Dolby Digital', false)],
];

/** The codec with this name; null for an unknown one. */
export function codecOf(given: string): Codec | null {
  const name = given.toLowerCase().replaceAll(/[<>]/g, '').trim();
  return CODECS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The codecs of a file for its row, or why browsers can't play it. */
export function playableCodecs(
  tracks: readonly { readonly codec: string; readonly kind: TrackKind }[],
): Result<string, string> {
  const found = tracks.map(({ codec, kind }) => ({ codec: codecOf(codec), kind }));
  const unplayable = found.find(({ codec }) => codec?.plays !== true);
  if (unplayable !== undefined)
    return fail(codecText(unplayable.kind, unplayable.codec?.label ?? null, found));
  return ok([...new Set(found.map(({ codec }) => codec?.name ?? ''))].join(', '));
}
