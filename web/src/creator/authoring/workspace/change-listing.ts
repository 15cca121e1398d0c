import { readPendingPlace, readPublishedPlace } from '@laneway/contract/editing/read-place';
import {
  guideWithdrawal,
  placeWithdrawal,
  republication,
} from '@laneway/domain/guides/listing-calls';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { asProblem } from './as-problem.ts';
import type { Desk } from './desk.ts';
import { adoptPlace, type PlaceItem } from './workspace-state.ts';

export type ListingChange = {
  readonly state: ListingState;
  /** Sent to the creator, if someone else makes the change. */
  readonly comment: string | null;
};

/** Takes the guide off sale that is open or that the open one is a draft of, or puts it back. Rejects as the call does. */
export async function listGuide(desk: Desk, { state, comment }: ListingChange): Promise<void> {
  const { guide } = desk.getState();
  const plan = state === 'withdrawn' ? guideWithdrawal(guide, 'listing') : republication(guide);
  if (!plan.ok) throw asProblem(plan.error);
  const { call, id } = plan.value;
  const { g_active: isLive } = await desk.call(call, { params: { id }, body: { comment } });
  const now = desk.getState().guide;
  if (now.kind === 'published') {
    desk.become({ guide: { ...now, listing: isLive ? 'live' : 'withdrawn' } });
  }
  desk.tellOfListing();
}

/** The same for one place, be it published or in a draft. One that is gone meanwhile has nothing to change. */
export async function listPlace(
  desk: Desk,
  key: string,
  { state, comment }: ListingChange,
): Promise<void> {
  const item = desk.findItem(key);
  if (item === undefined) return;
  const { place: before } = item;
  const plan = state === 'withdrawn' ? placeWithdrawal(before) : republication(before);
  if (!plan.ok) throw asProblem(plan.error);
  const { call, id } = plan.value;
  const input = { params: { id }, body: { comment } };
  switch (call) {
    case 'withdrawPlace':
    case 'republishPlace': {
      const place = readPublishedPlace(await desk.call(call, input));
      update(desk, key, (now) => (now.place.kind === 'published' ? { ...now, place } : now));
      break;
    }
    case 'withdrawPendingPlace':
    case 'republishPendingPlace': {
      const place = readPendingPlace(await desk.call(call, input));
      update(desk, key, (now) => adoptPlace(now, place));
      break;
    }
  }
  desk.tellOfListing();
}

function update(desk: Desk, key: string, change: (item: PlaceItem) => PlaceItem): void {
  const item = desk.findItem(key);
  if (item !== undefined) desk.replaceItem(key, change(item));
}
