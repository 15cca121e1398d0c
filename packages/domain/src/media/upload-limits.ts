import type { MediaKind } from './kinds.ts';

/** The largest file of each kind that creators may upload, in bytes. */
export const MAX_UPLOAD_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 40_000_000,
  audio: 300_000_000,
  video: 2_000_000_000,
  captions: 1_000_000,
};

/** Larger images are refused without decoding, which would take too much memory. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Unfinished uploads are deleted after this many days without progress. */
export const UNFINISHED_UPLOAD_DAYS = 7;

export const UNUSED_MEDIA_DAYS = 30;
