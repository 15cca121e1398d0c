import type { RENDITION_WIDTHS } from '../media/renditions.ts';
import { storedUrisIn } from '../text/stored-images.ts';

/** Saved files are fetched and verified in parts of this size, so that neither side holds a whole file in memory. */
export const OFFLINE_PART_BYTES = 4 * 1_024 * 1_024;

/** Sharp on the widest phones, which are 430 points wide at three pixels each, and enough for a tablet's panel. */
export const OFFLINE_IMAGE_WIDTH = 1_280 satisfies (typeof RENDITION_WIDTHS)[number];

export type MediaFields = {
  readonly description: string | null;
  readonly image: string | null;
  readonly audio: string | null;
  readonly audioCaptions: string | null;
  readonly video: string | null;
  readonly videoCaptions: string | null;
};

/**
 * Every file of a guide, each once, the most urgent first: someone may set off while the last files are still loading.
 * Videos come last: they are by far the largest, and a walk doesn't need them.
 */
export function packedMedia(inWalkingOrder: readonly MediaFields[]): readonly string[] {
  const first = inWalkingOrder.flatMap(({ image, audio, audioCaptions, description }) => [
    image,
    audio,
    audioCaptions,
    ...storedUrisIn(description),
  ]);
  const last = inWalkingOrder.flatMap(({ video, videoCaptions }) => [videoCaptions, video]);
  return [...new Set([...first, ...last])].filter((uri) => uri !== null);
}
