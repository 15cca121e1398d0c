import type { ExportedGuide } from './exported-guide.ts';
import { geoJsonFile } from './geojson-file.ts';
import { gpxFile } from './gpx-file.ts';
import type { Pieces } from './pieces.ts';

export const EXPORT_FORMATS = ['gpx', 'geojson'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type FormatRow = {
  readonly label: string;
  readonly contentType: string;
  readonly write: (guide: ExportedGuide) => Pieces;
};

/** Every format that a guide can be downloaded in; its name is also the extension of the file. */
export const EXPORT_FORMAT_TABLE = {
  gpx: { label: 'GPX', contentType: 'application/gpx+xml', write: gpxFile },
  geojson: { label: 'GeoJSON', contentType: 'application/geo+json', write: geoJsonFile },
} as const satisfies Record<ExportFormat, FormatRow>;
