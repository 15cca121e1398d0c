import type { GridLayer } from 'leaflet';
import type { ColourScheme } from '../media-preferences.ts';
import { CLOSEST_ZOOM } from '../zoom-range.ts';
import styles from './base-layer.module.css';
import { ImageTileLayer } from './image-tile-layer.ts';
import { watchHoles } from './tile-holes.ts';
import { ABOVE_SKETCH, isVectorMap, type TileReport, type TileSource } from './tile-source.ts';

/** The tile layer of a source, vector or image, that reports which tiles load or fail. */
export async function createTileLayer(
  { url, attribution }: TileSource,
  theme: ColourScheme,
  report: (what: TileReport) => void,
): Promise<GridLayer> {
  if (isVectorMap(url)) {
    const { createVectorLayer } = await import('./create-vector-layer.ts');
    return createVectorLayer(url, attribution, theme, report);
  }
  const layer = new ImageTileLayer(url, {
    attribution,
    maxZoom: CLOSEST_ZOOM,
    zIndex: ABOVE_SKETCH,
    className: styles.images ?? '',
  });
  const holes = watchHoles(layer, report);
  return layer.on({
    tileload: ({ coords }) => {
      holes.fill(coords);
      report('tile-loaded');
    },
    tileerror: ({ coords }) => {
      holes.add(coords);
      report('tile-failed');
    },
  });
}
