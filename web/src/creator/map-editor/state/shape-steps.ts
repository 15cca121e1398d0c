import {
  insertVertex as insertInto,
  moveVertex as moveIn,
  removeVertex,
  splitBoundary as splitAcross,
  splitPath,
} from '@laneway/domain/geo/edit-shapes';
import type { Point } from '@laneway/domain/geo/point';
import type { Shape } from '@laneway/domain/geo/shapes-text';
import { PIN_NAMES, SHAPE_NAMES } from './announcements.ts';
import { withPin, withShapes } from './edit-geometry.ts';
import {
  announce,
  type EditorState,
  type Selection,
  type ShapeRef,
  type VertexRef,
} from './editor-state.ts';
import { editGeometry, isDrawn } from './step.ts';

/** The referenced shape, unless it or its point is gone or invalid. */
export function shapeAt(
  { drawing }: EditorState,
  ref: ShapeRef & { readonly vertex?: number | null },
): Shape | null {
  return isDrawn(drawing, ref) ? (drawing[ref.kind].shown[ref.index] ?? null) : null;
}

export function movePin(state: EditorState, point: Point | null): EditorState {
  const next = withPin(state.history.present, state.subject, point);
  const had = state.drawing.pin.shown !== null;
  const verb = point === null ? 'removed' : had ? 'moved' : 'set';
  return announce(editGeometry(state, next), `${PIN_NAMES[state.subject]} ${verb}`);
}

export function moveVertex(state: EditorState, ref: VertexRef, point: Point): EditorState {
  const shape = shapeAt(state, ref);
  if (shape === null) return state;
  const moved = replace(state, ref, [moveIn(shape, ref.vertex, point)]);
  return announce({ ...moved, selection: ref }, `Point ${ref.vertex + 1} moved`);
}

export function insertVertex(
  state: EditorState,
  ref: ShapeRef,
  after: number,
  point: Point,
): EditorState {
  const shape = shapeAt(state, ref);
  if (shape === null) return state;
  const longer = replace(state, ref, [insertInto(shape, after, point)]);
  const selection = { ...ref, vertex: after + 1 };
  return announce({ ...longer, selection }, `Point ${after + 2} added`);
}

/** A shape that loses too many points is deleted. */
export function deleteVertex(state: EditorState, ref: VertexRef): EditorState {
  const shape = shapeAt(state, ref);
  if (shape === null) return state;
  const shorter = removeVertex(ref.kind, shape, ref.vertex);
  if (shorter === null) return deleteShape(state, ref);
  const { kind, index } = ref;
  const next = replace({ ...state, held: null }, ref, [shorter]);
  return announce(
    { ...next, selection: { kind, index, vertex: null } },
    `Point ${ref.vertex + 1} deleted`,
  );
}

export function deleteShape(state: EditorState, ref: ShapeRef): EditorState {
  if (shapeAt(state, ref) === null) return state;
  const selection = afterDeletion(state.selection, ref);
  const next = replace({ ...state, selection: null, held: null, splitFrom: null }, ref, []);
  return announce({ ...next, selection }, `${SHAPE_NAMES[ref.kind]} deleted`);
}

/** The same shape with its new index; null if it was deleted. */
function afterDeletion(selection: Selection | null, { kind, index }: ShapeRef): Selection | null {
  if (selection === null || selection.kind !== kind || selection.index < index) return selection;
  return selection.index === index ? null : { ...selection, index: selection.index - 1 };
}

export function recolour(state: EditorState, ref: ShapeRef, colour: string): EditorState {
  const shape = shapeAt(state, ref);
  return shape === null ? state : replace(state, ref, [{ ...shape, colour }]);
}

/** Cuts a path at one of its points. A boundary is cut once a second corner is chosen. */
export function split(state: EditorState, ref: VertexRef): EditorState {
  const shape = shapeAt(state, ref);
  if (shape === null) return state;
  if (ref.kind === 'boundary') {
    return announce({ ...state, splitFrom: ref }, 'Choose the corner to split to');
  }
  return splitInto(state, ref, splitPath(shape, ref.vertex), 'Choose a point between its ends');
}

export function splitBoundary(state: EditorState, from: VertexRef, to: VertexRef): EditorState {
  const shape = shapeAt(state, from);
  const done = { ...state, splitFrom: null };
  const isSameShape = to.kind === 'boundary' && from.index === to.index;
  if (shape === null || !isSameShape) return done;
  const halves = splitAcross(shape, from.vertex, to.vertex);
  return splitInto(done, from, halves, 'Choose two corners that aren’t neighbours');
}

function splitInto(
  state: EditorState,
  ref: ShapeRef,
  halves: readonly Shape[] | null,
  refusal: string,
): EditorState {
  if (halves === null) return announce(state, refusal);
  const { kind, index } = ref;
  const next = { ...replace(state, ref, halves), selection: { kind, index, vertex: null } };
  return announce(next, `${SHAPE_NAMES[kind]} split in two`);
}

function replace(state: EditorState, ref: ShapeRef, shapes: readonly Shape[]): EditorState {
  return editGeometry(state, withShapes(state.history.present, ref, shapes));
}
