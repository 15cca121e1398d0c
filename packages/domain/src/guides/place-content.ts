import { moveMarker } from '../geo/edit-shapes.ts';
import type { Point } from '../geo/point.ts';

/** The content that a creator writes for a place. Missing values are null, as in a guide's content. */
export type PlaceContent = {
  readonly title: string | null;
  readonly description: string | null;
  readonly image: string | null;
  readonly imageAlt: string | null;
  readonly audio: string | null;
  /** WebVTT, like the captions of the video. */
  readonly audioCaptions: string | null;
  readonly video: string | null;
  readonly videoCaptions: string | null;
  /** The destination of directions. */
  readonly location: Point | null;
  /** A marker text: the place's pin, then any other markers on its map. */
  readonly marker: string | null;
  readonly path: string | null;
  readonly boundary: string | null;
  /** The trigger, as written by `walk/trigger-text.ts`; null for the defaults. */
  readonly trigger: string | null;
  /** Everyone may read and hear it before buying. If a guide has several, the first in walking order is its sample. */
  readonly isSample: boolean;
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
  isSample: false,
};

/** Moves the pin and the destination of directions; null takes the place off the map. Other markers stay. */
export function movePlace<Place extends Pick<PlaceContent, 'location' | 'marker'>>(
  content: Place,
  point: Point | null,
): Place {
  return { ...content, location: point, marker: moveMarker(content.marker, point) };
}
