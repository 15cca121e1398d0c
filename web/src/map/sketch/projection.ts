import { WORLD_SIZE, worldX, worldY } from '@laneway/domain/geo/mercator';
import type { GeoBox } from './covered-area.ts';
import type { LatLng } from './feature-table.ts';

/** Points one after the other, x then y, in pixels of the whole world at zoom 0. */
export type WorldLine = Float64Array;

/** A rectangle in pixels; y grows southwards. */
export type PixelBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const EQUATOR_METRES = 40_075_016.686;

export function projectLine(points: readonly LatLng[]): WorldLine {
  const line = new Float64Array(points.length * 2);
  points.forEach(([lat, lng], index) => {
    line[index * 2] = worldX(lng);
    line[index * 2 + 1] = worldY(lat);
  });
  return line;
}

export function projectBox({ north, south, west, east }: GeoBox): PixelBox {
  return { left: worldX(west), top: worldY(north), right: worldX(east), bottom: worldY(south) };
}

export function scaleBox(box: PixelBox, scale: number): PixelBox {
  return {
    left: box.left * scale,
    top: box.top * scale,
    right: box.right * scale,
    bottom: box.bottom * scale,
  };
}

export function growBox(box: PixelBox, by: number): PixelBox {
  return {
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  };
}

export function boxesMeet(a: PixelBox, b: PixelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function boxAround(line: WorldLine): PixelBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i] ?? 0;
    const y = line[i + 1] ?? 0;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The number of pixels of zoom 0 per metre on the ground at a latitude. */
export function worldPerMetre(lat: number): number {
  return WORLD_SIZE / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180));
}
