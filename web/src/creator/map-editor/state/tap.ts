import { PIN_NAMES, SHAPE_NAMES } from './announcements.ts';
import { addPoint, finishDraft } from './draft-steps.ts';
import type { Target } from './editor-events.ts';
import { announce, type EditorState, type Held, type TapSource } from './editor-state.ts';
import { insertVertex, movePin, moveVertex, splitBoundary } from './shape-steps.ts';

/** Applies a tap on the map, or Enter under the crosshair. */
export function tap(state: EditorState, target: Target, by: TapSource): EditorState {
  if (state.held !== null) return drop(state, state.held, target);
  switch (state.tool) {
    case 'select':
      return pick(state, target, by);
    case 'pin':
      // Back to selecting, so that a second tap doesn't move the pin again.
      return { ...movePin(state, target.point), tool: 'select' };
    case 'path':
    case 'boundary':
      return target.what === 'end-of-draft'
        ? finishDraft(state)
        : addPoint(state, state.tool, target.point, by);
    case 'places':
      // The component that adds the place announces it: the guide may have to be saved first.
      return state;
  }
}

export function hold(state: EditorState, held: Held): EditorState {
  const name = held.what === 'pin' ? PIN_NAMES[state.subject] : `Point ${held.vertex + 1}`;
  const selection = held.what === 'pin' ? state.selection : held;
  return announce(
    { ...state, held, selection },
    `${name} picked up. Move the map, then press Enter to drop it`,
  );
}

function drop(state: EditorState, held: Held, { point }: Target): EditorState {
  const free = { ...state, held: null };
  return held.what === 'pin' ? movePin(free, point) : moveVertex(free, held, point);
}

function pick(state: EditorState, target: Target, by: TapSource): EditorState {
  switch (target.what) {
    case 'pin':
      return by === 'crosshair' ? hold(state, { what: 'pin' }) : state;
    case 'vertex': {
      const { ref } = target;
      if (state.splitFrom !== null) return splitBoundary(state, state.splitFrom, ref);
      if (by === 'crosshair') return hold(state, { what: 'vertex', ...ref });
      return announce({ ...state, selection: ref }, `Point ${ref.vertex + 1} selected`);
    }
    case 'side':
      return insertVertex(state, target.ref, target.after, target.point);
    case 'shape': {
      const name = `${SHAPE_NAMES[target.ref.kind]} ${target.ref.index + 1}`;
      const selection = { ...target.ref, vertex: null };
      return announce({ ...state, selection, splitFrom: null }, `${name} selected`);
    }
    case 'ground':
    case 'end-of-draft':
      return { ...state, selection: null, splitFrom: null };
  }
}
