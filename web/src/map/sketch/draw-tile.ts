import { CITY_FROM_ZOOM } from './covered-area.ts';
import { drawGraticule } from './draw-graticule.ts';
import { drawGround } from './draw-ground.ts';
import { drawCityMargin, drawRegionMargin } from './draw-margins.ts';
import { drawStructures } from './draw-structures.ts';
import { drawHighways, drawWays } from './draw-ways.ts';
import type { Label } from './label-layout.ts';
import type { Run } from './label-placements.ts';
import { boxesMeet, growBox } from './projection.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { boxOnTile, inReach, type Surface, type TileView } from './surface.ts';

const FROM_ZOOM = 8;
const TO_ZOOM = 12;
const TOWN_RADIUS = 2.6;

const HALO = 3;

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

/** The dots beside the names of towns. */
function drawTowns(surface: Surface, view: TileView, map: SketchMap, palette: SketchPalette): void {
  if (view.zoom < FROM_ZOOM || view.zoom > TO_ZOOM) return;
  surface.fillStyle = palette.placeInk;
  for (const { box } of inReach(map.town, view)) {
    const { left, top } = boxOnTile(box, view);
    surface.beginPath();
    surface.arc(left, top, TOWN_RADIUS, 0, 2 * Math.PI);
    surface.fill();
  }
}

/** Draws the names that reach into a tile. */
function drawLabels(
  surface: Surface,
  view: TileView,
  labels: readonly Label[],
  palette: SketchPalette,
): void {
  const { left, top, size } = view;
  const tile = growBox({ left, top, right: left + size, bottom: top + size }, HALO);
  surface.textBaseline = 'middle';
  surface.lineJoin = 'round';
  surface.lineWidth = HALO;
  for (const { style, font, runs, bounds } of labels) {
    if (!boxesMeet(bounds, tile)) continue;
    surface.font = font;
    surface.strokeStyle = palette[style.halo];
    surface.fillStyle = palette[style.ink];
    // Every halo before any letter: a letter's halo must not cover its neighbour.
    for (const run of runs) write(surface, view, run, 'strokeText');
    for (const run of runs) write(surface, view, run, 'fillText');
  }
}

function write(
  surface: Surface,
  view: TileView,
  { text, x, y, angle }: Run,
  pen: 'strokeText' | 'fillText',
): void {
  const [tileX, tileY] = [x - view.left, y - view.top];
  if (angle === 0) {
    surface[pen](text, tileX, tileY);
    return;
  }
  surface.save();
  surface.translate(tileX, tileY);
  surface.rotate(angle);
  surface[pen](text, 0, 0);
  surface.restore();
}
