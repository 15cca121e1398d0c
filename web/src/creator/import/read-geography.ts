import { fail } from '@laneway/domain/result';
import type { ReadResult, ReadText } from './formats/format.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { hasDoctype, rootNameOf, type XmlParser } from './safe-xml.ts';

/** The first bytes that show an encoding: a byte order mark, or the zeros around a '<' or '{'. */
const SIGNATURES: readonly {
  readonly bytes: readonly (number | 'any')[];
  readonly label: string;
}[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: ['any', 0, 'any', 0], label: 'utf-16le' },
  { bytes: [0, 'any', 0, 'any'], label: 'utf-16be' },
];

const PROLOG_BYTES = 200;
const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

/**
 * The text formats by the start of their content, because file names are less reliable. Their code is loaded when
 * needed.
 */
const TEXT_FORMATS: readonly {
  readonly isIn: (text: string) => boolean;
  readonly load: () => Promise<ReadText>;
}[] = [
  {
    isIn: (text) => rootNameOf(text) === 'gpx',
    load: async () => (await import('./formats/gpx.ts')).readGpx,
  },
  {
    // Old files begin with the document or the placemarks themselves.
    isIn: (text) => ['kml', 'document', 'placemark', 'folder'].includes(rootNameOf(text) ?? ''),
    load: async () => (await import('./formats/kml.ts')).readKml,
  },
  {
    isIn: (text) => /^\ufeff?\s*\{/.test(text),
    load: async () => (await import('./formats/geojson.ts')).readGeoJson,
  },
];

/**
 * Reads an untrusted GPX, KML, KMZ or GeoJSON file: it is recognised by its content and refused when it is too large,
 * malicious, or has nothing to show on a map. Rejects only if code can't be loaded.
 */
export async function readGeography(bytes: Uint8Array, parser: XmlParser): Promise<ReadResult> {
  if (bytes.length > IMPORT_LIMITS.fileBytes) return fail('too_large');
  if (!isZip(bytes)) return readText(bytes, parser);
  const { unpackKmz } = await import('./formats/kmz.ts');
  const unpacked = unpackKmz(bytes);
  return unpacked.ok ? readText(unpacked.value, parser) : unpacked;
}

async function readText(bytes: Uint8Array, parser: XmlParser): Promise<ReadResult> {
  const text = decodeText(bytes);
  if (text === null) return fail('unreadable');
  const format = TEXT_FORMATS.find(({ isIn }) => isIn(text));
  if (format === undefined) return fail(isSuspicious(text) ? 'has_doctype' : 'not_a_map');
  const read = await format.load();
  return read(text, parser);
}

/** A web page has a document type as well, and is harmless. */
function isSuspicious(text: string): boolean {
  return hasDoctype(text) && !/<!doctype\s+html/i.test(text.slice(0, 1_000));
}

function isZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/** The text of a file, in its detected or declared encoding; null for an unknown one. */
function decodeText(bytes: Uint8Array): string | null {
  const shown = SIGNATURES.find((one) =>
    one.bytes.every((byte, index) => (byte === 'any' ? bytes[index] !== 0 : bytes[index] === byte)),
  );
  if (shown !== undefined) return new TextDecoder(shown.label).decode(bytes);
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, PROLOG_BYTES));
  try {
    return new TextDecoder(DECLARED.exec(prolog)?.[1] ?? 'utf-8').decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
