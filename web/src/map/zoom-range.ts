/** The closest zoom for which tile servers have images. */
export const CLOSEST_ZOOM = 19;

/** Further out than this, the map repeats the world side by side. */
export const FARTHEST_ZOOM = 2;
