import { CITY, type CoveredArea, REGION } from './covered-area.ts';
import { drawSea } from './draw-ground.ts';
import { boxesMeet, type PixelBox, projectBox, scaleBox } from './projection.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import type { Surface, TileView } from './surface.ts';

type Frame = { readonly outer: PixelBox; readonly inner: PixelBox };

/** The rectangle that holds an area's contents, and the one inside which they are at full strength. */
function frameOf(area: CoveredArea): Frame {
  const { north, south, west, east, fade } = area;
  const core = {
    north: north - fade,
    south: south + fade,
    west: west + fade,
    east: east - fade,
  };
  return { outer: projectBox(area), inner: projectBox(core) };
}

const CITY_FRAME = frameOf(CITY);
const REGION_FRAME = frameOf(REGION);

/**
 * Lets the streets run out into open land at the edge of the city, and the coast into blank paper at
 * the edge of the region, so that the end of the data looks like the margin of a sheet.
 */
export function drawMargins(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  if (fadeOut(surface, view, CITY_FRAME, palette)) {
    surface.save();
    clipOutside(surface, view, CITY_FRAME.inner);
    drawSea(surface, view, map, palette);
    surface.restore();
  }
  fadeOut(surface, view, REGION_FRAME, palette);
}

/** Cuts drawing off inside a rectangle of the world. */
function clipOutside(surface: Surface, view: TileView, hole: PixelBox): void {
  const { left, top, right, bottom } = onTile(hole, view);
  surface.beginPath();
  surface.rect(0, 0, view.size, view.size);
  surface.rect(left, top, right - left, bottom - top);
  surface.clip('evenodd');
}

export function clipOutsideCity(surface: Surface, view: TileView): void {
  clipOutside(surface, view, CITY_FRAME.inner);
}

/** Whether a tile shows nothing but the city at full strength. */
export function isInsideCity(view: TileView): boolean {
  const { left, top, right, bottom } = onTile(CITY_FRAME.inner, view);
  return left <= 0 && top <= 0 && right >= view.size && bottom >= view.size;
}

function onTile(box: PixelBox, view: TileView): PixelBox {
  const { left, top, right, bottom } = scaleBox(box, view.scale);
  return {
    left: left - view.left,
    top: top - view.top,
    right: right - view.left,
    bottom: bottom - view.top,
  };
}

/** Paints land over the band between a frame's rectangles; tells whether the tile touches it. */
function fadeOut(
  surface: Surface,
  view: TileView,
  { outer, inner }: Frame,
  { land }: SketchPalette,
): boolean {
  const from = onTile(outer, view);
  const to = onTile(inner, view);
  const tile = { left: 0, top: 0, right: view.size, bottom: view.size };
  const covered = to.left <= 0 && to.top <= 0 && to.right >= view.size && to.bottom >= view.size;
  if (covered || !boxesMeet(from, tile)) return false;
  const bands: readonly [x0: number, y0: number, x1: number, y1: number][] = [
    [from.left, 0, to.left, 0],
    [from.right, 0, to.right, 0],
    [0, from.top, 0, to.top],
    [0, from.bottom, 0, to.bottom],
  ];
  for (const band of bands) {
    const gradient = surface.createLinearGradient(...band);
    gradient.addColorStop(0, land);
    gradient.addColorStop(1, `${land}00`);
    surface.fillStyle = gradient;
    surface.fillRect(0, 0, view.size, view.size);
  }
  return true;
}
