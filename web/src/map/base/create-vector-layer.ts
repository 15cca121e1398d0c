import {
  labelRules,
  leafletLayer,
  paintRules,
  type TileSource,
  type View,
} from 'protomaps-leaflet';
import { DomUtil, GridLayer } from '../leaflet/map-parts.ts';
import type { ColourScheme } from '../media-preferences.ts';
import { CLOSEST_ZOOM } from '../zoom-range.ts';
import { ABOVE_SKETCH, type TileReport } from './tile-source.ts';
import { FLAVOURS } from './vector-flavours.ts';

// The library finds its Leaflet here.
Object.assign(globalThis, { L: { DomUtil, GridLayer } });

/** A map drawn from a .pmtiles file. Loaded on demand: most operators use image tiles. */
export function createVectorLayer(
  url: string,
  attribution: string,
  theme: ColourScheme,
  report: (what: TileReport) => void,
): GridLayer {
  const flavour = FLAVOURS[theme];
  const layer = leafletLayer({
    url,
    attribution,
    maxZoom: CLOSEST_ZOOM,
    zIndex: ABOVE_SKETCH,
    lang: 'en',
    backgroundColor: flavour.background,
    paintRules: paintRules(flavour),
    labelRules: labelRules(flavour, 'en'),
  }) as unknown as GridLayer & { readonly views: ReadonlyMap<string, View> };
  for (const view of layer.views.values()) watchSource(view.tileCache.source, report);
  return layer.on('load', () => report('view-covered'));
}

/** If data can't be loaded, the layer draws an empty tile without an event; its source knows. */
function watchSource(source: TileSource, report: (what: TileReport) => void): void {
  const get = source.get.bind(source);
  source.get = async (coordinates, tileSize) => {
    try {
      const features = await get(coordinates, tileSize);
      report('tile-loaded');
      return features;
    } catch (error) {
      if (!isAbort(error)) report('tile-failed');
      throw error;
    }
  };
}

/** Zooming again aborts pending requests, which says nothing about the network. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
