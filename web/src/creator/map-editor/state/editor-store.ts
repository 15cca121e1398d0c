import { createStore } from '../../../core/store.ts';
import { type Geometry, isSameGeometry } from '../geometry.ts';
import type { EditorEvent } from './editor-events.ts';
import { nextEditor } from './editor-reducer.ts';
import { type EditorState, finishedGeometry, type PlaceKey } from './editor-state.ts';

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
  /** Called with the place that undo takes back. */
  readonly onTakeBackPlace?: (id: PlaceKey) => void;
  /** Called with the place that redo adds again. */
  readonly onRestorePlace?: (id: PlaceKey) => void;
};

export function createEditorStore(options: EditorStoreOptions): EditorStore {
  const { initial, onEdit, onTakeBackPlace, onRestorePlace } = options;
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
      const added = before.addedPlaces.at(-1);
      if (event.type === 'undo' && added !== undefined && !next.addedPlaces.includes(added)) {
        onTakeBackPlace?.(added.id);
      }
      const takenBack = before.takenBackPlaces.at(-1);
      if (
        event.type === 'redo' &&
        takenBack !== undefined &&
        next.addedPlaces.includes(takenBack)
      ) {
        onRestorePlace?.(takenBack.id);
      }
    },
    subscribe,
  };
}
