import type { Coords, GridLayer } from 'leaflet';
import type { TileReport } from './tile-source.ts';

export type TileHoles = {
  readonly add: (coordinates: Coords) => void;
  readonly fill: (coordinates: Coords) => void;
};

/**
 * Reports that a layer covers the view, once its tiles have loaded and none in view failed: offline some are on the
 * device and others aren't, and the sketch shows through where they are missing.
 */
export function watchHoles(layer: GridLayer, report: (what: TileReport) => void): TileHoles {
  const holes = new Set<string>();
  const fill = (coordinates: Coords) => void holes.delete(keyOf(coordinates));
  layer.on({
    tileunload: ({ coords }) => fill(coords),
    load: () => {
      if (holes.size === 0) report('view-covered');
    },
  });
  return { add: (coordinates) => void holes.add(keyOf(coordinates)), fill };
}

function keyOf({ z, x, y }: Coords): string {
  return `${z}/${x}/${y}`;
}
