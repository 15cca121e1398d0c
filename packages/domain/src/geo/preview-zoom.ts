import { type Bounds, extentOf } from './bounds.ts';
import { DEFAULT_PREVIEW_ZOOM } from './map-constants.ts';

/** The first row whose extent in degrees is exceeded gives the zoom. */
const ZOOM_BY_EXTENT = [
  { over: 0.1, zoom: 10 },
  { over: 0.05, zoom: 11 },
  { over: 0.01, zoom: 12 },
  { over: 0.005, zoom: 13 },
] as const;

const MAX_PREVIEW_ZOOM = 14;

/** The zoom at which a guide's preview map shows all of the guide. */
export function previewZoom(bounds: Bounds | null): number {
  if (bounds === null) return DEFAULT_PREVIEW_ZOOM;
  const extent = extentOf(bounds);
  return ZOOM_BY_EXTENT.find((row) => extent > row.over)?.zoom ?? MAX_PREVIEW_ZOOM;
}
