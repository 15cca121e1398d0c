import { middleOf, sidesOf } from '@laneway/domain/geo/edit-shapes';
import { distanceToSide, nearestWithin, type Pixel } from '@laneway/domain/geo/pixels';
import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { SHAPE_KINDS, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import type { Target } from '../state/editor-events.ts';
import type { EditorState, Selection, ShapeRef } from '../state/editor-state.ts';

/** The map's current projection. */
export type Projection = {
  readonly toPixel: (point: Point) => Pixel;
  readonly toPoint: (pixel: Pixel) => Point;
};

/** Half a handle: a fingertip covers 44 px. */
export const HANDLE_REACH_PX = 22;
export const SNAP_REACH_PX = 12;
/** A second tap this near to the first counts as the same spot. */
const SAME_SPOT_PX = 10;
const LINE_REACH_PX = 14;

/** The point of a screen position, snapped to the nearest of the given points if it is near enough. */
export function snap(pixel: Pixel, view: Projection, points: readonly Point[]): Point {
  const targets = points.map((point) => ({ point, pixel: view.toPixel(point) }));
  const nearest = nearestWithin(pixel, targets, SNAP_REACH_PX);
  return nearest?.point ?? roundPoint(view.toPoint(pixel));
}

/** The element at a screen position, for the current tool. */
export function findTarget(
  state: EditorState,
  pixel: Pixel,
  view: Projection,
  snapsTo: readonly Point[],
): Target {
  const ground = { what: 'ground', point: roundPoint(view.toPoint(pixel)) } as const;
  const { held, tool } = state;
  if (held !== null) {
    const snaps = held.what === 'vertex' && isPathEnd(state, held, held.vertex);
    return snaps ? { ...ground, point: snap(pixel, view, snapsTo) } : ground;
  }
  switch (tool) {
    case 'select':
      return findElement(state, pixel, view) ?? ground;
    case 'path':
    case 'boundary': {
      const point = tool === 'path' ? snap(pixel, view, snapsTo) : ground.point;
      return endsDraft(state, pixel, view)
        ? { what: 'end-of-draft', point }
        : { what: 'ground', point };
    }
    case 'pin':
    case 'places':
      return ground;
  }
}

/** True for the first and last point of a path. */
export function isPathEnd({ drawing }: EditorState, ref: ShapeRef, vertex: number): boolean {
  const last = (drawing.path.shown[ref.index]?.points.length ?? 0) - 1;
  return ref.kind === 'path' && (vertex === 0 || vertex === last);
}

function endsDraft({ draft }: EditorState, pixel: Pixel, view: Projection): boolean {
  const last = draft?.points.at(-1);
  const first = draft?.points.at(0);
  if (draft === null || last === undefined || first === undefined) return false;
  const isAt = (point: Point, reach: number) =>
    nearestWithin(pixel, [{ pixel: view.toPixel(point) }], reach) !== null;
  if (isAt(last, SAME_SPOT_PX)) return true;
  const canClose = draft.points.length >= SHAPE_KINDS.boundary.minPoints;
  return draft.kind === 'boundary' && canClose && isAt(first, HANDLE_REACH_PX);
}

function findElement(state: EditorState, pixel: Pixel, view: Projection): Target | null {
  const { selection, drawing } = state;
  const handle = selection === null ? null : findHandle(state, selection, pixel, view);
  if (handle !== null) return handle;
  const pin = drawing.pin.shown;
  if (pin !== null && nearestWithin(pixel, [{ pixel: view.toPixel(pin) }], HANDLE_REACH_PX)) {
    return { what: 'pin', point: pin };
  }
  return findShape(state, 'path', pixel, view) ?? findShape(state, 'boundary', pixel, view);
}

function findHandle(
  { drawing }: EditorState,
  { kind, index }: Selection,
  pixel: Pixel,
  view: Projection,
): Target | null {
  const shape = drawing[kind].shown[index];
  if (shape === undefined) return null;
  const vertices = shape.points.map((point, vertex) => ({
    target: { what: 'vertex', point, ref: { kind, index, vertex } } as const,
    pixel: view.toPixel(point),
  }));
  const middles = sidesOf(kind, shape).map((side) => {
    const point = roundPoint(middleOf(side));
    const target = { what: 'side', point, ref: { kind, index }, after: side.after } as const;
    return { target, pixel: view.toPixel(point) };
  });
  const nearest =
    nearestWithin(pixel, vertices, HANDLE_REACH_PX) ?? nearestWithin(pixel, middles, LINE_REACH_PX);
  return nearest?.target ?? null;
}

function findShape(
  { drawing }: EditorState,
  kind: ShapeKind,
  pixel: Pixel,
  view: Projection,
): Target | null {
  const { shown, isStale } = drawing[kind];
  if (isStale) return null;
  const index = shown.findIndex((shape) =>
    sidesOf(kind, shape).some(({ from, to }) => {
      const distance = distanceToSide(pixel, view.toPixel(from), view.toPixel(to));
      return distance <= LINE_REACH_PX;
    }),
  );
  const point = roundPoint(view.toPoint(pixel));
  return index === -1 ? null : { what: 'shape', point, ref: { kind, index } };
}
