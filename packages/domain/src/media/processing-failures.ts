import type { MediaKind } from './kinds.ts';
import { MAX_RENDITION_HEIGHT } from './renditions.ts';
import { MAX_IMAGE_PIXELS } from './upload-limits.ts';

const NOUNS: Readonly<Record<MediaKind, string>> = {
  image: 'image',
  audio: 'recording',
  video: 'video',
  captions: 'captions file',
};

/** A file that isn't what it claims to be, or is incomplete. */
export function damagedText(kind: MediaKind): string {
  return `This ${NOUNS[kind]} is damaged. Export it again and upload the new file.`;
}

/** The message after our side failed repeatedly. */
export function unprocessedText(kind: MediaKind): string {
  return `We couldn’t process this ${NOUNS[kind]}. Please try again with a new upload.`;
}

export function tooSlowText(kind: MediaKind): string {
  return `This ${NOUNS[kind]} takes too long to process. Export it in a simpler format and upload the new file.`;
}

export function tooManyPixelsText(width: number, height: number): string {
  const megapixels = grouped(MAX_IMAGE_PIXELS / 1_000_000);
  return `This image is ${grouped(width)} × ${grouped(height)} pixels. Use one up to ${megapixels} megapixels.`;
}

export function tooTallText(width: number, height: number): string {
  return `This image is ${grouped(width)} × ${grouped(height)} pixels. Use one that’s less tall, up to ${grouped(MAX_RENDITION_HEIGHT)} pixels.`;
}

export const trackTexts = {
  noVideo: 'This file has no video and is too large for audio. Export it as an MP3 or an M4A.',
  hasVideo: 'This file has video. Upload it as a video, or export the audio alone.',
} as const;

/** A codec that browsers don't play, and what to export instead. */
export function codecText(
  kind: 'audio' | 'video',
  label: string | null,
  tracks: readonly { readonly kind: 'audio' | 'video' }[],
): string {
  const isVideo = tracks.some((track) => track.kind === 'video');
  const noun = isVideo ? NOUNS.video : NOUNS.audio;
  const uses = label === null ? `${kind} in a format that` : `${label}, which`;
  const advice = isVideo ? 'an MP4 with H.264 video and AAC audio' : 'an MP3 or an M4A with AAC';
  return `This ${noun} uses ${uses} many browsers can’t play. Export it as ${advice}.`;
}

/** Grouped by hand, because a runtime's grouping depends on its locale. */
function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
