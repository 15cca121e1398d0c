import { drawGraticule } from './draw-graticule.ts';
import { drawGround } from './draw-ground.ts';
import { drawLabels, drawTowns } from './draw-labels.ts';
import { drawMargins } from './draw-margins.ts';
import { drawStructures } from './draw-structures.ts';
import { drawHighways, drawWays } from './draw-ways.ts';
import type { Label } from './label-layout.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import type { Surface, TileView } from './surface.ts';

const TOWNS_FROM_ZOOM = 8;
const TOWNS_TO_ZOOM = 12;

/** Draws one tile, from the ground up. `labels` must be laid out for the tile's zoom. */
export function drawTile(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  labels: readonly Label[],
  palette: SketchPalette,
): void {
  drawGround(surface, view, map, palette);
  drawStructures(surface, view, map, palette);
  drawWays(surface, view, map, palette);
  drawMargins(surface, view, map, palette);
  drawGraticule(surface, view, palette);
  drawHighways(surface, view, map, palette);
  if (view.zoom >= TOWNS_FROM_ZOOM && view.zoom <= TOWNS_TO_ZOOM) {
    drawTowns(surface, view, map, palette);
  }
  drawLabels(surface, view, labels, palette);
}
