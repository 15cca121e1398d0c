import { SHAPE_KINDS } from '@laneway/domain/geo/shapes-text';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { EditorEvent } from '../state/editor-events.ts';
import type { Draft, EditorState, Selection } from '../state/editor-state.ts';
import styles from './action-bar.module.css';
import { isPathEnd } from './find-target.ts';

type Action = {
  readonly label: string;
  readonly event: EditorEvent;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
};

/** The actions for the line being drawn, or for the selection. */
export function ActionBar() {
  const { store } = useEditor();
  const actions = actionsFor(useEditorState());
  const focusMapAfter = useFocusMapAfter();
  if (actions.length === 0) return null;
  return (
    <div className={styles.bar}>
      {actions.map(({ label, event, isMain = false, isDisabled = false }) => (
        <button
          key={label}
          type="button"
          aria-disabled={isDisabled}
          data-main={isMain || undefined}
          className={styles.action}
          onClick={() => focusMapAfter(() => store.dispatch(event))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function actionsFor(state: EditorState): readonly Action[] {
  const { held, splitFrom, draft, tool, selection } = state;
  if (held !== null || splitFrom !== null) return [{ label: 'Cancel', event: { type: 'cancel' } }];
  if (draft !== null) return draftActions(draft);
  if (tool === 'places') return [{ label: 'Done adding places', event: { type: 'cancel' } }];
  return tool === 'select' && selection !== null ? selectionActions(state, selection) : [];
}

function draftActions({ kind, points }: Draft): readonly Action[] {
  return [
    {
      label: `Finish ${kind}`,
      event: { type: 'finish' },
      isMain: true,
      // Can still be pressed, to announce how many points are missing.
      isDisabled: points.length < SHAPE_KINDS[kind].minPoints,
    },
    { label: 'Undo last point', event: { type: 'remove-point' } },
    { label: 'Cancel', event: { type: 'cancel' } },
  ];
}

function selectionActions(state: EditorState, selection: Selection): readonly Action[] {
  const { kind, vertex } = selection;
  const deleteShape: Action = {
    label: `Delete ${kind}`,
    event: { type: 'delete-shape', ref: selection },
  };
  if (vertex === null) return [deleteShape];
  const ref = { ...selection, vertex };
  const isEnd = isPathEnd(state, ref, vertex);
  const corners = state.drawing[kind].shown[selection.index]?.points.length ?? 0;
  const canSplit = kind === 'path' ? !isEnd : corners > SHAPE_KINDS.boundary.minPoints;
  return [
    ...(isEnd ? [{ label: 'Continue path', event: { type: 'continue-path', ref } as const }] : []),
    ...(canSplit ? [{ label: 'Split here', event: { type: 'split', ref } as const }] : []),
    { label: 'Delete point', event: { type: 'delete-vertex', ref } },
    deleteShape,
  ];
}

/** Runs a button's action on the map. If the button is gone after that, the map gets the focus. */
export function useFocusMapAfter(): (act: () => void) => void {
  const { map } = useMapScene();
  return (act) => {
    act();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) map.getContainer().focus();
    });
  };
}
