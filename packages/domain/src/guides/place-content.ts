import { moveMarker } from '../geo/edit-shapes.ts';
import type { Point } from '../geo/point.ts';

/** What a creator writes about a place. What is not there is null, as in a guide's content. */
export type PlaceContent = {
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
  /** Where directions lead. */
  readonly location: Point | null;
  /** A marker text: the place's pin, then whatever else is marked on its map. */
  readonly marker: string | null;
  readonly path: string | null;
  readonly boundary: string | null;
  /** Where and how it starts on a walk, as `walk/trigger-text.ts` writes it; null for the defaults. */
  readonly trigger: string | null;
};

export const EMPTY_PLACE: PlaceContent = {
  title: null,
  description: null,
  image: null,
  imageAlt: null,
  audio: null,
  audioCaptions: null,
  video: null,
  videoCaptions: null,
  location: null,
  marker: null,
  path: null,
  boundary: null,
  trigger: null,
};

/**
 * Moves the pin, and with it where directions lead; null takes the place off the map. Its further
 * markers stay.
 */
export function movePlace<Place extends Pick<PlaceContent, 'location' | 'marker'>>(
  content: Place,
  point: Point | null,
): Place {
  return { ...content, location: point, marker: moveMarker(content.marker, point) };
}
