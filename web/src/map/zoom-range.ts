/** The closest zoom for which tile servers have images. */
export const CLOSEST_ZOOM = 19;

/** Further out than this the world repeats beside itself. */
export const FARTHEST_ZOOM = 2;
