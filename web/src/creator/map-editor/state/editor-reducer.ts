import { unreadable } from './announcements.ts';
import {
  cancelDraft,
  closeDraft,
  continuePath,
  draw,
  finishDraft,
  putBackPoint,
  removeLastPoint,
} from './draft-steps.ts';
import type { EditorEvent } from './editor-events.ts';
import {
  addedLast,
  announce,
  colouredKind,
  type EditorState,
  lastStep,
  type PlaceKey,
  type Tool,
  takenBackLast,
} from './editor-state.ts';
import {
  deleteShape,
  deleteVertex,
  insertVertex,
  movePin,
  moveVertex,
  recolour,
  split,
} from './shape-steps.ts';
import { applyStep } from './step.ts';
import { hold, tap } from './tap.ts';

/** The reducer of the map editor. */
export function nextEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'choose-tool':
      return chooseTool(closeDraft(state), event.tool);
    case 'tap':
      return tap(state, event.target, event.by);
    case 'select':
      return { ...closeDraft(state), selection: event.selection, tool: 'select', splitFrom: null };
    case 'hold':
      return hold({ ...closeDraft(state), tool: 'select' }, event.held);
    case 'move-pin':
      return movePin(closeDraft(state), event.point);
    case 'move-vertex':
      return moveVertex(closeDraft(state), event.ref, event.point);
    case 'insert-vertex':
      return insertVertex(closeDraft(state), event.ref, event.after, event.point);
    case 'delete-vertex':
      return deleteVertex(closeDraft(state), event.ref);
    case 'delete-shape':
      return deleteShape(closeDraft(state), event.ref);
    case 'split':
      return split(closeDraft(state), event.ref);
    case 'continue-path':
      return continuePath(closeDraft(state), event.ref);
    case 'choose-colour':
      return chooseColour(state, event.colour);
    case 'type': {
      const closed = closeDraft(state);
      const next = { ...closed.history.present, [event.field]: event.text };
      return applyStep(closed, { type: 'edit', next, group: `text of ${event.field}` });
    }
    case 'end-step':
      // A pause while drawing doesn't end the step.
      return state.draft === null ? applyStep(state, event) : state;
    case 'finish':
      return finishDraft(state);
    case 'remove-point':
      return removeLastPoint(state);
    case 'cancel':
      return cancel(state);
    case 'place-added':
      return addPlace(state, event.id);
    case 'places-changed':
      return keepPlaces(state, event.ids);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'receive':
      return receive(state, event);
  }
}

/** Esc cancels one thing after the other, the innermost first. */
function cancel(state: EditorState): EditorState {
  if (state.held !== null) return announce({ ...state, held: null }, 'Put back');
  if (state.splitFrom !== null) return announce({ ...state, splitFrom: null }, 'Split cancelled');
  if (state.draft !== null) return cancelDraft(state);
  if (state.tool !== 'select') return { ...state, tool: 'select' };
  return state.selection === null ? state : { ...state, selection: null };
}

/** True while Esc has something to cancel in the editor, before it leaves the map. */
export function canCancel({ held, splitFrom, draft, tool, selection }: EditorState): boolean {
  const isBusy = held !== null || splitFrom !== null || draft !== null;
  return isBusy || tool !== 'select' || selection !== null;
}

function chooseTool(state: EditorState, tool: Tool): EditorState {
  if ((tool === 'path' || tool === 'boundary') && state.drawing[tool].isStale) {
    return announce(state, unreadable(tool));
  }
  return { ...state, tool, held: null, splitFrom: null, selection: null };
}

function chooseColour(state: EditorState, colour: string): EditorState {
  const kind = colouredKind(state);
  if (kind === null) return state;
  const next = { ...state, colours: { ...state.colours, [kind]: colour } };
  if (next.draft !== null) return draw(next, next.draft);
  const { selection, tool } = next;
  return selection === null || tool !== 'select' ? next : recolour(next, selection, colour);
}

function addPlace(state: EditorState, id: PlaceKey): EditorState {
  const closed = applyStep(state, { type: 'end-step' });
  const place = { id, after: lastStep(closed) };
  return { ...closed, addedPlaces: [...closed.addedPlaces, place], takenBackPlaces: [] };
}

/** A place that was deleted elsewhere can't be taken back here. */
function keepPlaces(state: EditorState, ids: readonly PlaceKey[]): EditorState {
  const addedPlaces = state.addedPlaces.filter(({ id }) => ids.includes(id));
  return { ...state, addedPlaces, placeIds: ids };
}

function undo(state: EditorState): EditorState {
  if (state.held !== null) return cancel(state);
  if (state.draft !== null) return removeLastPoint(state);
  const place = addedLast(state);
  if (place !== null) {
    // The store has the place deleted, which its toast says.
    const addedPlaces = state.addedPlaces.slice(0, -1);
    return { ...state, addedPlaces, takenBackPlaces: [...state.takenBackPlaces, place] };
  }
  const next = applyStep(state, { type: 'undo' });
  if (next === state) return announce(state, 'Nothing to undo');
  // Setting the pin has put its tool away, and whoever takes that back wants to set it elsewhere.
  const isUnset = state.drawing.pin.shown !== null && next.drawing.pin.shown === null;
  return announce(isUnset ? { ...next, tool: 'pin' } : next, 'Undone');
}

function redo(state: EditorState): EditorState {
  if (state.draft !== null) return putBackPoint(state);
  const place = takenBackLast(state);
  if (place !== null) {
    // The store has the place restored.
    const takenBackPlaces = state.takenBackPlaces.slice(0, -1);
    const addedPlaces = [...state.addedPlaces, place];
    return announce({ ...state, addedPlaces, takenBackPlaces }, 'Done again');
  }
  const next = applyStep(state, { type: 'redo' });
  return next === state ? announce(state, 'Nothing to redo') : announce(next, 'Done again');
}

function receive(
  state: EditorState,
  event: Extract<EditorEvent, { readonly type: 'receive' }>,
): EditorState {
  const { draft, history } = state;
  if (draft !== null && event.value[draft.kind] === draft.before) {
    // The form doesn't know the unfinished line, which goes on.
    const value = { ...event.value, [draft.kind]: history.present[draft.kind] };
    return { ...applyStep(state, { ...event, value }), draft };
  }
  const next = applyStep(state, event);
  if (next.history.present === history.present) return next;
  // The shape that the line was added to has been replaced.
  return { ...applyStep(cancelDraft(state), event), held: null };
}
