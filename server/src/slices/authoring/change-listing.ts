import type { ListingBody } from '@laneway/contract/authoring';
import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import { GUIDE_NOT_FOUND, PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import {
  type ListingState,
  republishListing,
  withdrawListing,
} from '@laneway/domain/workflow/listing';
import type { Transaction } from '../../platform/database/database.ts';
import { limitPublishedSize } from '../catalogue/public/guide-size.ts';
import { type Listed, lockListed, setListing } from '../catalogue/public/listing.ts';
import { findLiveVersion, findPublishedGuide } from '../catalogue/public.ts';
import type { AuthoringDeps } from './authoring-deps.ts';
import { recordListing } from './history.ts';
import { notifyOfListing } from './notify-of-listing.ts';

const DECISIONS = { live: republishListing, withdrawn: withdrawListing } as const;

export type ListingDeps = Pick<AuthoringDeps, 'clock' | 'publicUrl'>;

/** Takes a published guide off sale or puts it back, in the caller's transaction. Its buyers keep it. */
export async function setGuideListing(
  tx: Transaction,
  deps: ListingDeps,
  actor: Actor,
  id: number,
  state: ListingState,
  body: ListingBody | null,
): Promise<Result<PublishedGuide, Refusal>> {
  const listed = await lockListed(tx, 'guide', id);
  if (listed === null) return fail(GUIDE_NOT_FOUND);
  const changed = await changeListing(tx, deps, actor, listed, state, body);
  if (!changed.ok) return changed;
  const found = await findPublishedGuide(tx, actor, id);
  return found === null ? fail(GUIDE_NOT_FOUND) : ok(found.guide);
}

/** Does so for a place. While it is off sale, its guide's counts leave it out. */
export async function setPlaceListing(
  tx: Transaction,
  deps: ListingDeps,
  actor: Actor,
  id: number,
  state: ListingState,
  body: ListingBody | null,
): Promise<Result<PublishedPlace, Refusal>> {
  const listed = await lockListed(tx, 'place', id);
  if (listed === null) return fail(PLACE_NOT_FOUND);
  const changed = await changeListing(tx, deps, actor, listed, state, body);
  if (!changed.ok) return changed;
  const version = await findLiveVersion(tx, actor, listed.guideId, id);
  const place = version?.places.find(({ p_id }) => p_id === id);
  return place === undefined ? fail(PLACE_NOT_FOUND) : ok(place);
}

async function changeListing(
  tx: Transaction,
  { clock, publicUrl }: ListingDeps,
  actor: Actor,
  listed: Listed,
  state: ListingState,
  body: ListingBody | null,
): Promise<Result<null, Refusal>> {
  const decided = DECISIONS[state](listed.listing, actor, listed.authorId);
  if (!decided.ok) return decided;
  // Nothing to write and nobody to notify.
  if (!decided.value.changed) return ok(null);
  const comment = body?.comment?.trim() || null;
  const { listing } = decided.value;
  const fits = await limitPublishedSize(tx, listed.guideId, async () => {
    await setListing(tx, listed, listing);
    return listed.guideId;
  });
  if (!fits.ok) return fits;
  const event = await recordListing(tx, { listed, state, actor, comment, now: clock() });
  await notifyOfListing(tx, { event, listed, state, actor, comment, publicUrl });
  return ok(null);
}
