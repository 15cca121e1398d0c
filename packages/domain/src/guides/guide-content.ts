import type { Point } from '../geo/point.ts';
import type { Cents } from '../money.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

/**
 * What a creator writes about a guide, under plain names. What is not there is null: placeholders
 * and sentinels exist only on the wire. Media are URIs; path and boundary are shapes texts, kept as
 * typed even where they cannot be read yet.
 */
export type GuideContent = {
  readonly title: string | null;
  readonly description: string | null;
  readonly image: string | null;
  /** What the image shows, in words. */
  readonly imageAlt: string | null;
  readonly audio: string | null;
  /** WebVTT, as are the video’s. */
  readonly audioCaptions: string | null;
  readonly video: string | null;
  readonly videoCaptions: string | null;
  readonly location: Point | null;
  readonly path: string | null;
  readonly boundary: string | null;
  /** How it is walked, as `walk/walk-settings-text.ts` writes it; null for the defaults. */
  readonly walk: string | null;
  /** Zero for a guide that is free; null for a paid one whose price nobody has set yet. */
  readonly priceCents: Cents | null;
  /** Opens for everyone without login. */
  readonly isPublic: boolean;
  readonly durationMinutes: number | null;
  /** What it is told in, without the region, by BCP 47. */
  readonly language: string;
};

export const EMPTY_GUIDE: GuideContent = {
  title: null,
  description: null,
  image: null,
  imageAlt: null,
  audio: null,
  audioCaptions: null,
  video: null,
  videoCaptions: null,
  location: null,
  path: null,
  boundary: null,
  walk: null,
  priceCents: null,
  isPublic: false,
  durationMinutes: null,
  language: DEFAULT_LANGUAGE,
};
