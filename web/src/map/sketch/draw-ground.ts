import { worldPerMetre } from './projection.ts';
import type { Shape, SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { inReach, type Surface, type TileView, traceArea, traceLine } from './surface.ts';

const MIDDLE_LATITUDE = -37.82;
const SHORE_WIDTH = 1.4;

/** Distances from the shore, in pixels, of the lines that engravers drew along it. */
const RIPPLES = [
  { out: 15, from: 11 },
  { out: 9, from: 11 },
  { out: 4, from: 10 },
];

const BEACH_FROM_ZOOM = 13;

/** Land, parks and water: what lies under everything that people built. */
export function drawGround(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  surface.fillStyle = palette.land;
  surface.fillRect(0, 0, view.size, view.size);
  drawParks(surface, view, map, palette);
  drawSea(surface, view, map, palette);
  drawInlandWater(surface, view, map, palette);
  fillAreas(surface, view, map.island, view.zoom > 12 ? palette.park : palette.land);
  drawBeaches(surface, view, map, palette);
}

function drawParks(surface: Surface, view: TileView, map: SketchMap, palette: SketchPalette): void {
  surface.beginPath();
  for (const shape of inReach([...map.park, ...map.green], view)) {
    traceArea(surface, shape.line, view);
  }
  surface.fillStyle = palette.park;
  surface.fill();
  surface.strokeStyle = palette.parkEdge;
  surface.lineWidth = 1;
  surface.stroke();
}

/** The sea with its shore and the ripples along it. */
export function drawSea(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  const seas = inReach(map.sea, view);
  if (seas.length === 0) return;
  surface.lineJoin = 'round';
  surface.beginPath();
  for (const { line } of seas) traceArea(surface, line, view);
  surface.strokeStyle = palette.shore;
  surface.lineWidth = SHORE_WIDTH * 2;
  surface.stroke();
  surface.fillStyle = palette.water;
  surface.fill();
  surface.save();
  surface.clip();
  for (const { out, from } of RIPPLES) {
    if (view.zoom < from) continue;
    surface.strokeStyle = palette.ripple;
    surface.lineWidth = out * 2 + 1;
    surface.stroke();
    surface.strokeStyle = palette.water;
    surface.lineWidth = out * 2 - 1;
    surface.stroke();
  }
  surface.restore();
}

/** Shores first and water over them, so that a river and the dock it runs into are one water. */
function drawInlandWater(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  const areas = inReach([...map.dock, ...map.lake], view);
  const rivers = inReach(map.river, view);
  surface.lineJoin = 'round';
  surface.lineCap = 'round';
  surface.beginPath();
  for (const { line } of areas) traceArea(surface, line, view);
  surface.strokeStyle = palette.shore;
  surface.lineWidth = SHORE_WIDTH;
  surface.stroke();
  for (const river of rivers) {
    strokeShape(surface, view, river, palette.shore, riverWidth(river, view) + SHORE_WIDTH);
  }
  fillAreas(surface, view, areas, palette.water);
  for (const river of rivers) {
    strokeShape(surface, view, river, palette.water, riverWidth(river, view));
  }
  surface.lineCap = 'butt';
}

function riverWidth({ detail }: Shape, { scale }: TileView): number {
  return Math.max(1.2, Number(detail) * worldPerMetre(MIDDLE_LATITUDE) * scale);
}

function drawBeaches(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  if (view.zoom < BEACH_FROM_ZOOM) return;
  surface.lineCap = 'round';
  for (const shape of inReach(map.beach, view)) {
    strokeShape(surface, view, shape, palette.sand, 2.5 * 1.6 ** (view.zoom - BEACH_FROM_ZOOM));
  }
  surface.lineCap = 'butt';
}

function fillAreas(
  surface: Surface,
  view: TileView,
  shapes: readonly Shape[],
  colour: string,
): void {
  surface.beginPath();
  for (const { line } of inReach(shapes, view)) traceArea(surface, line, view);
  surface.fillStyle = colour;
  surface.fill();
}

function strokeShape(
  surface: Surface,
  view: TileView,
  shape: Shape,
  colour: string,
  width: number,
): void {
  surface.beginPath();
  traceLine(surface, shape.line, view);
  surface.strokeStyle = colour;
  surface.lineWidth = width;
  surface.stroke();
}
