import { CITY, type CoveredArea, REGION } from './covered-area.ts';
import { drawSea } from './draw-ground.ts';
import { boxesMeet, type PixelBox, projectBox } from './projection.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { boxOnTile, type Surface, type TileView } from './surface.ts';

/** The rectangle of an area's content, and the one in which it is at full strength. */
type Frame = { readonly outer: PixelBox; readonly inner: PixelBox };

function frameOf(area: CoveredArea): Frame {
  const { north, south, west, east, fade } = area;
  const core = { north: north - fade, south: south + fade, west: west + fade, east: east - fade };
  return { outer: projectBox(area), inner: projectBox(core) };
}

export const CITY_FRAME = frameOf(CITY);
const REGION_FRAME = frameOf(REGION);

/**
 * Fades the streets into built-up land at the edge of the city, so that the end of the sketch's
 * data looks like the margin of a sheet. The sea is painted again, because it doesn't end there.
 */
export function drawCityMargin(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  if (!touchesBand(view, CITY_FRAME)) return;
  fadeInto(surface, view, CITY_FRAME, palette.urban);
  surface.save();
  clipOutside(surface, view, CITY_FRAME.inner);
  drawSea(surface, view, map, palette);
  surface.restore();
}

/** Fades the coast and the highways into blank paper at the edge of the region. */
export function drawRegionMargin(surface: Surface, view: TileView, palette: SketchPalette): void {
  if (touchesBand(view, REGION_FRAME)) fadeInto(surface, view, REGION_FRAME, palette.land);
}

function touchesBand(view: TileView, { outer, inner }: Frame): boolean {
  const tile = { left: 0, top: 0, right: view.size, bottom: view.size };
  const { left, top, right, bottom } = boxOnTile(inner, view);
  const covered = left <= 0 && top <= 0 && right >= view.size && bottom >= view.size;
  return !covered && boxesMeet(boxOnTile(outer, view), tile);
}

/** Clips drawing to the outside of a rectangle of the world. */
function clipOutside(surface: Surface, view: TileView, hole: PixelBox): void {
  const { left, top, right, bottom } = boxOnTile(hole, view);
  surface.beginPath();
  surface.rect(0, 0, view.size, view.size);
  surface.rect(left, top, right - left, bottom - top);
  surface.clip('evenodd');
}

/** Paints a colour over the band between a frame's rectangles, thinner towards the inner one. */
function fadeInto(surface: Surface, view: TileView, frame: Frame, colour: string): void {
  const outer = boxOnTile(frame.outer, view);
  const inner = boxOnTile(frame.inner, view);
  const bands = [
    [outer.left, 0, inner.left, 0],
    [outer.right, 0, inner.right, 0],
    [0, outer.top, 0, inner.top],
    [0, outer.bottom, 0, inner.bottom],
  ] as const;
  for (const [x, y, toX, toY] of bands) {
    const gradient = surface.createLinearGradient(x, y, toX, toY);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, `${colour}00`);
    surface.fillStyle = gradient;
    surface.fillRect(0, 0, view.size, view.size);
  }
}
