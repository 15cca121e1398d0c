import { createStore } from '../../../core/store.ts';
import type { UndoState } from '../../walk-editor/walk-draft.ts';
import {
  addStep,
  NO_HISTORY,
  type Replay,
  redoStep,
  undoStep,
  type WalkHistory,
} from '../../walk-editor/walk-history.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';

export type WalkChangesState = UndoState & {
  /** The last undone or redone step. */
  readonly announcement: string;
};

/** Applies changes of the walk view to the records of a guide, and undoes them. */
export type WalkChanges = {
  readonly getState: () => WalkChangesState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sets these texts by key of their record. Consecutive changes with the same group are undone together. */
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
  const { getState, setState, subscribe } = createStore<WalkChangesState>({
    canUndo: false,
    canRedo: false,
    announcement: '',
  });
  const textOf = (key: string) => walkTextOf(workspace, key);
  const setHistory = (next: WalkHistory, announcement: string): void => {
    history = next;
    const canUndo = undoStep(history, textOf) !== null;
    setState({ canUndo, canRedo: redoStep(history, textOf) !== null, announcement });
  };
  const replay = (found: Replay | null, done: string): void => {
    for (const [key, text] of found?.texts ?? []) setWalkText(workspace, key, text);
    if (found !== null) setHistory(found.history, `${done}: ${found.step.about}`);
  };
  return {
    getState,
    subscribe,
    change: (about, texts, group) => {
      const changes = [...texts].map(([key, after]) => ({
        key,
        before: textOf(key) ?? after,
        after,
      }));
      for (const [key, text] of texts) setWalkText(workspace, key, text);
      setHistory(addStep(history, { about, changes, group }), '');
    },
    undo: () => replay(undoStep(history, textOf), 'Undone'),
    redo: () => replay(redoStep(history, textOf), 'Redone'),
  };
}

/** The walk text of the record with this key: the guide's settings or a place's trigger. Null if it was deleted. */
function walkTextOf({ guideRecord, getState }: Workspace, key: string): string | null {
  if (key === GUIDE_KEY) return guideRecord.getState().mine.walk;
  const item = getState().places.find((each) => each.key === key);
  return item?.record.getState().mine.trigger ?? null;
}

function setWalkText({ guideRecord, getState }: Workspace, key: string, text: string): void {
  if (key === GUIDE_KEY) guideRecord.send({ type: 'edited', values: { walk: text } });
  const item = getState().places.find((each) => each.key === key);
  item?.record.send({ type: 'edited', values: { trigger: text } });
}
