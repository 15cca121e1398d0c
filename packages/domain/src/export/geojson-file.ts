import type { Point } from '../geo/point.ts';
import type { ExportedGuide } from './exported-guide.ts';

/** A guide as GeoJSON (RFC 7946), with colours as most map programs read them. */
export function geoJsonFile({
  title,
  description,
  language,
  walk,
  paths,
  boundaries,
  places,
}: ExportedGuide): string {
  const features = [
    ...places.map((place) =>
      feature('Point', position(place.point), {
        name: place.title,
        description: place.description,
        ...(place.trigger === null ? {} : { trigger: JSON.parse(place.trigger) }),
      }),
    ),
    ...paths.map(({ name, shape }) =>
      feature('LineString', shape.points.map(position), { name, stroke: shape.colour }),
    ),
    ...boundaries.map(({ name, shape }) =>
      feature('Polygon', [closedRing(shape.points)], {
        name,
        stroke: shape.colour,
        fill: shape.colour,
      }),
    ),
  ];
  return JSON.stringify({
    type: 'FeatureCollection',
    name: title,
    description,
    language,
    ...(walk === null ? {} : { walk: JSON.parse(walk) }),
    features,
  });
}

function feature(type: string, coordinates: unknown, properties: object): object {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

/** Longitude comes first. */
function position({ lat, lng }: Point): readonly [number, number] {
  return [lng, lat];
}

/** The standard wants a ring's first point again at its end. */
function closedRing(points: readonly Point[]): readonly (readonly [number, number])[] {
  return [...points, ...points.slice(0, 1)].map(position);
}
