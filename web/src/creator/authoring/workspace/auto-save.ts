import { type EditableGuide, guideAuthorId } from '@laneway/domain/guides/editable-guide';
import { isEditable } from '@laneway/domain/workflow/editing';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { createStore, type ReadableStore } from '../../../core/store.ts';
import type { RecordStore } from '../records/record-store.ts';
import { isSame, type Values } from '../records/values.ts';
import { GUIDE_KEY, subscribeToRecords, type Workspace } from './create-workspace.ts';
import { dirtyKeys } from './dirty-keys.ts';
import { QueueClosed, unlessWaiting } from './save-queue.ts';
import type { SaveOutcome } from './save-record.ts';

/** Changes are saved once nobody has typed for this long. */
export const SAVE_AFTER_MS = 1_500;

/** Someone who wants to leave isn't kept waiting for longer by a slow connection. */
const MAX_WAIT_MS = 8_000;

/** The reason why a record isn't saved as a whole. */
export type NotSaved = Exclude<SaveOutcome, { kind: 'saved' }>;

export type AutoSaveState = {
  /** The records that couldn't be saved as they are, by key. Only an edit or `saveAll` tries them again. */
  readonly stuck: ReadonlyMap<string, NotSaved>;
};

/** Saves what is typed into an open guide and its places after a pause, without any form being open. */
export type AutoSave = ReadableStore<AutoSaveState> & {
  /** False for guides of other people and locked ones, where only `saveAll` saves. */
  readonly isOn: () => boolean;
  /** Saves one record on request. */
  readonly save: (key: string) => Promise<SaveOutcome>;
  /** Saves without waiting for the pause. */
  readonly saveNow: () => void;
  /**
   * Tries to save everything, including what is stuck and what saves only on request. False if something isn't saved,
   * or waits for a connection.
   */
  readonly saveAll: () => Promise<boolean>;
  readonly stop: () => void;
};

export type AutoSaveParts = {
  readonly workspace: Workspace;
  readonly userId: number;
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Calls back after a time; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

export function openAutoSave({ workspace, userId, host, after }: AutoSaveParts): AutoSave {
  const store = createStore<AutoSaveState>({ stuck: new Map() });
  let typed = typedIn(workspace);
  let cancelPause: (() => void) | null = null;
  let underWay: Promise<void> | null = null;
  let isNextDue = false;

  const isOn = () => savesByItself(workspace.getState().guide, userId);
  const setStuck = (stuck: ReadonlyMap<string, NotSaved>): void => {
    if (stuck.size > 0 || store.getState().stuck.size > 0) store.setState({ stuck });
  };
  const dueKeys = () => dirtyKeys(workspace).filter((key) => !store.getState().stuck.has(key));

  const save = async (key: string): Promise<SaveOutcome> => {
    const before = typedIn(workspace).get(key);
    const outcome = await workspace.save(key);
    const now = typedIn(workspace).get(key);
    // Input that came meanwhile is saved after the next pause.
    if (outcome.kind !== 'saved' && before !== undefined && isUnchanged(before, now)) {
      setStuck(new Map(store.getState().stuck).set(key, outcome));
    }
    return outcome;
  };

  /** The guide comes first, because places are saved into it. One run at a time, so that nothing is queued twice. */
  const run = (): Promise<void> => {
    cancelPause?.();
    cancelPause = null;
    underWay ??= saveDue().finally(() => {
      underWay = null;
      if (isNextDue) saveNow();
    });
    return underWay;
  };
  const saveDue = async (): Promise<void> => {
    try {
      for (const key of dueKeys()) await save(key);
    } catch (error) {
      // The queue closes at logout. The changes stay in this browser.
      if (!(error instanceof QueueClosed)) logProblem('Changes could not be saved', error);
    }
  };

  const pause = (): void => {
    cancelPause?.();
    cancelPause = after(SAVE_AFTER_MS, () => {
      cancelPause = null;
      saveNow();
    });
  };
  const saveNow = (): void => {
    isNextDue = underWay !== null;
    if (!isNextDue && isOn() && dueKeys().length > 0) void run();
  };

  const onChange = (): void => {
    const before = typed;
    typed = typedIn(workspace);
    const { stuck } = store.getState();
    const changed = [...typed].filter(([key, now]) => !isUnchanged(now, before.get(key)));
    const freed = [...stuck.keys()].filter(
      (key) => typed.get(key)?.isDirty !== true || changed.some(([each]) => each === key),
    );
    if (freed.length > 0) {
      setStuck(new Map([...stuck].filter(([key]) => !freed.includes(key))));
    }
    if (changed.some(([, { isDirty }]) => isDirty) && isOn()) pause();
  };

  // Changes of an earlier visit were restored.
  if (isOn() && dueKeys().length > 0) pause();
  const stopFollowing = subscribeToRecords(workspace, onChange);
  host.addEventListener('pagehide', saveNow);
  host.addEventListener('visibilitychange', saveNow);

  const saveEverything = async (): Promise<boolean> => {
    // The run that is under way may not include everything.
    while (underWay !== null) await underWay;
    setStuck(new Map());
    await run();
    return dirtyKeys(workspace).length === 0;
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    isOn,
    save,
    saveNow,
    saveAll: () => {
      const { queue } = workspace;
      queue.retryNow();
      return new Promise((resolve) => {
        const cancelWait = after(MAX_WAIT_MS, () => resolve(false));
        void unlessWaiting(queue, saveEverything()).then((isSaved) => {
          cancelWait();
          resolve(isSaved === true);
        });
      });
    },
    stop: () => {
      cancelPause?.();
      stopFollowing();
      host.removeEventListener('pagehide', saveNow);
      host.removeEventListener('visibilitychange', saveNow);
    },
  };
}

/** Nobody's guide is saved in the middle of another person's thought, and a locked one can't be saved. */
function savesByItself(guide: EditableGuide, userId: number): boolean {
  if (guide.kind === 'unsaved') return true;
  if (guideAuthorId(guide) !== userId) return false;
  return guide.kind !== 'pending' || isEditable(guide.status);
}

/** The user's changes to a record that the server doesn't have. */
type Typed = {
  readonly record: RecordStore<string>;
  readonly mine: Values<string>;
  readonly clashes: readonly string[];
  readonly isDirty: boolean;
};

function typedIn({ guideRecord, getState }: Workspace): ReadonlyMap<string, Typed> {
  const records = [
    [GUIDE_KEY, guideRecord] as const,
    ...getState().places.map(({ key, record }) => [key, record] as const),
  ] as unknown as readonly (readonly [string, RecordStore<string>])[];
  return new Map(
    records.map(([key, record]) => {
      const { mine, clashes } = record.getState();
      return [key, { record, mine, clashes, isDirty: record.isDirty() }];
    }),
  );
}

function isUnchanged(now: Typed, before: Typed | undefined): boolean {
  if (before === undefined) return false;
  const { record, mine, clashes } = now;
  const isSameText = mine === before.mine || isSame(record.shape, mine, before.mine);
  return isSameText && clashes.join() === before.clashes.join();
}
