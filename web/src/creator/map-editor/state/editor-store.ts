import { createStore } from '../../../core/store.ts';
import { type Geometry, isSameGeometry } from '../geometry.ts';
import type { EditorEvent } from './editor-events.ts';
import { nextEditor } from './editor-reducer.ts';
import { type EditorState, finishedGeometry } from './editor-state.ts';

/** The state of one editor, shared by React and Leaflet's event handlers. */
export type EditorStore = {
  readonly getState: () => EditorState;
  readonly dispatch: (event: EditorEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

export type EditorStoreOptions = {
  readonly initial: EditorState;
  /** Called with each new geometry edited here, not with received ones and without unfinished lines. */
  readonly onEdit: (next: Geometry) => void;
};

export function createEditorStore({ initial, onEdit }: EditorStoreOptions): EditorStore {
  const { getState, setState, subscribe } = createStore(initial);
  return {
    getState,
    dispatch: (event) => {
      const before = getState();
      const next = nextEditor(before, event);
      setState(next);
      const geometry = finishedGeometry(next);
      if (event.type !== 'receive' && !isSameGeometry(geometry, finishedGeometry(before))) {
        onEdit(geometry);
      }
    },
    subscribe,
  };
}
