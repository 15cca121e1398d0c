import type { Point } from '../geo/point.ts';
import type { GuideContent } from '../guides/guide-content.ts';
import { EMPTY_PLACE, type PlaceContent } from '../guides/place-content.ts';
import { placeLabel } from '../guides/place-label.ts';
import { comparePin, comparePlaceOnMap, visibleLocation } from './compare-pins.ts';
import { compareMarkers, compareShapes } from './compare-shapes.ts';
import { compareZones } from './compare-zones.ts';
import type { MapLine } from './map-line.ts';
import type { PlacePair } from './match-places.ts';
import type { ZoneOutlines } from './zone-outlines.ts';

/** The shapes of both versions on one map, and the same in words. */
export type ComparedMap = {
  readonly pins: readonly ComparedPin[];
  readonly path: BeforeAndAfter<string>;
  readonly boundary: BeforeAndAfter<string>;
  /** The marker texts of a place; a guide has none. */
  readonly markers: BeforeAndAfter<string>;
  /** The outline of the zone of a place, or of all places of a guide, as a boundary text. */
  readonly zone: BeforeAndAfter<string>;
  readonly lines: readonly MapLine[];
};

export type BeforeAndAfter<Value> = {
  readonly before: Value | null;
  readonly after: Value | null;
};

export type ComparedPin = BeforeAndAfter<Point> & {
  readonly name: string;
  /** Null for the start of a guide. */
  readonly number: number | null;
};

/** The map of a guide: its start, path and boundary, and all places with the zones of the later version. */
export function compareGuideMap(
  before: GuideContent,
  after: GuideContent,
  pairs: readonly PlacePair[],
  zones: ZoneOutlines,
): ComparedMap {
  const start = { name: 'Start', number: null, before: before.location, after: after.location };
  const allZones = [...zones.values()].join(';') || null;
  return {
    pins: [start, ...pairs.map(pinOnGuideMap)],
    path: { before: before.path, after: after.path },
    boundary: { before: before.boundary, after: after.boundary },
    markers: { before: null, after: null },
    // The current zones only: the previous ones are shown with each place.
    zone: { before: allZones, after: allZones },
    lines: [...guideLines(before, after), ...pairs.map(comparePlaceOnMap)],
  };
}

/** The guide's own map content, without its places. */
export function guideLines(before: GuideContent, after: GuideContent): readonly MapLine[] {
  return [...comparePin('Start', before.location, after.location), ...shapeLines(before, after)];
}

/** The map of a place; null is a version without it. */
export function comparePlaceMap(
  place: { readonly name: string; readonly number: number },
  before: PlaceContent | null,
  after: PlaceContent | null,
  zone: ComparedMap['zone'],
): ComparedMap {
  const was = before ?? EMPTY_PLACE;
  const is = after ?? EMPTY_PLACE;
  return {
    pins: [{ ...place, before: was.location, after: is.location }],
    path: { before: was.path, after: is.path },
    boundary: { before: was.boundary, after: is.boundary },
    markers: { before: was.marker, after: is.marker },
    zone,
    lines: [
      ...comparePin('Pin', was.location, is.location),
      ...compareMarkers(was, is),
      ...shapeLines(was, is),
      ...compareZones(was, is),
    ],
  };
}

type Shapes = Pick<GuideContent, 'path' | 'boundary'>;

function shapeLines(before: Shapes, after: Shapes): readonly MapLine[] {
  return [
    ...compareShapes('path', before.path, after.path),
    ...compareShapes('boundary', before.boundary, after.boundary),
  ];
}

function pinOnGuideMap({ before, after, latest }: PlacePair): ComparedPin {
  const { place, number } = latest;
  return {
    name: placeLabel(place.content.title, place.nameNumber),
    number,
    before: before && visibleLocation(before.place),
    after: after && visibleLocation(after.place),
  };
}
