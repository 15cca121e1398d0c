import { type Bounds, boundsOfPoints } from '@laneway/domain/geo/bounds';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { pathBetween } from '@laneway/domain/geo/path-between';
import { parseShapes } from '@laneway/domain/geo/shapes-text';
import type { Place } from './place-facts.ts';

/**
 * The part of the walk around a place: the place before it, the one after it and the path between
 * them. Null for a place on its own, without neighbours or a path to them.
 */
export function walkAround(
  places: readonly Pick<Place, 'p_location'>[],
  index: number,
  path: string | null,
): Bounds | null {
  const here = parseLocation(places[index]?.p_location);
  const [before, after] = [places[index - 1], places[index + 1]].map((place) =>
    parseLocation(place?.p_location),
  );
  const walked = parseShapes('path', path).flatMap(({ points }) => points);
  const from = before ?? here;
  const to = after ?? here;
  if (here === null || from === null || to === null) return null;
  if (walked.length === 0 || (from === here && to === here)) return null;
  return boundsOfPoints([from, here, to, ...pathBetween(walked, from, to)]);
}
