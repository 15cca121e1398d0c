import type { UndoState } from '../../walk-editor/walk-draft.ts';
import {
  addStep,
  NO_HISTORY,
  type Replay,
  redoStep,
  undoStep,
  type WalkHistory,
} from '../../walk-editor/walk-history.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { setWalkText, walkTextOf } from './walk-texts.ts';

export type WalkChangesState = UndoState & {
  /** What was undone or redone last. */
  readonly announcement: string;
};

/** Writes what is changed in the walk view into the records of a guide, and takes it back. */
export type WalkChanges = {
  readonly getState: () => WalkChangesState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sets these texts by key of their record. Changes in a row with the same group are undone together. */
  readonly change: (
    about: string,
    texts: ReadonlyMap<string, string>,
    group: string | null,
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

export function createWalkChanges(workspace: Workspace): WalkChanges {
  let history: WalkHistory = NO_HISTORY;
  let state: WalkChangesState = { canUndo: false, canRedo: false, announcement: '' };
  const listeners = new Set<() => void>();
  const textOf = (key: string) => walkTextOf(workspace, key);
  const become = (next: WalkHistory, announcement: string): void => {
    history = next;
    const canUndo = undoStep(history, textOf) !== null;
    state = { canUndo, canRedo: redoStep(history, textOf) !== null, announcement };
    for (const onChange of [...listeners]) onChange();
  };
  const replay = (found: Replay | null, done: string): void => {
    for (const [key, text] of found?.texts ?? []) setWalkText(workspace, key, text);
    if (found !== null) become(found.history, `${done}: ${found.step.about}`);
  };
  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    change: (about, texts, group) => {
      const changes = [...texts].map(([key, after]) => ({
        key,
        before: textOf(key) ?? after,
        after,
      }));
      for (const [key, text] of texts) setWalkText(workspace, key, text);
      become(addStep(history, { about, changes, group }), '');
    },
    undo: () => replay(undoStep(history, textOf), 'Undone'),
    redo: () => replay(redoStep(history, textOf), 'Redone'),
  };
}
