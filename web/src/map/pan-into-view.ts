import { FIT_BOUNDS_PADDING } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import { pointClearances } from './insets.ts';
import type { MapScene } from './map-context.ts';
import { prefersReducedMotion } from './media-preferences.ts';

/** The height of a pin and its popup above their point. */
export const PIN_HEIGHT_PX = 72;

/** Pans just far enough to show the pin at a point; not at all if it is already visible. */
export function panIntoView({ map, insets }: MapScene, point: Point): void {
  const withPin = { ...insets, top: insets.top + PIN_HEIGHT_PX };
  const { top, right, bottom, left } = pointClearances(map.getSize(), withPin, FIT_BOUNDS_PADDING);
  map.panInside([point.lat, point.lng], {
    paddingTopLeft: [left, top],
    paddingBottomRight: [right, bottom],
    animate: !prefersReducedMotion(),
  });
}
