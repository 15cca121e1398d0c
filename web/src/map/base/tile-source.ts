/** Where the ground of the map comes from, as the operator has set it. */
export type TileSource = {
  /** An image address with {z}, {x}, {y} and perhaps {s}, or that of a .pmtiles file. */
  readonly url: string;
  /** Credits as HTML, written by the operator. */
  readonly attribution: string;
};

/** What a tile layer tells about its tiles. */
export type TileReport = 'tile-loaded' | 'tile-failed' | 'view-covered';

/** True for a file of map data that is drawn here, in our own colours, and not loaded as images. */
export function isVectorMap(url: string): boolean {
  return /\.pmtiles(?:[?#]|$)/i.test(url);
}

/** Tiles cover the sketch, whichever of the two is put on the map first. */
export const ABOVE_SKETCH = 2;
