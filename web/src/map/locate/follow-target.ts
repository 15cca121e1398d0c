import type { Point } from '@laneway/domain/geo/point';
import type { LatLng, Map as LeafletMap } from 'leaflet';
import { type Insets, middleShift } from '../insets.ts';
import { Point as Pixel } from '../leaflet/map-parts.ts';
import { aheadShift } from './ahead-shift.ts';

export type FollowTarget = {
  readonly point: Point;
  /** The direction to look ahead in; null keeps the visitor in the middle. */
  readonly headingDegrees: number | null;
};

/** The centre of a map, at a zoom, that shows a visitor in the free space. */
export function centreFor(
  map: LeafletMap,
  insets: Insets,
  { point, headingDegrees }: FollowTarget,
  zoom: number,
): LatLng {
  const middle = middleShift(insets);
  const ahead =
    headingDegrees === null ? { x: 0, y: 0 } : aheadShift(headingDegrees, map.getSize(), insets);
  const shift = new Pixel(ahead.x - middle.x, ahead.y - middle.y);
  return map.unproject(map.project([point.lat, point.lng], zoom).add(shift), zoom);
}
