import {
  type Bounds,
  boundsOfPoints,
  boundsOfShapes,
  unionBounds,
} from '@laneway/domain/geo/bounds';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { parseMarkers } from '@laneway/domain/geo/marker-text';
import { parseShapes } from '@laneway/domain/geo/shapes-text';

/** The location texts of a guide or place. */
export type MapTexts = {
  readonly location?: string | null;
  readonly marker?: string | null;
  readonly path?: string | null;
  readonly boundary?: string | null;
};

/** The bounds of everything in the texts; null if there is nothing. */
export function contentBounds(...contents: readonly MapTexts[]): Bounds | null {
  return unionBounds(
    contents.flatMap(({ location, marker, path, boundary }) => [
      boundsOfPoints([parseLocation(location)].filter((point) => point !== null)),
      boundsOfPoints(parseMarkers(marker).map(({ point }) => point)),
      boundsOfShapes(parseShapes('path', path)),
      boundsOfShapes(parseShapes('boundary', boundary)),
    ]),
  );
}
