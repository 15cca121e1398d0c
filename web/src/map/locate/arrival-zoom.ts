import { FIT_BOUNDS_PADDING } from '@laneway/domain/geo/map-constants';
import { clearances, type Insets } from '../insets.ts';
import { PIN_HEIGHT_PX } from '../pan-into-view.ts';
import { FARTHEST_ZOOM } from '../zoom-range.ts';

/** The zoom that shows the streets around a visitor, if there is nothing else to show. */
const STREETS_ZOOM = 16;

/** Any closer, and the visitor would see a single house. */
const CLOSEST_ARRIVAL_ZOOM = 17;

type Size = { readonly x: number; readonly y: number };

/**
 * The closest zoom that shows both a visitor in the middle of the free space and the nearest pin, given its offset from
 * them in pixels at zoom 0; null if there are no pins.
 */
export function arrivalZoom(toNearest: Size | null, size: Size, insets: Insets): number {
  if (toNearest === null) return STREETS_ZOOM;
  const room = roomAround(size, insets);
  const across = (toNearest.x < 0 ? room.left : room.right) / Math.abs(toNearest.x);
  const along = (toNearest.y < 0 ? room.top : room.bottom) / Math.abs(toNearest.y);
  const zoom = Math.floor(Math.log2(Math.min(across, along)));
  return Math.min(Math.max(zoom, FARTHEST_ZOOM), CLOSEST_ARRIVAL_ZOOM);
}

/** The maximum distance of a visible pin from the middle of the free space, for each side, in pixels. */
function roomAround(size: Size, insets: Insets): Insets {
  const withPin = { ...insets, top: insets.top + PIN_HEIGHT_PX };
  const clear = clearances(size, withPin, FIT_BOUNDS_PADDING);
  const x = (size.x + insets.left - insets.right) / 2;
  const y = (size.y + insets.top - insets.bottom) / 2;
  const atLeastAPixel = (room: number) => Math.max(1, room);
  return {
    left: atLeastAPixel(x - clear.left),
    right: atLeastAPixel(size.x - clear.right - x),
    top: atLeastAPixel(y - clear.top),
    bottom: atLeastAPixel(size.y - clear.bottom - y),
  };
}
