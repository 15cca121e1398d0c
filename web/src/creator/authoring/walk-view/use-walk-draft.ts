import type { Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { useMemo, useState } from 'react';
import { createStore } from '../../../core/store.ts';
import { useStore } from '../../../core/use-store.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { readWalk, settingsText } from '../../walk-editor/walk-content.ts';
import type { UndoState, WalkDraft } from '../../walk-editor/walk-draft.ts';
import {
  addStep,
  NO_HISTORY,
  type Replay,
  redoStep,
  undoStep,
  type WalkHistory,
} from '../../walk-editor/walk-history.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { useReorderPlaces } from './use-reorder-places.ts';
import { useWalkContent } from './use-walk-content.ts';

export type WalkDraftOptions = {
  readonly workspace: Workspace;
  /** The key of the selected record. */
  readonly selectedKey: string;
  readonly onSelect: (key: string) => void;
  readonly isReadOnly: boolean;
  /** True if places may be moved. */
  readonly mayArrange: boolean;
};

/** The walk of an open guide for viewing and editing. Changes go into its records, which save them. */
export function useWalkDraft(options: WalkDraftOptions): WalkDraft {
  const { workspace, selectedKey, onSelect, isReadOnly, mayArrange } = options;
  const content = useWalkContent(workspace);
  const walk = useMemo(() => readWalk(content), [content]);
  const [changes] = useState(() => createWalkChanges(workspace));
  const { announcement, ...undoState } = useStore(changes);

  const reorder = useReorderPlaces(workspace);
  const { showToast } = useToast();

  const keyOf = (stopId: number): string =>
    workspace.getState().places.find((item) => item.stopId === stopId)?.key ?? '';
  const selected = workspace.getState().places.find(({ key }) => key === selectedKey);
  const selectedStop = selected?.stopId ?? null;

  const changeTriggers = (
    triggers: ReadonlyMap<number, Trigger | null>,
    group: string | null,
  ): void => {
    if (isReadOnly) return;
    const texts = [...triggers].map(([id, trigger]) => [keyOf(id), walk.textOf(trigger)] as const);
    const [first] = triggers.keys();
    const name = triggers.size === 1 && first !== undefined ? walk.names.get(first) : undefined;
    changes.change(name ?? `${triggers.size} places`, new Map(texts), group);
  };

  return {
    ...walk,
    selectedStop,
    select: (stopId) => onSelect(stopId === null ? GUIDE_KEY : keyOf(stopId)),
    changeTrigger: (stopId, trigger, group) =>
      changeTriggers(new Map([[stopId, trigger]]), group ?? null),
    changeTriggers: (triggers) => changeTriggers(triggers, null),
    changeSettings: (settings: WalkSettings | null) => {
      if (isReadOnly) return;
      changes.change('walk settings', new Map([[GUIDE_KEY, settingsText(settings)]]), null);
    },
    reorder: mayArrange
      ? (order) => {
          const { undo, isSaved } = reorder(order);
          const takeBack = showToast('Places reordered', { label: 'Undo', onAct: undo });
          void isSaved.then((saved) => saved || takeBack());
        }
      : null,
    undo: changes.undo,
    redo: changes.redo,
    undoState,
    announcement,
    isReadOnly,
    lastCheck: workspace.lastCheck,
  };
}

type WalkChangesState = UndoState & {
  /** The last undone or redone step. */
  readonly announcement: string;
};

/** Applies changes of the walk view to the records of a guide, and undoes them. */
type WalkChanges = {
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

function createWalkChanges(workspace: Workspace): WalkChanges {
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
