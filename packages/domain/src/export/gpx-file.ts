import type { Point } from '../geo/point.ts';
import { parseShapesInSteps } from '../geo/shapes-text.ts';
import type { ExportedGuide, ExportedPlace } from './exported-guide.ts';
import { type Pieces, writeMany } from './pieces.ts';

/** GPX has no areas: a boundary is a closed track with this type, which our import recognises. */
export const GPX_BOUNDARY_TYPE = 'boundary';

/** Characters that XML 1.0 can't hold, not even as a reference: most control characters and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Parsers would turn a bare carriage return into a line feed.
  '\r': '&#13;',
};

/** A guide as GPX 1.1: its places as waypoints, its paths and boundaries as tracks. */
export function* gpxFile(guide: ExportedGuide): Pieces {
  const { title, description, language, facts, paths, boundaries, places } = guide;
  const more = extensions(
    languageOf(language),
    ...Object.entries(facts).map(([name, json]) => extensionElement(name, json)),
  );
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<gpx version="1.1" creator="Laneway" xmlns="http://www.topografix.com/GPX/1/1">\n';
  yield `<metadata>${element('name', title)}${element('desc', description)}${more}</metadata>\n`;
  for (const place of places) yield `${waypoint(place)}\n`;
  for (const { name, text } of paths) {
    for (const { points } of yield* parseShapesInSteps('path', text)) {
      yield* track(name, null, points);
    }
  }
  for (const { name, text } of boundaries) {
    for (const { points } of yield* parseShapesInSteps('boundary', text)) {
      yield* track(name, GPX_BOUNDARY_TYPE, [...points, ...points.slice(0, 1)]);
    }
  }
  yield '</gpx>\n';
}

/** The namespace of our own extension elements. */
const EXTENSION_NAMESPACE = 'urn:laneway:walk:1';

/** GPX has no element for the language; this is Dublin Core's, in the extensions. */
function languageOf(tag: string): string {
  return `<language xmlns="http://purl.org/dc/elements/1.1/">${xmlText(tag)}</language>`;
}

/** A fact of a guide or a trigger as JSON, in our extension element. */
function extensionElement(name: string, json: string | null): string {
  return json === null ? '' : `<${name} xmlns="${EXTENSION_NAMESPACE}">${xmlText(json)}</${name}>`;
}

function extensions(...elements: readonly string[]): string {
  const all = elements.join('');
  return all === '' ? '' : `<extensions>${all}</extensions>`;
}

function waypoint({ title, description, point, trigger }: ExportedPlace): string {
  const more = extensions(extensionElement('trigger', trigger));
  return `<wpt ${position(point)}>${element('name', title)}${element('desc', description)}${more}</wpt>`;
}

function* track(name: string, type: string | null, points: readonly Point[]): Pieces {
  const kind = type === null ? '' : element('type', type);
  yield `<trk>${element('name', name)}${kind}<trkseg>\n`;
  yield* writeMany(points, (point) => `<trkpt ${position(point)}/>`, '\n');
  yield '\n</trkseg></trk>\n';
}

function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

function position({ lat, lng }: Point): string {
  return `lat="${plainDecimal(lat)}" lon="${plainDecimal(lng)}"`;
}

/** GPX's numbers have no exponent, which JavaScript writes for tiny ones. */
function plainDecimal(degrees: number): string {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(10) : text;
}

/** Escapes text for an element or a quoted attribute. */
function xmlText(text: string): string {
  return text
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"'\r]/g, (character) => ESCAPES[character] ?? '');
}
