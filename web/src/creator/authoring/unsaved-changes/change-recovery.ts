import { type EditableGuide, guideId } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, newPlace, placeId } from '@laneway/domain/guides/editable-place';
import { parseEditableId } from '@laneway/domain/guides/ids';
import { nextNameNumber } from '@laneway/domain/guides/place-label';
import { createStore } from '../../../core/store.ts';
import type { GuideField } from '../records/guide-values.ts';
import type { PlaceField } from '../records/place-values.ts';
import type { RecordState, RecordStore } from '../records/record-store.ts';
import { fieldsOf } from '../records/values.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import type { ChangeStorage, StoredChanges } from './change-storage.ts';

export type RecoveryState = {
  /** The times at which the restorable changes were stored, by the key of their record. */
  readonly offers: ReadonlyMap<string, number>;
  /** False when the device can't store changes. */
  readonly isStored: boolean;
};

/** Stores changes on this device until they are saved, and offers to restore those of an earlier tab. */
export type ChangeRecovery = {
  readonly getState: () => RecoveryState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** The restorable changes of a record. */
  readonly offered: (key: string) => RecordState<string> | null;
  /** Changes that are already in the form are swapped with the restored ones, so that this can be undone. */
  readonly restore: (key: string) => Promise<void>;
  /** Discards the offered changes; older ones are offered next. */
  readonly discard: (key: string) => Promise<void>;
  readonly stop: () => void;
};

export type RecoveryParts = {
  readonly workspace: Workspace;
  readonly changes: ChangeStorage;
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Calls back after a time; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
};

/** A crash loses at most the changes made within this time. */
const STORE_AFTER_MS = 500;

type Tracked = {
  readonly key: string;
  readonly recordId: string;
  readonly record: RecordStore<never>;
  /** True if the record exists only on this device. */
  readonly isNew: boolean;
};

export async function openChangeRecovery(parts: RecoveryParts): Promise<ChangeRecovery> {
  const { workspace, changes, host, now } = parts;
  const store = createStore<RecoveryState>({ offers: new Map(), isStored: true });
  let cancel: (() => void) | null = null;
  const offers = new Map<string, StoredChanges<never>>();
  const written = new Map<string, RecordState<never>>();
  const stops = new Map<string, () => void>();

  const setState = (next: Partial<RecoveryState>): void =>
    store.setState({ ...store.getState(), ...next });
  const followOffers = () =>
    setState({ offers: new Map([...offers].map(([key, { keptAt }]) => [key, keptAt])) });

  const flush = (): void => {
    cancel?.();
    cancel = null;
    const records = tracked(workspace);
    let isStored = true;
    for (const { recordId, record } of records) {
      const current = record.getState();
      const isWorthStoring = record.isDirty() || current.sent !== null;
      if (isWorthStoring && written.get(recordId) !== current) {
        isStored = changes.keep(recordId, current, now()) && isStored;
        written.set(recordId, current);
      }
      if (!isWorthStoring && written.delete(recordId)) changes.release(recordId);
    }
    // A record has a new id after its first save, and none after it was deleted.
    const names = new Set(records.map(({ recordId }) => recordId));
    for (const recordId of [...written.keys()].filter((each) => !names.has(each))) {
      written.delete(recordId);
      changes.release(recordId);
    }
    if (isStored !== store.getState().isStored) setState({ isStored });
  };
  const flushSoon = (): void => {
    cancel ??= parts.after(STORE_AFTER_MS, () => {
      cancel = null;
      flush();
    });
  };
  /** Changes that were saved or undone are released at once: a crash soon after mustn't bring any of them back. */
  const followEdit = (record: RecordStore<never>): void => {
    if (record.isDirty() || record.getState().sent !== null) flushSoon();
    else if (written.size > 0) flush();
  };
  const follow = (): void => {
    const records = tracked(workspace);
    const keys = new Set(records.map(({ key }) => key));
    for (const { key, record } of records) {
      if (!stops.has(key))
        stops.set(
          key,
          record.subscribe(() => followEdit(record)),
        );
    }
    for (const [key, stop] of stops) {
      if (keys.has(key)) continue;
      stop();
      stops.delete(key);
    }
    flushSoon();
  };

  /** Finds the changes that earlier tabs left for a record. */
  const offerFor = async ({ key, recordId, record }: Tracked): Promise<void> => {
    const found = await changes.find<never>(recordId, record.getState().base);
    if (found === null) {
      offers.delete(key);
      return;
    }
    if (!isOnServer(record, found.state)) {
      offers.set(key, found);
      return;
    }
    changes.discard(found);
    await offerFor({ key, recordId, record, isNew: false });
  };
  const find = (key: string) => tracked(workspace).find((each) => each.key === key);

  const restore = async (key: string): Promise<void> => {
    const offer = offers.get(key);
    const target = find(key);
    if (offer === undefined || target === undefined) return;
    const { recordId, record } = target;
    const current = record.getState();
    if (record.isDirty() && !changes.stash(recordId, current, now())) {
      setState({ isStored: false });
      return;
    }
    record.send({ type: 'restored', kept: offer.state });
    // Stored under this tab's id before the other's is deleted.
    flush();
    await discard(key);
  };
  const discard = async (key: string): Promise<void> => {
    const offer = offers.get(key);
    const target = find(key);
    if (offer === undefined || target === undefined) return;
    changes.discard(offer);
    await offerFor(target);
    followOffers();
  };

  await restoreNewPlaces(workspace, changes);
  for (const record of tracked(workspace)) {
    await offerFor(record);
    // There is nothing else to show, so it is restored without asking.
    if (record.isNew) await restore(record.key);
  }
  followOffers();

  const stopFollowing = workspace.subscribe(follow);
  host.addEventListener('pagehide', flush);
  host.addEventListener('visibilitychange', flush);
  follow();

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    offered: (key) => offers.get(key)?.state ?? null,
    restore,
    discard,
    stop: () => {
      flush();
      stopFollowing();
      for (const stop of stops.values()) stop();
      host.removeEventListener('pagehide', flush);
      host.removeEventListener('visibilitychange', flush);
    },
  };
}

/** True for changes whose save has reached the server after their tab was closed. */
function isOnServer(record: RecordStore<never>, kept: RecordState<never>): boolean {
  const { shape, getState } = record as unknown as RecordStore<string>;
  const { base, mine }: Pick<RecordState<string>, 'base' | 'mine'> = kept;
  const changed = fieldsOf(shape).filter((field) => mine[field] !== base[field]);
  const saved = getState().base;
  return changed.length > 0 && changed.every((field) => mine[field]?.trim() === saved[field]);
}

function tracked(workspace: Workspace): readonly Tracked[] {
  const { guide, places } = workspace.getState();
  return [
    track<GuideField>(
      GUIDE_KEY,
      guideRecordId(guide),
      workspace.guideRecord,
      guide.kind === 'unsaved',
    ),
    ...places.map(({ key, place, record }) =>
      track<PlaceField>(key, placeRecordId(guide, place), record, place.kind === 'unsaved'),
    ),
  ];
}

/** Guides and places have different fields, which don't matter here. */
function track<Field extends string>(
  key: string,
  recordId: string,
  record: RecordStore<Field>,
  isNew: boolean,
): Tracked {
  return { key, recordId, record: record as unknown as RecordStore<never>, isNew };
}

/** New places of an earlier tab aren't on the server, so they are added again. */
async function restoreNewPlaces(workspace: Workspace, changes: ChangeStorage): Promise<void> {
  const { guide, places } = workspace.getState();
  const prefix = placesPrefix(guide);
  const known = new Set(places.map(({ place }) => placeRecordId(guide, place)));
  if (guide.kind !== 'pending') return;
  for (const recordId of (await changes.recordIds()).filter((id) => id.startsWith(prefix))) {
    const id = parseEditableId(recordId.slice(prefix.length));
    if (id?.kind !== 'new_place' || known.has(recordId)) continue;
    const others = workspace.getState().places.map(({ place }) => place);
    const place = newPlace(guide.id, Number(id.suffix), nextNameNumber(others));
    workspace.restoreNewPlace(place);
  }
}

/** The storage id of a guide. Pending and published rows are numbered separately. */
export function guideRecordId(guide: EditableGuide): string {
  return guide.kind === 'unsaved' ? `${guideId(guide)}` : `${guide.kind}-guide-${guideId(guide)}`;
}

/** Changes of places are stored with their guide, so that a new place is found again when its guide is opened. */
function placeRecordId(guide: EditableGuide, place: EditablePlace): string {
  return `${placesPrefix(guide)}${place.kind === 'unsaved' ? placeId(place) : `${place.kind}-${placeId(place)}`}`;
}

export function placesPrefix(guide: EditableGuide): string {
  return `${guideRecordId(guide)}/`;
}
