import type { RENDITION_WIDTHS } from '../media/renditions.ts';
import { storedUrisIn } from '../text/stored-images.ts';

/** Sharp on the widest phones, which are 430 points at three pixels each, and enough for a tablet's panel. */
export const OFFLINE_IMAGE_WIDTH = 1_280 satisfies (typeof RENDITION_WIDTHS)[number];

/** Every field of a guide or place that names files. */
export type MediaFields = {
  readonly description: string | null;
  readonly image: string | null;
  readonly audio: string | null;
  readonly audioCaptions: string | null;
  readonly video: string | null;
  readonly videoCaptions: string | null;
};

/**
 * Every file that a guide shows or plays, each once, what is needed first before the rest: someone may set off while the
 * last files still come in. Videos are last: they are by far the largest, and the walk can do without them.
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
