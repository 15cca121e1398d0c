import { EXPORT_FORMAT_TABLE, EXPORT_FORMATS } from '@laneway/domain/export/export-formats';
import type { Content, Header } from './endpoint-schema.ts';
import { Type } from './json-schema.ts';
import { request } from './objects.ts';
import { oneOf } from './scalars.ts';

export const ExportQuery = request('ExportQuery', { format: oneOf(EXPORT_FORMATS) });

/** A guide's geography in the requested format. */
export const MapFile = {
  contentType: EXPORT_FORMAT_TABLE.gpx.contentType,
  otherContentTypes: [EXPORT_FORMAT_TABLE.geojson.contentType],
  /** Text, as bytes on the server. */
  schema: Type.Unsafe<Uint8Array>({ type: 'string' }),
} satisfies Content;

export const EXPORT_HEADERS = {
  'content-disposition': {
    description: 'A file name made from the title of the guide.',
    schema: Type.String(),
  },
} as const satisfies Record<string, Header>;
