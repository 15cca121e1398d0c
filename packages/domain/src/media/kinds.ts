import { fail, ok, type Result } from '../result.ts';
import { unsupportedMediaText } from './messages.ts';

export const MEDIA_KINDS = ['image', 'video', 'audio', 'captions'] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];

/**
 * The types that creators may upload: those every current browser shows or plays. SVG is absent
 * because it is a document that can carry scripts.
 */
export const MEDIA_TYPES = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'video/quicktime': { kind: 'video', extension: 'mov' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/aac': { kind: 'audio', extension: 'aac' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'audio/wav': { kind: 'audio', extension: 'wav' },
  // The recording format of phones and browsers.
  'audio/webm': { kind: 'audio', extension: 'webm' },
  'text/vtt': { kind: 'captions', extension: 'vtt' },
} as const satisfies Record<string, { kind: MediaKind; extension: string }>;

export type MediaType = keyof typeof MEDIA_TYPES;

/** Spellings that browsers and operating systems use for types of the table. */
const TYPE_ALIASES: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/** The audio-only types of containers. */
const AUDIO_TYPES: Readonly<Record<string, MediaType>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
};

/** The supported type that a Content-Type names (parameters ignored), or the text of a refusal. */
export function mediaTypeOf(contentType: string): Result<MediaType, string> {
  const [essence = ''] = contentType.split(';');
  const name = essence.trim().toLowerCase();
  const type = Object.hasOwn(TYPE_ALIASES, name) ? TYPE_ALIASES[name] : name;
  return isMediaType(type) ? ok(type) : fail(unsupportedMediaText(contentType));
}

export function mediaKindOf(type: MediaType): MediaKind {
  return MEDIA_TYPES[type].kind;
}

/** The type of a file that turned out to hold no video. */
export function asAudioType(mime: string): string {
  return AUDIO_TYPES[mime] ?? mime;
}

export function extensionOf(type: MediaType): string {
  return MEDIA_TYPES[type].extension;
}

function isMediaType(name: string | undefined): name is MediaType {
  return name !== undefined && Object.hasOwn(MEDIA_TYPES, name);
}
