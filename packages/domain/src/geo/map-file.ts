/** The path of the operator's own map file, whole and by tile. */
export const MAP_FILE_ADDRESS = '/tiles/map.pmtiles';
export const MAP_TILE_TEMPLATE = '/tiles/{z}/{x}/{y}';

/** Vector tiles are twice as wide as images, so a map is drawn from tiles of the zoom before. */
export const VECTOR_ZOOM_DIFFERENCE = 1;

/** The highest zoom of the vector tiles; closer maps are drawn from these. */
export const MAX_VECTOR_ZOOM = 15;
