import type { Geometry } from '../geometry.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import type { EditorState, ShapeRef } from './editor-state.ts';
import { type HistoryEvent, nextHistory } from './geometry-history.ts';

/** Applies a history event, and clears the selection of shapes that are gone. */
export function applyStep(state: EditorState, event: HistoryEvent): EditorState {
  const history = nextHistory(state.history, event);
  if (history === state.history) return state;
  const drawing = readDrawing(state.drawing, history.present);
  const { selection, held, splitFrom } = state;
  return {
    ...state,
    history,
    drawing,
    // As with the history, nothing is done again after a new edit.
    takenBackPlaces: event.type === 'edit' ? [] : state.takenBackPlaces,
    selection: selection !== null && isDrawn(drawing, selection) ? selection : null,
    held: held?.what === 'vertex' && !isDrawn(drawing, held) ? null : held,
    splitFrom: splitFrom !== null && isDrawn(drawing, splitFrom) ? splitFrom : null,
  };
}

export function editGeometry(state: EditorState, next: Geometry): EditorState {
  return applyStep(state, { type: 'edit', next });
}

/** True while a shape, and its point if given, is on the map and valid. */
export function isDrawn(
  drawing: Drawing,
  ref: ShapeRef & { readonly vertex?: number | null },
): boolean {
  const { shown, isStale } = drawing[ref.kind];
  const shape = shown[ref.index];
  return !isStale && shape !== undefined && (ref.vertex ?? 0) < shape.points.length;
}
