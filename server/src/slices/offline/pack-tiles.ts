import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { PackedTiles } from '@laneway/contract/offline-pack';
import type { Bounds } from '@laneway/domain/geo/bounds';
import { parseLocation } from '@laneway/domain/geo/location-text';
import {
  MAP_TILE_TEMPLATE,
  MAX_VECTOR_ZOOM,
  VECTOR_ZOOM_DIFFERENCE,
} from '@laneway/domain/geo/map-file';
import { parseShapesInSteps } from '@laneway/domain/geo/shapes-text';
import { collectOfflineArea, OFFLINE_ZOOMS } from '@laneway/domain/offline/tiles';
import { finishInSlices } from '../../platform/process/time-slices.ts';
import type { OfflineDeps } from './offline-deps.ts';

/** The tiles that the same zooms of the map are drawn from. */
const VECTOR_ZOOMS = {
  min: OFFLINE_ZOOMS.min - VECTOR_ZOOM_DIFFERENCE,
  max: Math.min(OFFLINE_ZOOMS.max - VECTOR_ZOOM_DIFFERENCE, MAX_VECTOR_ZOOM),
};

/** The map around a guide; null where its tiles may not be saved, and for a guide without a location. */
export async function packTiles(
  deps: Pick<OfflineDeps, 'tiles' | 'mapArchive'>,
  guide: PublishedGuide,
  places: readonly PublishedPlace[],
): Promise<PackedTiles | null> {
  const source = deps.tiles.offline ? await sourceOf(deps) : null;
  const area = source === null ? null : await areaOf(guide, places);
  if (area === null || source === null) return null;
  const { south, west, north, east } = area;
  return { ...source, bounds: [south, west, north, east] };
}

async function sourceOf({
  tiles,
  mapArchive,
}: Pick<OfflineDeps, 'tiles' | 'mapArchive'>): Promise<Omit<PackedTiles, 'bounds'> | null> {
  if (mapArchive === null) {
    // A remote map file is read in ranges, which can't be stored as tiles.
    if (!tiles.url.includes('{z}')) return null;
    const { min, max } = OFFLINE_ZOOMS;
    return { kind: 'raster', tile_url: tiles.url, min_zoom: min, max_zoom: max };
  }
  const header = await mapArchive.header();
  if (header === null) return null;
  const { min, max } = header.isVector ? VECTOR_ZOOMS : OFFLINE_ZOOMS;
  // Beyond its last zoom, a map is drawn from the tiles of that zoom.
  const last = Math.min(max, header.maxZoom);
  return {
    kind: header.isVector ? 'vector' : 'raster',
    tile_url: MAP_TILE_TEMPLATE,
    min_zoom: Math.min(min, last),
    max_zoom: last,
  };
}

/** The area of everything on the map of a guide. A path may have thousands of points, so they are read in slices. */
function areaOf(guide: PublishedGuide, places: readonly PublishedPlace[]): Promise<Bounds | null> {
  return finishInSlices(collectArea(guide, places));
}

function* collectArea(
  guide: PublishedGuide,
  places: readonly PublishedPlace[],
): Generator<undefined, Bounds | null> {
  const { add, area } = collectOfflineArea();
  for (const text of [guide.g_location, ...places.map(({ p_location }) => p_location)]) {
    const point = parseLocation(text);
    if (point !== null) add(point);
  }
  const texts = [
    ...[guide.g_path, ...places.map(({ p_path }) => p_path)].map((text) => ['path', text] as const),
    ...[guide.g_boundary, ...places.map(({ p_boundary }) => p_boundary)].map(
      (text) => ['boundary', text] as const,
    ),
  ];
  for (const [kind, text] of texts) {
    for (const { points } of yield* parseShapesInSteps(kind, text)) points.forEach(add);
    yield;
  }
  return area();
}
