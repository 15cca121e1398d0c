import { readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import { type PlaceOf, publishedPlaceId } from '@laneway/domain/guides/editable-place';
import { alignedGuideValues, type GuideEditStore } from './guide-edit-store.ts';
import { type SaveOutcome, saveGuide, savePlace } from './save-record.ts';
import { alignedValues, leftItems, type PlaceItem, placeItem } from './workspace-state.ts';

/** The version of a live row: the first save of a draft has a higher one. */
const LIVE_VERSION = 0;

/**
 * Saves the changes of a version that has been published meanwhile. That version is final, so they become edits of the
 * live guide, which starts the next draft like any other edit.
 */
export async function moveToLive(store: GuideEditStore): Promise<SaveOutcome> {
  const { guide } = store.getState();
  // If repeated after a lost connection, this continues with the live guide.
  if (guide.kind === 'pending' && guide.originalId !== null) {
    await adoptLive(store, guide.id, guide.originalId);
  }
  const saved = await saveGuide(store);
  if (saved.kind !== 'saved') return saved;
  for (const { key, place, record } of store.getState().places) {
    if (place.kind !== 'unsaved' && !record.isDirty()) continue;
    const outcome = await savePlace(store, key);
    if (outcome.kind !== 'saved') return outcome;
  }
  return saved;
}

async function adoptLive(
  store: GuideEditStore,
  pendingGuideId: number,
  liveId: number,
): Promise<void> {
  const { call, guideRecord } = store;
  const [row, { places: rows }] = await Promise.all([
    call('getGuide', { params: { id: liveId } }),
    call('listPlaces', { query: { guide_id: liveId } }),
  ]);
  const { places, ...live } = readPublishedGuide(row, rows);
  const values = alignedGuideValues(guideRecord, live);
  guideRecord.send({ type: 'moved', values, version: LIVE_VERSION });
  store.wantedOrder = null;
  const { places: items } = store.getState();
  const adopted = (places ?? []).map((place) => liveItem(items, place));
  store.setState({
    guide: { ...live, places: null },
    places: [...adopted, ...leftItems(items, adopted, pendingGuideId)],
    failure: null,
  });
}

function liveItem(items: readonly PlaceItem[], place: PlaceOf<'published'>): PlaceItem {
  const item = items.find((each) => isVersionOf(each, place));
  if (item === undefined) return placeItem(place);
  item.record.send({ type: 'moved', values: alignedValues(item, place), version: LIVE_VERSION });
  return { ...item, place };
}

/** A place that was new in this version doesn't know its live id, so it is recognised by its title. */
function isVersionOf({ place, record }: PlaceItem, live: PlaceOf<'published'>): boolean {
  const liveId = publishedPlaceId(place);
  if (liveId !== null || place.kind === 'unsaved') return liveId === live.id;
  return record.getState().base.title === (live.content.title ?? '');
}
