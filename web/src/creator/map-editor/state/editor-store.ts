import type { Geometry } from '../geometry.ts';
import type { EditorEvent } from './editor-events.ts';
import { nextEditor } from './editor-reducer.ts';
import type { EditorState } from './editor-state.ts';

/** Holds the state of one editor, for React and for Leaflet's own events alike. */
export type EditorStore = {
  readonly getState: () => EditorState;
  readonly dispatch: (event: EditorEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

export type EditorStoreOptions = {
  readonly initial: EditorState;
  /** Called with each new geometry that comes from here, not with one that was received. */
  readonly onEdit: (next: Geometry) => void;
};

export function createEditorStore({ initial, onEdit }: EditorStoreOptions): EditorStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (event) => {
      const before = state;
      state = nextEditor(before, event);
      if (state === before) return;
      for (const onChange of [...listeners]) onChange();
      const { present } = state.history;
      if (event.type !== 'receive' && present !== before.history.present) onEdit(present);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
