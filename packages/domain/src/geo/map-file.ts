/** Where the server has the operator's own map file, whole and by the tile. */
export const MAP_FILE_ADDRESS = '/tiles/map.pmtiles';
export const MAP_TILE_TEMPLATE = '/tiles/{z}/{x}/{y}';

/** Vector tiles are twice as wide as images, so a map at one zoom is drawn from tiles of the one before. */
export const VECTOR_ZOOM_DIFFERENCE = 1;

/** The last zoom of the tiles that a vector map is drawn from, however close the map is. */
export const MAX_VECTOR_ZOOM = 15;
