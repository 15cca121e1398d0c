import type { GuideListing } from '@laneway/contract/authoring';
import { type EditableGuide, guideAuthorId } from '@laneway/domain/guides/editable-guide';
import {
  type EditablePlace,
  placeStatus,
  publishedPlaceId,
} from '@laneway/domain/guides/editable-place';
import type { Actor } from '@laneway/domain/roles';
import { decideEdit, offersPlaceWithdrawal } from '@laneway/domain/workflow/editing';
import {
  LIVE,
  type Listing,
  republishListing,
  withdrawListing,
} from '@laneway/domain/workflow/listing';

/** The listing of published content, with the reason that was given when it was withdrawn. */
export type Offer = { readonly listing: Listing; readonly reason: string | null };

export type ListingAct = 'withdraw' | 'republish';

export const PLACE_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Hide from visitors',
  republish: 'Show to visitors',
};

export const ON_SALE: Offer = { listing: LIVE, reason: null };

/** null for a guide that was never published, and while loading. */
export function guideOffer(listing: GuideListing | undefined): Offer | null {
  if (listing === undefined) return null;
  const { withdrawn } = listing;
  return withdrawn === null ? ON_SALE : offSale(withdrawn);
}

/** The same for a place: the published one itself, or the one that a draft revises. */
export function placeOffer(listing: GuideListing | undefined, place: EditablePlace): Offer | null {
  const id = publishedPlaceId(place);
  if (listing === undefined || id === null) return null;
  const withdrawn = listing.places.find(({ p_id }) => p_id === id);
  return withdrawn === undefined ? ON_SALE : offSale(withdrawn);
}

type Withdrawal = GuideListing['places'][number] | NonNullable<GuideListing['withdrawn']>;

function offSale({ by, comment }: Pick<Withdrawal, 'by' | 'comment'>): Offer {
  return { listing: { state: 'withdrawn', by }, reason: comment };
}

/** The action that this person can take on published content; null if there is none. */
export function offerAct(
  offer: Offer | null,
  actor: Actor,
  authorId: number | null,
): ListingAct | null {
  if (offer === null) return null;
  const { listing } = offer;
  return listing.state === 'live'
    ? withdrawListing(listing, actor, authorId).ok
      ? 'withdraw'
      : null
    : republishListing(listing, actor, authorId).ok
      ? 'republish'
      : null;
}

/** The same for a place. In a draft it is removed from the guide or restored, by people who may edit it. */
export function placeAct(
  place: EditablePlace,
  guide: EditableGuide,
  offer: Offer | null,
  actor: Actor,
): ListingAct | null {
  const authorId = guideAuthorId(guide);
  if (place.kind !== 'pending') return offerAct(offer, actor, authorId);
  if (guide.kind !== 'pending') return null;
  const edit = decideEdit(actor, { status: guide.status, authorId });
  // In a published version, only the live place can still change.
  if (!edit.ok || edit.value !== 'in_place') return null;
  return offersPlaceWithdrawal(placeStatus(place)) ? 'withdraw' : 'republish';
}

/** An admin has to give the creator a reason; people don't need one for their own content. */
export function needsReason(actor: Actor, authorId: number | null): boolean {
  return actor.role === 'admin' && actor.id !== authorId;
}
