import type { Kind } from './kinds.ts';
import type { SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { inReach, type Surface, type TileView, traceArea, traceLine } from './surface.ts';

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
export function drawStructures(
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
