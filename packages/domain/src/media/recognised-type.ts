import { fail, ok, type Result } from '../result.ts';
import { type MediaKind, type MediaType, mediaKindOf, mediaTypeOf } from './kinds.ts';
import { unsupportedMediaText } from './messages.ts';

/** These first bytes suffice to tell the types apart. */
export const SNIFFED_BYTES = 4_100;

/**
 * Containers for audio alone or video, which their first bytes don't tell apart: the declared type decides. Null where
 * browsers can't play it.
 */
const CONTAINERS: Readonly<
  Record<string, { readonly audio: MediaType | null; readonly video: MediaType | null }>
> = {
  'video/mp4': { audio: 'audio/mp4', video: 'video/mp4' },
  'video/x-m4v': { audio: 'audio/mp4', video: 'video/mp4' },
  'audio/mp4': { audio: 'audio/mp4', video: 'video/mp4' },
  'audio/x-m4a': { audio: 'audio/mp4', video: 'video/mp4' },
  'video/quicktime': { audio: 'audio/mp4', video: 'video/quicktime' },
  'video/webm': { audio: 'audio/webm', video: 'video/webm' },
  'application/ogg': { audio: 'audio/ogg', video: null },
};

/** Images that are supported under another name. */
const SPELLINGS: Readonly<Record<string, MediaType>> = { 'image/apng': 'image/png' };

const CAPTIONS = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/;
const UNRECOGNISED = 'unknown';

export type FirstBytes = {
  /** The type detected from the bytes; null when there is none. */
  readonly sniffed: string | null;
  /** The first bytes as text. */
  readonly text: string;
};

/**
 * The type of an upload, or the text of a refusal. The bytes decide; the declared type counts only where they are
 * ambiguous: between audio and video, and for captions, which are plain text with a first line.
 */
export function recogniseType(
  { sniffed, text }: FirstBytes,
  declared: MediaType,
): Result<MediaType, string> {
  if (declared === 'text/vtt' && CAPTIONS.test(text)) return ok('text/vtt');
  const name = sniffed?.split(';')[0]?.trim() ?? UNRECOGNISED;
  const container = Object.hasOwn(CONTAINERS, name) ? CONTAINERS[name] : undefined;
  const type = container === undefined ? supportedType(name) : container[trackKind(name, declared)];
  return type === null ? fail(unsupportedMediaText(name)) : ok(type);
}

function trackKind(container: string, declared: MediaType): 'audio' | 'video' {
  const kind: MediaKind = mediaKindOf(declared);
  if (kind === 'audio' || kind === 'video') return kind;
  return container.startsWith('video/') ? 'video' : 'audio';
}

function supportedType(name: string): MediaType | null {
  if (Object.hasOwn(SPELLINGS, name)) return SPELLINGS[name] ?? null;
  const type = mediaTypeOf(name);
  // Captions must be declared as such, because other text may start the same way.
  return type.ok && type.value !== 'text/vtt' ? type.value : null;
}
