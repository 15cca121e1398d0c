import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { boxOnTile, inReach, type Surface, type TileView } from './surface.ts';

const FROM_ZOOM = 8;
const TO_ZOOM = 12;
const RADIUS = 2.6;

/** The dots beside the names of towns. */
export function drawTowns(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  if (view.zoom < FROM_ZOOM || view.zoom > TO_ZOOM) return;
  surface.fillStyle = palette.placeInk;
  for (const { box } of inReach(map.town, view)) {
    const { left, top } = boxOnTile(box, view);
    surface.beginPath();
    surface.arc(left, top, RADIUS, 0, 2 * Math.PI);
    surface.fill();
  }
}
