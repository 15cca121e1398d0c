import {
  areaAround,
  MAX_AREA_ZOOM,
  MIN_AREA_ZOOM,
  printArea,
} from '@laneway/domain/discovery/tile-area';
import { latitudeAt, longitudeAt, WORLD_SIZE, worldX, worldY } from '@laneway/domain/geo/mercator';
import type { Point } from '@laneway/domain/geo/point';
import { SCREENS } from '../browser/device.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';

export const ZOOMS: readonly number[] = Array.from(
  { length: MAX_AREA_ZOOM - MIN_AREA_ZOOM + 1 },
  (_, index) => MIN_AREA_ZOOM + index,
);

/** The positions of some guides of a catalogue, and therefore mostly areas with many guides. */
export function chooseSpots(guides: number, count: number): readonly Point[] {
  const every = Math.floor(guides / count);
  const spots: Point[] = [];
  let index = 0;
  for (const { lat, lng } of makeCatalogue(guides).guides()) {
    if (index % every === 0) spots.push({ lat, lng });
    index += 1;
  }
  return spots;
}

/** The request of a desktop's map with this point in its middle. */
export function pathOfView(middle: Point, zoom: number): string {
  const { width, height } = SCREENS.desktop;
  const pixel = 1 / 2 ** zoom;
  const [x, y] = [worldX(middle.lng), worldY(middle.lat)];
  const view = {
    south: latitudeAt(Math.min(WORLD_SIZE, y + (height / 2) * pixel)),
    west: longitudeAt(x - (width / 2) * pixel),
    north: latitudeAt(Math.max(0, y - (height / 2) * pixel)),
    east: longitudeAt(x + (width / 2) * pixel),
  };
  const area = areaAround(view, zoom);
  return `/api/discover?bbox=${printArea(area)}&zoom=${area.zoom}`;
}
