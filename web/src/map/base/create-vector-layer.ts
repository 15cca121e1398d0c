import { MAP_FILE_ADDRESS, MAP_TILE_TEMPLATE, MAX_VECTOR_ZOOM } from '@laneway/domain/geo/map-file';
import type { Coords } from 'leaflet';
import {
  type Feature,
  GeomType,
  labelRules,
  leafletLayer,
  type PaintRule,
  paintRules,
  type TileSource,
  type View,
} from 'protomaps-leaflet';
import { DomUtil, GridLayer } from '../leaflet/map-parts.ts';
import type { ColourScheme } from '../media-preferences.ts';
import { CLOSEST_ZOOM } from '../zoom-range.ts';
import { type MissingTiles, watchMissingTiles } from './missing-tiles.ts';
import { ABOVE_SKETCH, type TileReport } from './tile-source.ts';
import { FLAVOURS } from './vector-flavours.ts';

const LAYER = 'laneway_ground';

/** A feature of every loaded tile, for which its background is painted. */
const GROUND: Feature = {
  geomType: GeomType.Polygon,
  geom: [],
  numVertices: 0,
  bbox: { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity },
  props: {},
};

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
    // Our own file is requested tile by tile: fewer requests than by ranges, and saved guides have
    // the tiles on the device.
    url: url === MAP_FILE_ADDRESS ? MAP_TILE_TEMPLATE : url,
    attribution,
    maxZoom: CLOSEST_ZOOM,
    maxDataZoom: MAX_VECTOR_ZOOM,
    zIndex: ABOVE_SKETCH,
    lang: 'en',
    paintRules: [groundRule(flavour.background), ...paintRules(flavour)],
    labelRules: labelRules(flavour, 'en'),
  }) as unknown as GridLayer & { readonly views: ReadonlyMap<string, View> };
  const holes = watchMissingTiles(layer, report);
  for (const view of layer.views.values()) {
    watchSource(view.tileCache.source, report);
    watchView(view, holes);
  }
  return layer;
}

/** If data can't be loaded, the layer draws an empty tile without an event, but its source rejects. */
function watchSource(source: TileSource, report: (what: TileReport) => void): void {
  const get = source.get.bind(source);
  source.get = async (coordinates, tileSize) => {
    try {
      const features = await get(coordinates, tileSize);
      report('tile-loaded');
      return withGround(features);
    } catch (error) {
      if (!isAbort(error)) report('tile-failed');
      throw error;
    }
  };
}

/** The tiles of the map without data; several of them are drawn from one tile of the file. */
function watchView(view: View, holes: MissingTiles): void {
  const getDisplayTile = view.getDisplayTile.bind(view);
  view.getDisplayTile = async (coordinates) => {
    const shown = coordinates as Coords;
    try {
      const prepared = await getDisplayTile(coordinates);
      holes.fill(shown);
      return prepared;
    } catch (error) {
      if (!isAbort(error)) holes.add(shown);
      throw error;
    }
  };
}

/** Zooming again aborts pending requests, which doesn't mean that the network failed. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * The background colour. The library would paint it in failed tiles too, and hide the sketch there; as a feature of
 * loaded tiles it is only in those.
 */
function groundRule(colour: string): PaintRule {
  return {
    dataLayer: LAYER,
    symbolizer: {
      before: () => {},
      draw: (context) => {
        context.save();
        context.resetTransform();
        context.globalAlpha = 1;
        context.fillStyle = colour;
        context.fillRect(0, 0, context.canvas.width, context.canvas.height);
        context.restore();
      },
    },
  };
}

/** The features of a loaded tile with the background, even where there is only sea. */
function withGround(features: Map<string, Feature[]>): Map<string, Feature[]> {
  return new Map([...features, [LAYER, [GROUND]]]);
}
