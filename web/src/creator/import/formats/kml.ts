import { kml } from '@tmcw/togeojson';
import { geographyOf } from '../features.ts';
import { htmlToText } from '../plain-text.ts';
import { parseXml } from '../safe-xml.ts';
import type { ReadText } from './format.ts';

type Feature = ReturnType<typeof kml>['features'][number];

/** KML, with folders, several geometries in one placemark, Google's tracks, and styles. */
export const readKml: ReadText = (text, parser) => {
  const document = parseXml(text, parser);
  if (!document.ok) return document;
  const { features } = kml(document.value, { skipNullGeometry: true });
  const placemarks = features.filter(({ properties }) => !isOverlay(properties));
  return geographyOf({ type: 'FeatureCollection', features: placemarks.map(withPlainText) });
};

/** An image overlay is read as a rectangle, which isn't part of the drawing. */
function isOverlay(properties: Feature['properties']): boolean {
  return properties?.['@geometry-type'] === 'groundoverlay';
}

/** In KML every description is HTML, even where it isn't marked as such. */
function withPlainText(feature: Feature): unknown {
  const { description } = feature.properties ?? {};
  if (typeof description !== 'string') return feature;
  return {
    ...feature,
    properties: { ...feature.properties, description: htmlToText(description) },
  };
}
