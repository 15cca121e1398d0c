import { type Bounds, centreOf } from '@laneway/domain/geo/bounds';
import { printLocation } from '@laneway/domain/geo/location-text';
import { DEFAULT_CENTRE } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import { previewZoom } from '@laneway/domain/geo/preview-zoom';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import type { Pin, PinId } from '../../map/pins/pin.ts';

/** A place of a draft, in walking order. */
export type PreviewPlace = {
  readonly id: PinId;
  readonly nameNumber: number;
  readonly content: PlaceContent;
  /** The length of its audio; null while it isn't known. */
  readonly audioSeconds: number | null;
};

export type GuideGeometry = Pick<GuideContent, 'location' | 'path' | 'boundary'>;

export type PlaceOnMap = Pick<PlaceContent, 'title' | 'location' | 'marker' | 'path' | 'boundary'>;

export type MapContents = {
  readonly centre: Point;
  readonly zoom: number;
  readonly pins: readonly Pin[];
};

/** The view of a guide's map: its whole content, at the zoom for its extent. */
export function guideMap(
  guide: GuideGeometry,
  places: readonly PreviewPlace[],
  colour: string,
): MapContents {
  const bounds = boundsOf(guide, places);
  return {
    centre: bounds === null ? DEFAULT_CENTRE : centreOf(bounds),
    zoom: previewZoom(bounds),
    pins: places.flatMap(({ id, nameNumber, content }, index) =>
      pinOf(id, content, { number: index + 1, nameNumber }, colour),
    ),
  };
}

export type PlaceNumbers = {
  /** Its position in the walking order, from 1. */
  readonly number: number;
  /** Names it while it has no title. */
  readonly nameNumber: number;
};

/** The pin of a place in walking order; null for a place without a location. */
export function pinOf(
  id: PinId,
  { title, location }: Pick<PlaceContent, 'title' | 'location'>,
  { number, nameNumber }: PlaceNumbers,
  colour: string,
): readonly Pin[] {
  if (location === null) return [];
  const name = placeLabel(title, nameNumber);
  const label = `${number}. ${name}`;
  return [{ id, kind: 'place', point: location, label, title: name, colour, number }];
}

function boundsOf(guide: GuideGeometry, places: readonly PreviewPlace[]): Bounds | null {
  return contentBounds(
    ...[guide, ...places.map(({ content }) => content)].map((content) => ({
      ...content,
      location: printLocation(content.location),
    })),
  );
}
