import type { Bounds } from '@laneway/domain/geo/bounds';
import { FIT_BOUNDS_PADDING } from '@laneway/domain/geo/map-constants';
import { clearances } from './insets.ts';
import type { MapScene } from './map-context.ts';

/** The height of a pin above the fitted padding. */
const PIN_ABOVE_PADDING_PX = 28;

/** The closest zoom allowed: a single point would otherwise fill the screen with one house. */
export const CLOSEST_FIT_ZOOM = 17;

type FitOptions = { readonly closestZoom?: number; readonly animate: boolean };

/** Moves the map so that the bounds fill its free part. */
export function fitInView(
  { map, insets }: MapScene,
  { south, west, north, east }: Bounds,
  { closestZoom = CLOSEST_FIT_ZOOM, animate }: FitOptions,
): void {
  const { top, right, bottom, left } = clearances(
    map.getSize(),
    // Pins extend above their points: those at the upper edge would be under the bar.
    { ...insets, top: insets.top + PIN_ABOVE_PADDING_PX },
    FIT_BOUNDS_PADDING,
  );
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    {
      paddingTopLeft: [left, top],
      paddingBottomRight: [right, bottom],
      maxZoom: closestZoom,
      animate,
    },
  );
}
