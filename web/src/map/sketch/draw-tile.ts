import { CITY_FROM_ZOOM } from './covered-area.ts';
import { drawGraticule } from './draw-graticule.ts';
import { drawGround } from './draw-ground.ts';
import { drawLabels } from './draw-labels.ts';
import { drawCityMargin, drawRegionMargin } from './draw-margins.ts';
import { drawStructures } from './draw-structures.ts';
import { drawTowns } from './draw-towns.ts';
import { drawHighways, drawWays } from './draw-ways.ts';
import type { Label } from './label-layout.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import type { Surface, TileView } from './surface.ts';

/** Draws one tile, from the ground up. `labels` must be laid out for the tile's zoom. */
export function drawTile(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  labels: readonly Label[],
  palette: SketchPalette,
): void {
  drawGround(surface, view, map, palette);
  if (view.zoom >= CITY_FROM_ZOOM) {
    drawStructures(surface, view, map, palette);
    drawWays(surface, view, map, palette);
    drawCityMargin(surface, view, map, palette);
  }
  drawHighways(surface, view, map, palette);
  drawRegionMargin(surface, view, palette);
  drawGraticule(surface, view, palette);
  drawTowns(surface, view, map, palette);
  drawLabels(surface, view, labels, palette);
}
