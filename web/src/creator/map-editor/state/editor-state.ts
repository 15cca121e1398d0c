import type { Point } from '@laneway/domain/geo/point';
import { SHAPE_KINDS, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import type { Geometry, Subject } from '../geometry.ts';
import { type Drawing, EMPTY_DRAWING, readDrawing } from './drawing.ts';
import { type GeometryHistory, startHistory } from './geometry-history.ts';

/** A pointer drags things; the crosshair picks them up and drops them. */
export type TapSource = 'pointer' | 'crosshair';

/** `places` adds places to a guide; the others change the open record. */
export type Tool = 'select' | 'pin' | 'path' | 'boundary' | 'places';

/** A path or boundary by its position in its text. */
export type ShapeRef = { readonly kind: ShapeKind; readonly index: number };

export type VertexRef = ShapeRef & { readonly vertex: number };

export type Selection = ShapeRef & { readonly vertex: number | null };

/**
 * A line being drawn. Once it has enough points it is part of the drawing, but the form gets it when it is finished: a
 * guide is saved by itself, and nobody wants half a boundary published.
 */
export type Draft = {
  readonly kind: ShapeKind;
  readonly points: readonly Point[];
  /** How the last point was added. */
  readonly drawnBy: TapSource;
  /** Undone points, the latest first. */
  readonly takenBack: readonly Point[];
  /** The text before the line. */
  readonly base: string;
  /** The text before the drawing started, for cancelling. */
  readonly before: string;
};

/** The part of a line that is kept when its editor is closed, for example because another place is opened. */
export type UnfinishedLine = Pick<EditorState, 'draft' | 'colours'>;

/** The thing that moves with the map under the crosshair until it is dropped. */
export type Held = { readonly what: 'pin' } | ({ readonly what: 'vertex' } & VertexRef);

/** A place as its owner knows it. */
export type PlaceKey = number | string;

/** A place added on this map, with the step before it, so that undo takes back whichever came last. */
type AddedPlace = { readonly id: PlaceKey; readonly after: Geometry | null };

export type EditorState = {
  readonly subject: Subject;
  readonly history: GeometryHistory;
  /** Kept beside the history, which has the texts of the open record alone. */
  readonly addedPlaces: readonly AddedPlace[];
  /** The places that undo took back; redo starts with the last one. */
  readonly takenBackPlaces: readonly AddedPlace[];
  /** The places around the open record. */
  readonly placeIds: readonly PlaceKey[];
  /** The drawn geometry, with the last valid state of invalid texts. */
  readonly drawing: Drawing;
  readonly tool: Tool;
  readonly draft: Draft | null;
  readonly selection: Selection | null;
  readonly held: Held | null;
  /** The corner that a boundary is being split from: the next corner tapped is the other end. */
  readonly splitFrom: VertexRef | null;
  /** The colour of the next shape. */
  readonly colours: Readonly<Record<ShapeKind, string>>;
  /** For screen readers; the number distinguishes two equal sentences. */
  readonly announcement: { readonly text: string; readonly number: number };
};

export function startEditor(subject: Subject, geometry: Geometry, tool: Tool): EditorState {
  return {
    subject,
    history: startHistory(geometry),
    addedPlaces: [],
    takenBackPlaces: [],
    placeIds: [],
    drawing: readDrawing(EMPTY_DRAWING, geometry),
    tool,
    draft: null,
    selection: null,
    held: null,
    splitFrom: null,
    colours: { path: SHAPE_KINDS.path.defaultColour, boundary: SHAPE_KINDS.boundary.defaultColour },
    announcement: { text: '', number: 0 },
  };
}

/** The geometry for the form, without an unfinished line. */
export function finishedGeometry({ draft, history }: EditorState): Geometry {
  return draft === null ? history.present : { ...history.present, [draft.kind]: draft.before };
}

export function announce(state: EditorState, text: string): EditorState {
  return { ...state, announcement: { text, number: state.announcement.number + 1 } };
}

/** The kind of shape that a colour applies to; null when there is none. */
export function colouredKind({ draft, selection, tool }: EditorState): ShapeKind | null {
  if (draft !== null) return draft.kind;
  if (tool === 'path' || tool === 'boundary') return tool;
  return selection?.kind ?? null;
}

export function canUndo(state: EditorState): boolean {
  const { draft, held, history } = state;
  return draft !== null || held !== null || history.past.length > 0 || addedLast(state) !== null;
}

export function lastStep({ history }: EditorState): Geometry | null {
  return history.past.at(-1) ?? null;
}

/** The place that was added after all steps of the history. */
export function addedLast(state: EditorState): AddedPlace | null {
  const place = state.addedPlaces.at(-1);
  return place !== undefined && place.after === lastStep(state) ? place : null;
}

/** The place that redo adds again, once its deletion has reached the server. */
export function takenBackLast(state: EditorState): AddedPlace | null {
  const place = state.takenBackPlaces.at(-1);
  if (place === undefined || state.placeIds.includes(place.id)) return null;
  return place.after === lastStep(state) ? place : null;
}

export function canRedo(state: EditorState): boolean {
  const { draft, history } = state;
  if (draft !== null) return draft.takenBack.length > 0;
  return history.future.length > 0 || takenBackLast(state) !== null;
}
