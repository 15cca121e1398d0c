import type { PendingPlace } from '@laneway/contract/authoring';
import { readPendingPlace } from '@laneway/contract/editing/place-fields';
import type { EditableGuide, GuideOf } from '@laneway/domain/guides/editable-guide';
import {
  type EditablePlace,
  editablePlaceRank,
  newPlace,
  placeId,
  publishedPlaceId,
} from '@laneway/domain/guides/editable-place';
import { sortPlaces } from '@laneway/domain/guides/ordering';
import { placeLabel } from '@laneway/domain/guides/place-label';
import {
  isSubmitted,
  type PlaceToSubmit,
  placesToSubmit,
} from '@laneway/domain/workflow/completion';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import { type GuideField, guideContentOf } from '../records/guide-values.ts';
import {
  PLACE_SHAPE,
  type PlaceField,
  placeContentOf,
  placeValuesOf,
} from '../records/place-values.ts';
import { alignValues, createRecordStore, type RecordStore } from '../records/record-store.ts';
import type { Values } from '../records/values.ts';
import type { Changer } from './changer.ts';

/** A place of the open guide. Its key and stop id stay the same after its first save. */
export type PlaceItem = {
  readonly key: string;
  readonly stopId: number;
  readonly place: EditablePlace;
  readonly record: RecordStore<PlaceField>;
};

/** A refused save, for the banner and the form. */
export type SaveFailure = {
  readonly of: 'guide' | 'place';
  readonly key: string;
  readonly text: string;
  /** By the API's field name. */
  readonly errors: Readonly<Record<string, string>>;
};

/** A failed change of the listing. The text is complete, and no form has an error. */
export type ListingFailure = {
  readonly of: 'listing';
  readonly key: null;
  readonly text: string;
  readonly errors: Readonly<Record<string, never>>;
};

export type WorkspaceState = {
  /** The latest known row. Edits and their base are in the records. */
  readonly guide: EditableGuide;
  /** In walking order. */
  readonly places: readonly PlaceItem[];
  readonly savedAt: number | null;
  readonly failure: SaveFailure | ListingFailure | null;
  /** The author of the last change that this tab was notified of. */
  readonly changedBy: Changer;
};

/** The places that are submitted with the guide, as typed. */
export function submittedItems({ places }: Pick<WorkspaceState, 'places'>): readonly PlaceItem[] {
  return places.filter(({ place }) => isSubmitted(place));
}

/** The same with what a submission needs to know of them. */
export function typedPlaces(items: readonly PlaceItem[]): readonly PlaceToSubmit[] {
  return placesToSubmit(
    items.map(({ place, record }) => ({
      ...place,
      content: placeContentOf(record.getState().mine),
    })),
  );
}

/** The walk of an open guide with its unsaved changes. */
export function walkContentOf(
  places: readonly PlaceItem[],
  guideValues: Values<GuideField>,
): WalkContent {
  const { path, walk } = guideContentOf(guideValues);
  // Withdrawn places aren't part of the walk.
  return { path, walk, places: submittedItems({ places }).map(walkPlaceOf) };
}

function walkPlaceOf({ stopId, place, record }: PlaceItem): WalkContent['places'][number] {
  const { mine } = record.getState();
  const { location, marker, boundary, trigger, audio } = placeContentOf(mine);
  const isMeasured = 'audioSeconds' in place && place.content.audio === audio;
  return {
    stopId,
    title: placeLabel(mine.title, place.nameNumber),
    ...{ location, marker, boundary, trigger, audio },
    // The length of a new file isn't known yet.
    audioSeconds: isMeasured ? place.audioSeconds : null,
  };
}

export function placeItem(place: EditablePlace): PlaceItem {
  const version = place.kind === 'pending' ? place.version : 0;
  const record = createRecordStore(PLACE_SHAPE, placeValuesOf(place.content), version);
  return {
    key: `place-${place.kind}-${placeId(place)}`,
    stopId: stopIdFor(place),
    place,
    record,
  };
}

/** A unique number: negative until it is saved; published and pending ones are numbered separately. */
function stopIdFor(place: EditablePlace): number {
  switch (place.kind) {
    case 'unsaved':
      return -1 - place.startedAt;
    case 'pending':
      return 2 * place.id;
    case 'published':
      return 2 * place.id + 1;
    case 'draft_of_published':
      return 2 * place.publishedId + 1;
  }
}

/**
 * The items after the server's list of places was loaded. Known ones keep their keys and edits; one that was deleted
 * elsewhere becomes a new place if it has unsaved changes.
 */
export function adoptPlaces(
  items: readonly PlaceItem[],
  rows: readonly PendingPlace[],
  pendingGuideId: number,
): readonly PlaceItem[] {
  const saved = sortPlaces(rows.map(readPendingPlace), editablePlaceRank);
  const adopted = saved.map((place) => {
    const known = items.find((item) => isSamePlace(item.place, place));
    return known === undefined ? placeItem(place) : adoptPlace(known, place);
  });
  return [...adopted, ...leftItems(items, adopted, pendingGuideId)];
}

/** The items with unsaved changes of deleted or new places, all as new places of this guide. */
export function leftItems(
  items: readonly PlaceItem[],
  adopted: readonly PlaceItem[],
  pendingGuideId: number,
): readonly PlaceItem[] {
  const keys = new Set(adopted.map(({ key }) => key));
  return items
    .filter(({ key, place, record }) => !keys.has(key) && mayStay(place, record))
    .map((item) => asUnsaved(item, pendingGuideId));
}

type PendingItem = Extract<EditablePlace, { kind: 'pending' }>;

/** The item with a newer row. */
export function adoptPlace(item: PlaceItem, place: PendingItem): PlaceItem {
  const values = alignedValues(item, place);
  item.record.send({ type: 'changed elsewhere', values, version: place.version });
  return { ...item, place };
}

/** The values of a row, in the form's spelling where they mean the same. */
export function alignedValues({ record }: PlaceItem, { content }: EditablePlace) {
  return alignValues(PLACE_SHAPE, record.getState(), placeValuesOf(content), tidy);
}

/**
 * A deleted item, restored. The row of a saved one is gone, so it becomes a new one with the same key and content,
 * still as the revision of the same published place.
 */
export function restoredItem(
  deleted: PlaceItem,
  guide: GuideOf<'pending'>,
  startedAt: number,
): PlaceItem {
  const { key, stopId, place, record } = deleted;
  // The item may be from before the first save of the place, but not its record.
  if (place.kind === 'unsaved' && record.getState().version === 0) return deleted;
  const publishedId = publishedPlaceId(place);
  const fresh = newPlace(guide.id, startedAt, place.nameNumber);
  const item = placeItem(
    place.kind === 'unsaved' || publishedId === null || guide.originalId === null
      ? fresh
      : {
          ...fresh,
          kind: 'draft_of_published',
          publishedId,
          guideId: guide.originalId,
          position: place.position,
        },
  );
  item.record.send({ type: 'edited', values: record.getState().mine });
  return { ...item, key, stopId };
}

export function moveItem(
  items: readonly PlaceItem[],
  key: string,
  toIndex: number,
): readonly PlaceItem[] {
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  if (item === undefined || from === toIndex) return items;
  return items.toSpliced(from, 1).toSpliced(toIndex, 0, item);
}

/** The items in the order of these keys; others follow unchanged. */
export function inOrder(
  items: readonly PlaceItem[],
  keys: readonly string[],
): readonly PlaceItem[] {
  const turns = new Map(keys.map((key, turn) => [key, turn]));
  const turnOf = ({ key }: PlaceItem) => turns.get(key) ?? keys.length;
  return items.toSorted((a, b) => turnOf(a) - turnOf(b));
}

function isSamePlace(known: EditablePlace, place: PendingItem): boolean {
  if (known.kind === 'pending') return known.id === place.id;
  const original = publishedPlaceId(known);
  return original !== null && original === place.originalId;
}

function mayStay(place: EditablePlace, record: RecordStore<PlaceField>): boolean {
  return place.kind === 'unsaved' || record.isDirty();
}

/** The changes of a deleted place are saved as a new one. */
function asUnsaved(item: PlaceItem, pendingGuideId: number): PlaceItem {
  const { place } = item;
  if (place.kind === 'unsaved') {
    const isHere = place.pendingGuideId === pendingGuideId;
    return isHere ? item : { ...item, place: { ...place, pendingGuideId } };
  }
  const { mine } = item.record.getState();
  const startedAt = place.kind === 'pending' ? place.id : 0;
  const fresh = placeItem(newPlace(pendingGuideId, startedAt, place.nameNumber));
  fresh.record.send({ type: 'edited', values: mine });
  return { ...fresh, key: item.key, stopId: item.stopId };
}

function tidy(values: Parameters<typeof placeContentOf>[0]) {
  return placeValuesOf(placeContentOf(values));
}
