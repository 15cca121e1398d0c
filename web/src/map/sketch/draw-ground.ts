import { CITY_FROM_ZOOM } from './covered-area.ts';
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

/** Draws land, parks and water, below all structures. */
export function drawGround(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  surface.fillStyle = palette.land;
  surface.fillRect(0, 0, view.size, view.size);
  fillAreas(surface, view, map.urban, palette.urban);
  const nearEnough = view.zoom >= CITY_FROM_ZOOM;
  if (nearEnough) {
    drawParks(surface, view, map, palette);
    // Every shore before any water, so that a river, the dock it runs into and the sea merge.
    drawInlandShores(surface, view, map, palette);
  }
  drawSea(surface, view, map, palette);
  if (nearEnough) {
    drawInlandWater(surface, view, map, palette);
    drawBeaches(surface, view, map, palette);
  }
  fillAreas(surface, view, map.island, palette.land);
}

function drawParks(surface: Surface, view: TileView, map: SketchMap, palette: SketchPalette): void {
  const parks = inReach([...map.park, ...map.green], view);
  if (parks.length === 0) return;
  fillAreas(surface, view, parks, palette.park);
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

function drawInlandShores(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  surface.lineJoin = 'round';
  surface.strokeStyle = palette.shore;
  surface.lineWidth = SHORE_WIDTH * 2;
  surface.beginPath();
  for (const { line } of inReach([...map.dock, ...map.lake], view)) {
    traceArea(surface, line, view);
  }
  surface.stroke();
  strokeRivers(surface, view, map, SHORE_WIDTH * 2);
}

function drawInlandWater(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  fillAreas(surface, view, [...map.dock, ...map.lake], palette.water);
  surface.strokeStyle = palette.water;
  strokeRivers(surface, view, map, 0);
}

function strokeRivers(surface: Surface, view: TileView, map: SketchMap, extra: number): void {
  surface.lineCap = 'round';
  for (const { detail, line } of inReach(map.river, view)) {
    const width = Number(detail) * worldPerMetre(MIDDLE_LATITUDE) * view.scale;
    surface.beginPath();
    traceLine(surface, line, view);
    surface.lineWidth = Math.max(1.2, width) + extra;
    surface.stroke();
  }
  surface.lineCap = 'butt';
}

function drawBeaches(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  const beaches = inReach(map.beach, view);
  if (view.zoom < BEACH_FROM_ZOOM || beaches.length === 0) return;
  surface.lineCap = 'round';
  surface.beginPath();
  for (const { line } of beaches) traceLine(surface, line, view);
  surface.strokeStyle = palette.sand;
  surface.lineWidth = 2.5 * 1.6 ** (view.zoom - BEACH_FROM_ZOOM);
  surface.stroke();
  surface.lineCap = 'butt';
}

function fillAreas(
  surface: Surface,
  view: TileView,
  shapes: readonly Shape[],
  colour: string,
): void {
  const near = inReach(shapes, view);
  if (near.length === 0) return;
  surface.beginPath();
  for (const { line } of near) traceArea(surface, line, view);
  surface.fillStyle = colour;
  surface.fill();
}
