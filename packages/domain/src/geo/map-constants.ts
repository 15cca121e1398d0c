import type { Point } from './point.ts';

/** The initial centre of the home maps: central Melbourne. */
export const DEFAULT_CENTRE: Point = { lat: -37.813503, lng: 144.965666 };

export const HOME_MAP_ZOOM = 15;
export const PLACE_MAP_ZOOM = 14;

/** The zoom of a guide preview with unknown bounds. */
export const DEFAULT_PREVIEW_ZOOM = 13;

/** The padding around the bounds, in pixels. */
export const FIT_BOUNDS_PADDING = 30;

export const GEOLOCATION_TIMEOUT_MS = 10_000;

/** The minimum interval between two positions of the visitor. */
export const USER_LOCATION_INTERVAL_MS = 2_000;

export const DRAG_TOLERANCE_PX = 3;
export const ZOOM_ANIMATION_SECONDS = 0.25;
