import { readPendingPlace, readPublishedPlace } from '@laneway/contract/editing/place-fields';
import {
  guideWithdrawal,
  placeWithdrawal,
  republication,
} from '@laneway/domain/guides/listing-calls';
import type { ListingState } from '@laneway/domain/workflow/listing';
import type { GuideEditStore } from './guide-edit-store.ts';
import { asProblem } from './save-record.ts';
import { adoptPlace, type PlaceItem } from './workspace-state.ts';

export type ListingChange = {
  readonly state: ListingState;
  /** Sent to the creator, if someone else makes the change. */
  readonly comment: string | null;
};

/** Takes the open guide, or the original of the open draft, off sale or puts it back. Rejects like the call. */
export async function listGuide(
  store: GuideEditStore,
  { state, comment }: ListingChange,
): Promise<void> {
  const { guide } = store.getState();
  const plan = state === 'withdrawn' ? guideWithdrawal(guide, 'listing') : republication(guide);
  if (!plan.ok) throw asProblem(plan.error);
  const { call, id } = plan.value;
  const { g_active: isLive } = await store.call(call, { params: { id }, body: { comment } });
  const now = store.getState().guide;
  if (now.kind === 'published') {
    store.setState({ guide: { ...now, listing: isLive ? 'live' : 'withdrawn' } });
  }
  store.notifyListingChanged();
}

/** The same for one place, published or in a draft. A deleted one is ignored. */
export async function listPlace(
  store: GuideEditStore,
  key: string,
  { state, comment }: ListingChange,
): Promise<void> {
  const item = store.findItem(key);
  if (item === undefined) return;
  const { place: before } = item;
  const plan = state === 'withdrawn' ? placeWithdrawal(before) : republication(before);
  if (!plan.ok) throw asProblem(plan.error);
  const { call, id } = plan.value;
  const input = { params: { id }, body: { comment } };
  switch (call) {
    case 'withdrawPlace':
    case 'republishPlace': {
      const place = readPublishedPlace(await store.call(call, input));
      update(store, key, (now) => (now.place.kind === 'published' ? { ...now, place } : now));
      break;
    }
    case 'withdrawPendingPlace':
    case 'republishPendingPlace': {
      const place = readPendingPlace(await store.call(call, input));
      update(store, key, (now) => adoptPlace(now, place));
      break;
    }
  }
  store.notifyListingChanged();
}

function update(store: GuideEditStore, key: string, change: (item: PlaceItem) => PlaceItem): void {
  const item = store.findItem(key);
  if (item !== undefined) store.replaceItem(key, change(item));
}
