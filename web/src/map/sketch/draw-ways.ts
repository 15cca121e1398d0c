import { CITY_FROM_ZOOM } from './covered-area.ts';
import type { Kind } from './kinds.ts';
import type { Shape, SketchMap } from './sketch-map.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { boxOnTile, inReach, type Surface, type TileView, traceLine } from './surface.ts';

type WayStyle = {
  readonly kind: Kind;
  readonly from: number;
  /** Pixels at zoom 15, without the edges. */
  readonly width: number;
  readonly fill: keyof SketchPalette;
  readonly edge: keyof SketchPalette;
  /** For zooms at which two edges would leave no space between them. */
  readonly far: keyof SketchPalette;
};

/** From the smallest to the largest: larger ways are drawn over smaller ones. */
const STREETS: readonly WayStyle[] = [
  { kind: 'lane', from: 16, width: 1.8, fill: 'street', edge: 'streetEdge', far: 'streetEdge' },
  { kind: 'footbridge', from: 15, width: 2, fill: 'street', edge: 'pier', far: 'pier' },
  { kind: 'minor', from: 14, width: 2.9, fill: 'street', edge: 'streetEdge', far: 'streetEdge' },
  { kind: 'street', from: 13, width: 4.2, fill: 'street', edge: 'streetEdge', far: 'streetEdge' },
  { kind: 'main', from: CITY_FROM_ZOOM, width: 6, fill: 'main', edge: 'mainEdge', far: 'mainFar' },
];

const FREEWAYS: readonly WayStyle[] = [
  {
    kind: 'freeway',
    from: CITY_FROM_ZOOM,
    width: 6.6,
    fill: 'freeway',
    edge: 'freewayEdge',
    far: 'freewayFar',
  },
];

/** The data for highways is too coarse to be shown close up. */
const HIGHWAYS_FROM_ZOOM = 7;
const HIGHWAYS_TO_ZOOM = 13;

const EDGES_FROM_ZOOM = 13;
const GROWTH_PER_ZOOM = 1.55;
const TRAMS_FROM_ZOOM = 14;
const SLEEPERS_FROM_ZOOM = 13;
const STATIONS_FROM_ZOOM = 13;

/** Streets with their tram lines, railways with their stations, and freeways over all of them. */
export function drawWays(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  surface.lineJoin = 'round';
  drawNetwork(surface, view, map, palette, STREETS, 'round');
  drawTrams(surface, view, map, palette);
  drawRail(surface, view, map, palette);
  drawNetwork(surface, view, map, palette, FREEWAYS, 'butt');
  drawStations(surface, view, map, palette);
}

/** The highways out of the city, from where its streets end. */
export function drawHighways(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  if (view.zoom < HIGHWAYS_FROM_ZOOM || view.zoom > HIGHWAYS_TO_ZOOM) return;
  const width = view.zoom < 10 ? 1 : 1.6;
  const throughCity = view.zoom < CITY_FROM_ZOOM ? map.freeway : [];
  const shapes = inReach([...map.highway, ...throughCity], view);
  strokeAll(surface, view, shapes, palette.freewayFar, width);
}

/** All edges come before all fills, so that crossings stay open. */
function drawNetwork(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
  styles: readonly WayStyle[],
  ends: 'round' | 'butt',
): void {
  const shown = styles
    .filter(({ from }) => view.zoom >= from)
    .map((style) => ({
      ...style,
      shapes: inReach(map[style.kind], view),
      pixels: Math.max(0.8, style.width * GROWTH_PER_ZOOM ** (view.zoom - 15)),
    }));
  surface.lineCap = 'butt';
  if (view.zoom < EDGES_FROM_ZOOM) {
    for (const { shapes, pixels, far } of shown) {
      strokeAll(surface, view, shapes, palette[far], pixels);
    }
    return;
  }
  for (const { shapes, pixels, edge } of shown) {
    strokeAll(surface, view, shapes, palette[edge], pixels + 1.8);
  }
  // Round ends reach across the edge of the street that a way begins at.
  surface.lineCap = ends;
  for (const { shapes, pixels, fill } of shown) {
    strokeAll(surface, view, shapes, palette[fill], pixels);
  }
  surface.lineCap = 'butt';
}

function strokeAll(
  surface: Surface,
  view: TileView,
  shapes: readonly Shape[],
  colour: string,
  width: number,
): void {
  if (shapes.length === 0) return;
  surface.beginPath();
  for (const { line } of shapes) traceLine(surface, line, view);
  surface.strokeStyle = colour;
  surface.lineWidth = width;
  surface.stroke();
}

function drawTrams(surface: Surface, view: TileView, map: SketchMap, palette: SketchPalette): void {
  if (view.zoom < TRAMS_FROM_ZOOM) return;
  const streets = [...map.main, ...map.street].filter(({ detail }) => detail === 'tram');
  surface.strokeStyle = palette.tram;
  surface.lineWidth = view.zoom < 16 ? 0.9 : 1.3;
  strokeDashed(surface, view, [...streets, ...map['light-rail']], [5, 3]);
}

function drawRail(surface: Surface, view: TileView, map: SketchMap, palette: SketchPalette): void {
  const width = view.zoom < SLEEPERS_FROM_ZOOM ? 1 : view.zoom < 15 ? 2.2 : 3.2;
  strokeAll(surface, view, inReach(map.rail, view), palette.rail, width);
  if (view.zoom < SLEEPERS_FROM_ZOOM) return;
  surface.strokeStyle = palette.railGap;
  surface.lineWidth = width - 1.2;
  strokeDashed(surface, view, map.rail, [8, 8]);
}

function strokeDashed(
  surface: Surface,
  view: TileView,
  shapes: readonly Shape[],
  dash: readonly number[],
): void {
  surface.setLineDash([...dash]);
  for (const { line } of inReach(shapes, view)) {
    surface.beginPath();
    traceLine(surface, line, view, (before) => {
      surface.stroke();
      surface.beginPath();
      surface.lineDashOffset = before;
    });
    surface.stroke();
  }
  surface.setLineDash([]);
}

function drawStations(
  surface: Surface,
  view: TileView,
  map: SketchMap,
  palette: SketchPalette,
): void {
  if (view.zoom < STATIONS_FROM_ZOOM) return;
  const radius = view.zoom < 15 ? 2.4 : 3.6;
  surface.fillStyle = palette.railGap;
  surface.strokeStyle = palette.rail;
  surface.lineWidth = 1.4;
  for (const { box } of inReach(map.station, view)) {
    const { left, top } = boxOnTile(box, view);
    surface.beginPath();
    surface.arc(left, top, radius, 0, 2 * Math.PI);
    surface.fill();
    surface.stroke();
  }
}
