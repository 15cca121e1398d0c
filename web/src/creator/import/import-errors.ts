import { IMPORT_LIMITS } from './import-limits.ts';

export type ImportError =
  | 'not_a_map'
  | 'too_large'
  | 'unpacks_too_large'
  | 'no_map_inside'
  | 'has_doctype'
  | 'unreadable'
  | 'out_of_range'
  | 'too_many_points'
  | 'nothing_usable'
  | 'reader_not_loaded';

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
const POINTS = IMPORT_LIMITS.points.toLocaleString('en-AU');

/** The messages: what is wrong, then what to do. */
export const ERROR_TEXTS: Readonly<Record<ImportError, string>> = {
  not_a_map: 'This isn’t a GPX, KML, KMZ or GeoJSON file, or a photo.',
  too_large: `This file is larger than ${megabytes(IMPORT_LIMITS.fileBytes)}. Export a shorter recording and try again.`,
  unpacks_too_large: `This KMZ unpacks to more than ${megabytes(IMPORT_LIMITS.unpackedBytes)}, or to too many files. Export it as KML without images and try again.`,
  no_map_inside: 'This ZIP file has no KML file in it. Export the map again as KMZ or KML.',
  has_doctype:
    'This file has a DOCTYPE, which can be used to harm your device. Export it again from a map app.',
  unreadable:
    'We couldn’t read this file. It may be damaged or cut off. Export it again and retry.',
  out_of_range:
    'The coordinates in this file aren’t latitudes and longitudes. Export it again in WGS 84 (EPSG:4326).',
  too_many_points: `This file has more than ${POINTS} points. Split it and try again.`,
  nothing_usable: 'This file has no tracks, areas or waypoints in it.',
  reader_not_loaded:
    'We couldn’t load what we need to read this file. Check your connection and try again.',
};
