import { CITY_FROM_ZOOM } from './covered-area.ts';
import { drawGraticule } from './draw-graticule.ts';
import { drawGround } from './draw-ground.ts';
import { drawCityMargin, drawRegionMargin } from './draw-margins.ts';
import { drawHighways, drawWays } from './draw-ways.ts';
import type { Kind } from './kinds.ts';
import type { Label } from './label-layout.ts';
import type { Run } from './label-placements.ts';
import { boxesMeet, growBox } from './projection.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import {
  boxOnTile,
  inReach,
  type Surface,
  type TileView,
  traceArea,
  traceLine,
} from './surface.ts';

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

type AreaStyle = {
  readonly kind: Kind;
  readonly from: number;
  readonly fill: keyof SketchPalette;
  readonly edge: keyof SketchPalette;
};

const AREAS: readonly AreaStyle[] = [
  { kind: 'oval', from: 13, fill: 'oval', edge: 'parkEdge' },
  { kind: 'stand', from: 13, fill: 'building', edge: 'buildingEdge' },
  { kind: 'building', from: 14, fill: 'building', edge: 'buildingEdge' },
];

type LineStyle = {
  readonly kind: Kind;
  readonly from: number;
  /** Pixels at zoom 15. */
  readonly width: number;
};

const LINES: readonly LineStyle[] = [
  { kind: 'breakwater', from: 13, width: 2 },
  { kind: 'pier', from: 12, width: 2.4 },
];

/** Landmark buildings, sports grounds, piers and breakwaters. */
function drawStructures(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  for (const { kind, from, fill, edge } of AREAS) {
    if (view.zoom < from) continue;
    surface.beginPath();
    for (const { line } of inReach(map[kind], view)) traceArea(surface, line, view);
    surface.fillStyle = palette[fill];
    surface.fill();
    surface.strokeStyle = palette[edge];
    surface.lineWidth = 1;
    surface.stroke();
  }
  surface.strokeStyle = palette.pier;
  for (const { kind, from, width } of LINES) {
    if (view.zoom < from) continue;
    surface.beginPath();
    for (const { line } of inReach(map[kind], view)) traceLine(surface, line, view);
    surface.lineWidth = Math.max(1, width * 1.4 ** (view.zoom - 15));
    surface.stroke();
  }
}
