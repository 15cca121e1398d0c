/** The source of the base map, as configured by the operator. */
export type TileSource = {
  /** An image URL with {z}, {x}, {y} and perhaps {s}, or the URL of a .pmtiles file. */
  readonly url: string;
  /** Credits as HTML, written by the operator. */
  readonly attribution: string;
};

export type TileReport = 'tile-loaded' | 'tile-failed' | 'view-covered';

/** True for a file of map data, which we draw in our own colours instead of loading images. */
export function isVectorMap(url: string): boolean {
  return /\.pmtiles(?:[?#]|$)/i.test(url);
}

/** Tiles cover the sketch, whichever is added to the map first. */
export const ABOVE_SKETCH = 2;
