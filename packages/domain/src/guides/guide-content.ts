import { parseMarker } from '../geo/marker-text.ts';
import type { Point } from '../geo/point.ts';
import type { Cents } from '../money.ts';
import { DEFAULT_LANGUAGE } from './default-language.ts';
import type { PlaceContent } from './place-content.ts';

/**
 * The content that a creator writes for a guide, under plain names. Missing values are null: placeholders and sentinels
 * exist only on the wire. Media are URIs; path and boundary are shapes texts, stored as typed even while they can't be
 * parsed.
 */
export type GuideContent = {
  readonly title: string | null;
  readonly description: string | null;
  readonly image: string | null;
  readonly imageAlt: string | null;
  readonly audio: string | null;
  /** WebVTT, like the captions of the video. */
  readonly audioCaptions: string | null;
  readonly video: string | null;
  readonly videoCaptions: string | null;
  /** The start that the creator has set. {@link startOf} gives the start of a guide that has none. */
  readonly location: Point | null;
  readonly path: string | null;
  readonly boundary: string | null;
  /** Walk settings, as written by `walk/walk-settings-text.ts`; null for the defaults. */
  readonly walk: string | null;
  /** Zero for a free guide; null for a paid one without a price yet. */
  readonly priceCents: Cents | null;
  /** Anyone can open it without logging in. */
  readonly isPublic: boolean;
  readonly durationMinutes: number | null;
  /** How far the walk goes up in total. */
  readonly climbMetres: number | null;
  /** The language of the guide as a BCP 47 tag without region. */
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
  climbMetres: null,
  language: DEFAULT_LANGUAGE,
};

/** Where a guide begins, which is where home has its pin: its own start, else its first place on the map. */
export function startOf(
  { location }: Pick<GuideContent, 'location'>,
  /** In walking order. */
  places: readonly Pick<PlaceContent, 'location' | 'marker'>[],
): Point | null {
  if (location !== null) return location;
  const points = places.map((place) => place.location ?? parseMarker(place.marker));
  return points.find((point) => point !== null) ?? null;
}
