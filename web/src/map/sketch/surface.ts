import { boxesMeet, growBox, type PixelBox, scaleBox, type WorldLine } from './projection.ts';
import type { Shape } from './sketch-map.ts';

/** The part of a canvas context that the sketch map draws with. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clip'
  | 'closePath'
  | 'createLinearGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineCap'
  | 'lineDashOffset'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textBaseline'
  | 'translate'
>;

/** One tile: its position in the world at its zoom, in pixels. */
export type TileView = {
  readonly zoom: number;
  /** Pixels per pixel of zoom 0. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
  /** The tile with a margin wide enough for any stroke, in pixels of zoom 0. */
  readonly reach: PixelBox;
};

/** Wider than half of the widest stroke, so that nothing is cut off where it enters a tile. */
const MARGIN = 48;

export function tileView(column: number, row: number, zoom: number, size: number): TileView {
  const scale = 2 ** zoom;
  const [left, top] = [column * size, row * size];
  const box = {
    left: left / scale,
    top: top / scale,
    right: (left + size) / scale,
    bottom: (top + size) / scale,
  };
  return { zoom, scale, left, top, size, reach: growBox(box, MARGIN / scale) };
}

/** A box of zoom 0 in the tile's own pixels. */
export function boxOnTile(box: PixelBox, { scale, left, top }: TileView): PixelBox {
  const scaled = scaleBox(box, scale);
  return {
    left: scaled.left - left,
    top: scaled.top - top,
    right: scaled.right - left,
    bottom: scaled.bottom - top,
  };
}

export function inReach(shapes: readonly Shape[], view: TileView): Shape[] {
  return shapes.filter((shape) => boxesMeet(shape.box, view.reach));
}

/** Adds an area's outline to the current path, cut down to what the tile can show. */
export function traceArea(surface: Surface, line: WorldLine, view: TileView): void {
  const { scale, left, top } = view;
  const visible = clipArea(line, view.reach);
  for (let i = 0; i < visible.length; i += 2) {
    const x = (visible[i] ?? 0) * scale - left;
    const y = (visible[i + 1] ?? 0) * scale - top;
    if (i === 0) surface.moveTo(x, y);
    else surface.lineTo(x, y);
  }
  if (visible.length > 0) surface.closePath();
}

/**
 * Adds the stretches of a line that the tile can show to the current path. Each starts with a call to `onStretch` with
 * the length of the line before it, in pixels, which keeps dashes aligned across tiles.
 */
export function traceLine(
  surface: Surface,
  line: WorldLine,
  view: TileView,
  onStretch?: (before: number) => void,
): void {
  const { scale, left, top, reach } = view;
  let travelled = 0;
  let penDown = false;
  for (let i = 2; i < line.length; i += 2) {
    const [x, y] = [line[i - 2] ?? 0, line[i - 1] ?? 0];
    const [nextX, nextY] = [line[i] ?? 0, line[i + 1] ?? 0];
    const visible =
      Math.min(x, nextX) < reach.right &&
      Math.max(x, nextX) > reach.left &&
      Math.min(y, nextY) < reach.bottom &&
      Math.max(y, nextY) > reach.top;
    if (visible) {
      if (!penDown) {
        onStretch?.(travelled * scale);
        surface.moveTo(x * scale - left, y * scale - top);
      }
      surface.lineTo(nextX * scale - left, nextY * scale - top);
    }
    penDown = visible;
    travelled += Math.hypot(nextX - x, nextY - y);
  }
}

type Side = {
  readonly axis: 0 | 1;
  readonly sign: 1 | -1;
  readonly bound: (box: PixelBox) => number;
};

const SIDES: readonly Side[] = [
  { axis: 0, sign: 1, bound: (box) => box.left },
  { axis: 0, sign: -1, bound: (box) => box.right },
  { axis: 1, sign: 1, bound: (box) => box.top },
  { axis: 1, sign: -1, bound: (box) => box.bottom },
];

/** Sutherland and Hodgman: cuts a polygon by one side of the box after the other. */
function clipArea(line: WorldLine, box: PixelBox): ArrayLike<number> {
  let points: ArrayLike<number> = line;
  for (const side of SIDES) points = clipBySide(points, side, side.bound(box));
  return points;
}

function clipBySide(points: ArrayLike<number>, { axis, sign }: Side, bound: number): number[] {
  const kept: number[] = [];
  const { length } = points;
  for (let i = 0; i < length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const nextX = points[(i + 2) % length] ?? 0;
    const nextY = points[(i + 3) % length] ?? 0;
    const inside = ((axis === 0 ? x : y) - bound) * sign;
    const nextInside = ((axis === 0 ? nextX : nextY) - bound) * sign;
    if (inside >= 0) kept.push(x, y);
    if (inside >= 0 !== nextInside >= 0) {
      const part = inside / (inside - nextInside);
      kept.push(x + (nextX - x) * part, y + (nextY - y) * part);
    }
  }
  return kept;
}
