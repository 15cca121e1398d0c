import type { Point } from '../geo/point.ts';
import { parseShapesInSteps } from '../geo/shapes-text.ts';
import type { ExportedGuide, ExportedPlace } from './exported-guide.ts';
import { type Pieces, writeMany } from './pieces.ts';

/** A guide as GeoJSON (RFC 7946), with colours as most map programs read them. */
export function* geoJsonFile(guide: ExportedGuide): Pieces {
  const { title, description, language, facts } = guide;
  const written = Object.entries(facts).flatMap(([name, json]) =>
    json === null ? [] : [[name, JSON.parse(json)] as const],
  );
  const members = {
    type: 'FeatureCollection',
    name: title,
    description,
    language,
    ...Object.fromEntries(written),
  };
  yield `${JSON.stringify(members).slice(0, -1)},"features":[`;
  let isFirst = true;
  for (const feature of featuresOf(guide)) {
    if (feature === undefined) yield;
    else {
      yield isFirst ? '' : ',';
      yield* feature;
      isFirst = false;
    }
  }
  yield ']}';
}

/** The text of each feature in pieces; undefined marks a parsing step. */
function* featuresOf({ places, paths, boundaries }: ExportedGuide): Generator<Pieces | undefined> {
  for (const place of places) yield pointFeature(place);
  for (const { name, text } of paths) {
    for (const { points, colour } of yield* parseShapesInSteps('path', text)) {
      yield shapeFeature('LineString', points, { name, stroke: colour });
    }
  }
  for (const { name, text } of boundaries) {
    for (const { points, colour } of yield* parseShapesInSteps('boundary', text)) {
      // GeoJSON repeats a ring's first point at its end.
      const ring = [...points, ...points.slice(0, 1)];
      yield shapeFeature('Polygon', ring, { name, stroke: colour, fill: colour });
    }
  }
}

function* pointFeature({ title, description, point, trigger }: ExportedPlace): Pieces {
  const properties = {
    name: title,
    description,
    ...(trigger === null ? {} : { trigger: JSON.parse(trigger) }),
  };
  yield JSON.stringify({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: position(point) },
  });
}

/** The coordinates of an area are a list of rings, those of a line a list of positions. */
function* shapeFeature(
  type: 'LineString' | 'Polygon',
  points: readonly Point[],
  properties: object,
): Pieces {
  const [open, close] = type === 'Polygon' ? ['[[', ']]'] : ['[', ']'];
  yield `{"type":"Feature","properties":${JSON.stringify(properties)},"geometry":{"type":"${type}","coordinates":${open}`;
  yield* writeMany(points, (point) => JSON.stringify(position(point)), ',');
  yield `${close}}}`;
}

/** Longitude comes first. */
function position({ lat, lng }: Point): readonly [number, number] {
  return [lng, lat];
}
