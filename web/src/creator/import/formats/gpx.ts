import { GPX_BOUNDARY_TYPE } from '@laneway/domain/export/gpx-file';
import { gpx } from '@tmcw/togeojson';
import { geographyOf } from '../features.ts';
import { parseXml } from '../safe-xml.ts';
import type { ReadText } from './format.ts';

type Feature = ReturnType<typeof gpx>['features'][number];

/** GPX: tracks and routes become paths, one for each segment. */
export const readGpx: ReadText = (text, parser) => {
  const document = parseXml(text, parser);
  if (!document.ok) return document;
  const { features } = gpx(document.value);
  return geographyOf({ type: 'FeatureCollection', features: features.map(asArea) });
};

/** GPX has no areas; exported ones are marked as such. */
function asArea(feature: Feature): unknown {
  const { geometry, properties } = feature;
  if (properties?.type !== GPX_BOUNDARY_TYPE || geometry.type !== 'LineString') return feature;
  return { ...feature, geometry: { type: 'Polygon', coordinates: [geometry.coordinates] } };
}
