import { newPlace, type PlaceOf } from '@laneway/domain/guides/editable-place';
import { nextNameNumber } from '@laneway/domain/guides/place-label';
import { guideForPlaces } from '@laneway/domain/guides/saving';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { ContentStatus } from '@laneway/domain/statuses';
import { settingsToStayOrdered } from '@laneway/domain/walk/plan/plan-of-content';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { ApiProblem, failureText } from '../../../api/failures.ts';
import { createStore } from '../../../core/store.ts';
import type { LastCheck } from '../../walk-editor/checks/use-walk-check.ts';
import { readWalk } from '../../walk-editor/walk-content.ts';
import type { GuideField } from '../records/guide-values.ts';
import type { PlaceValues } from '../records/place-values.ts';
import type { RecordStore } from '../records/record-store.ts';
import { type ListingChange, listGuide, listPlace } from './change-listing.ts';
import {
  createGuideEditStore,
  type GuideEditStore,
  type GuideEditStoreParts,
} from './guide-edit-store.ts';
import { moveToLive } from './move-to-live.ts';
import { QueueClosed, type SaveQueue } from './save-queue.ts';
import { asProblem, ensureDraft, type SaveOutcome, saveGuide, savePlace } from './save-record.ts';
import {
  inOrder,
  moveItem,
  type PlaceItem,
  placeItem,
  restoredItem,
  type WorkspaceState,
  walkContentOf,
} from './workspace-state.ts';

/** The key of the guide's own record. */
export const GUIDE_KEY = 'guide';

/**
 * A guide open for editing, with its places: edits, saved values and saves in progress. It outlives its forms, so that
 * a save continues when its form is closed.
 */
export type Workspace = {
  readonly getState: () => WorkspaceState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly queue: Pick<SaveQueue, 'getState' | 'subscribe' | 'retryNow'>;
  readonly guideRecord: RecordStore<GuideField>;
  /** The last check of its walk. */
  readonly lastCheck: LastCheck;
  /** Saves the guide or the place with this key. */
  readonly save: (key: string) => Promise<SaveOutcome>;
  /** False while the guide itself isn't saved. */
  readonly addsPlaces: () => boolean;
  /** Appends a new, unsaved place; refused while the guide itself isn't saved. */
  readonly addPlace: (values?: Partial<PlaceValues>) => Result<string, Refusal>;
  /** Restores a new place from an earlier visit. */
  readonly restoreNewPlace: (place: PlaceOf<'unsaved'>) => void;
  readonly movePlace: (key: string, toIndex: number) => Promise<SaveOutcome>;
  /** Puts all places into the order of these keys; places that aren't among them come last. */
  readonly orderPlaces: (keys: readonly string[]) => Promise<SaveOutcome>;
  readonly deletePlace: (key: string) => Promise<SaveOutcome>;
  /** Restores a deleted place at its position. A saved one is saved again, as a new row with the same content. */
  readonly restoreDeletedPlace: (deleted: PlaceItem, index: number) => Promise<SaveOutcome>;
  readonly deleteGuide: () => Promise<SaveOutcome>;
  /** Doesn't save: changes have to be saved before. */
  readonly changeStatus: (to: ContentStatus, comment: string | null) => Promise<SaveOutcome>;
  /** Saves the changes of a published version into the next draft of the live guide. */
  readonly moveToLive: () => Promise<SaveOutcome>;
  /**
   * Takes the guide or the place with this key off sale, or puts it back; in a draft, out of the guide or back in. It
   * also works after the guide was closed, for undo. Rejects like the call.
   */
  readonly changeListing: (key: string, change: ListingChange) => Promise<void>;
  readonly showListingFailure: (text: string) => void;
  /** Refreshes from the server. */
  readonly refresh: () => Promise<void>;
  readonly dismissFailure: () => void;
  /** True when closing loses nothing. */
  readonly isSettled: () => boolean;
  readonly close: () => void;
};

export type WorkspaceParts = GuideEditStoreParts & { readonly queue: SaveQueue };

const SAVED: SaveOutcome = { kind: 'saved' };

export function createWorkspace({ queue, ...parts }: WorkspaceParts): Workspace {
  const store = createGuideEditStore(parts);
  const { call, guideRecord, getState, setState } = store;

  /** Queues work and stores a refusal for the banner and the form. */
  const attempt = async (
    of: 'guide' | 'place',
    key: string,
    work: () => Promise<SaveOutcome>,
  ): Promise<SaveOutcome> => {
    const outcome = await queue.add(work).catch((error: unknown): SaveOutcome => {
      if (!(error instanceof ApiProblem)) throw error;
      return { kind: 'refused', text: failureText(error), errors: error.errors };
    });
    if (outcome.kind === 'refused') setState({ failure: { of, key, ...outcome } });
    return outcome;
  };

  /** A refusal may mean that the guide was submitted or published elsewhere: then the forms become read-only. */
  const saveRecord = async (key: string): Promise<SaveOutcome> => {
    const outcome = await (key === GUIDE_KEY
      ? attempt('guide', key, () => saveGuide(store))
      : attempt('place', key, () => savePlace(store, key)));
    if (outcome.kind === 'refused') refresh().catch(() => undefined);
    return outcome;
  };
  const refresh = () => queue.add(() => reloadGuide(store));

  const deleteSavedPlace = async (key: string): Promise<SaveOutcome> => {
    const ready = await ensureDraft(store);
    const place = store.findItem(key)?.place;
    if (ready.kind !== 'saved' || place === undefined) return ready;
    if (place.kind === 'pending') await call('deletePendingPlace', { params: { id: place.id } });
    store.removeItem(key);
    store.notifySaved('place', key);
    return SAVED;
  };

  /** A guide that is walked in order stays so, even if the places no longer follow its path. */
  const keepWalkedInOrder = (places: readonly PlaceItem[]): void => {
    const { mine } = guideRecord.getState();
    const planOf = (items: readonly PlaceItem[]) => readWalk(walkContentOf(items, mine)).plan;
    const settings = settingsToStayOrdered(planOf(getState().places), planOf(places));
    if (settings === null) return;
    guideRecord.send({ type: 'edited', values: { walk: writeWalkSettings(settings) } });
  };

  const arrangePlaces = (places: readonly PlaceItem[]): Promise<SaveOutcome> => {
    keepWalkedInOrder(places);
    setState({ places });
    const order = places.map((item) => item.key);
    store.wantedOrder = order;
    return attempt('guide', GUIDE_KEY, () => saveOrder(store, order));
  };

  /** Restores the order after a place was put back, because the server adds places at the end. */
  const restoreOrder = (key: string): Promise<SaveOutcome> => {
    const order = getState().places.map((item) => item.key);
    store.wantedOrder = order;
    return attempt('guide', GUIDE_KEY, async () =>
      store.findItem(key)?.place.kind === 'pending' ? saveOrder(store, order) : SAVED,
    );
  };

  const deleteSavedGuide = async (): Promise<SaveOutcome> => {
    const { guide } = getState();
    if (guide.kind !== 'pending') return SAVED;
    await call('deletePendingGuide', { params: { id: guide.id } });
    parts.onSaved(guide.id);
    return SAVED;
  };

  const moveStatus = async (to: ContentStatus, comment: string | null): Promise<SaveOutcome> => {
    const saved = guideForPlaces(getState().guide);
    if (!saved.ok) throw asProblem(saved.error);
    const { version } = guideRecord.getState();
    const said = comment === null ? {} : { comment };
    const row = await call('changeStatus', {
      params: { id: saved.value.id },
      body: { new_status: to, pg_version: version, ...said },
    });
    store.adoptGuide(row);
    store.notifySaved('all');
    return SAVED;
  };

  return {
    getState,
    subscribe: store.subscribe,
    queue,
    guideRecord,
    lastCheck: createStore<ReturnType<LastCheck['getState']>>(null),
    save: saveRecord,
    addsPlaces: () => guideForPlaces(getState().guide).ok,
    addPlace: (values = {}) => {
      const { guide, places } = getState();
      const holder = guideForPlaces(guide);
      if (!holder.ok) return fail(holder.error);
      const startedAt = freshStamp(places, parts.now());
      const nameNumber = nextNameNumber(places.map(({ place }) => place));
      const item = placeItem(newPlace(holder.value.id, startedAt, nameNumber));
      item.record.send({ type: 'edited', values });
      setState({ places: [...places, item] });
      return ok(item.key);
    },
    restoreNewPlace: (place) => setState({ places: [...getState().places, placeItem(place)] }),
    movePlace: (key, toIndex) => arrangePlaces(moveItem(getState().places, key, toIndex)),
    orderPlaces: (keys) => arrangePlaces(inOrder(getState().places, keys)),
    deletePlace: async (key) => {
      const item = store.findItem(key);
      // The first save of a new place may already have reached the server.
      if (item?.place.kind !== 'unsaved' || item.record.getState().sent !== null) {
        return attempt('place', key, () => deleteSavedPlace(key));
      }
      store.removeItem(key);
      return SAVED;
    },
    restoreDeletedPlace: async (deleted, index) => {
      const { guide, places } = getState();
      const { key } = deleted;
      if (guide.kind !== 'pending' || store.findItem(key) !== undefined) return SAVED;
      const item = restoredItem(deleted, guide, freshStamp(places, parts.now()));
      setState({ places: places.toSpliced(index, 0, item) });
      if (item === deleted) return SAVED;
      const saved = attempt('place', key, () => savePlace(store, key));
      if (index < places.length) void restoreOrder(key);
      return saved;
    },
    deleteGuide: () => attempt('guide', GUIDE_KEY, deleteSavedGuide),
    changeStatus: (to, comment) => attempt('guide', GUIDE_KEY, () => moveStatus(to, comment)),
    moveToLive: () => attempt('guide', GUIDE_KEY, () => moveToLive(store)),
    changeListing: (key, change) => {
      if (key === GUIDE_KEY) return listGuide(store, change);
      const list = () => listPlace(store, key, change);
      // Only drafts have versions in their saves, so only these have to wait for them.
      return store.findItem(key)?.place.kind === 'pending'
        ? queue.add(list).catch((error: unknown) => {
            if (error instanceof QueueClosed) return list();
            throw error;
          })
        : list();
    },
    showListingFailure: (text) =>
      setState({ failure: { of: 'listing', key: null, text, errors: {} } }),
    refresh,
    dismissFailure: () => setState({ failure: null }),
    isSettled: () =>
      queue.getState() === 'idle' &&
      !guideRecord.isDirty() &&
      getState().places.every(({ record, place }) => place.kind !== 'unsaved' && !record.isDirty()),
    close: queue.close,
  };
}

/** The ids of new places must differ, even if two are added within a millisecond. */
function freshStamp(items: readonly PlaceItem[], now: number): number {
  const taken = items.flatMap(({ place }) => (place.kind === 'unsaved' ? [place.startedAt] : []));
  return Math.max(now, ...taken.map((stamp) => stamp + 1));
}

/** Saves an order of places, given by their keys. */
async function saveOrder(store: GuideEditStore, order: readonly string[]): Promise<SaveOutcome> {
  const { call, guideRecord } = store;
  const ready = await ensureDraft(store);
  const { guide, places } = store.getState();
  if (ready.kind !== 'saved' || guide.kind !== 'pending') return ready;
  const ids = inOrder(places, order).flatMap(({ place }) =>
    place.kind === 'pending' ? [place.id] : [],
  );
  try {
    const row = await call('orderPendingPlaces', {
      params: { id: guide.id },
      body: { pp_ids: ids, pg_version: guideRecord.getState().version },
    });
    guideRecord.send({ type: 'renewed', version: row.pg_version });
    // A place may have been moved again meanwhile; that order follows.
    if (store.wantedOrder === order) store.wantedOrder = null;
    store.adoptGuide(row);
    store.notifySaved('guide');
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiProblem) {
      // Somebody has added or removed a place, or saved the guide: their order wins.
      store.wantedOrder = null;
      await reloadGuide(store);
    }
    throw error;
  }
}

/** Refreshes from the server. */
async function reloadGuide(store: GuideEditStore): Promise<void> {
  const { guide } = store.getState();
  if (guide.kind !== 'pending') return;
  const row = await store.call('getPendingGuide', {
    params: { id: guide.id },
    query: { include_places: true },
  });
  store.adoptGuide(row);
}

/**
 * Calls the listener after each change of the guide, its places or their edits; returns a function that unsubscribes.
 */
export function subscribeToRecords(workspace: Workspace, onChange: () => void): () => void {
  const { guideRecord, getState } = workspace;
  let stops: readonly (() => void)[] = [];
  const follow = (): void => {
    for (const stop of stops) stop();
    stops = getState().places.map(({ record }) => record.subscribe(onChange));
  };
  const stopGuide = guideRecord.subscribe(onChange);
  const stopWorkspace = workspace.subscribe(() => {
    follow();
    onChange();
  });
  follow();
  return () => {
    for (const stop of [...stops, stopGuide, stopWorkspace]) stop();
  };
}
