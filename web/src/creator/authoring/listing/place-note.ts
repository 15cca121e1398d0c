import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import type { Actor } from '@laneway/domain/roles';
import { offerAct } from './offer.ts';
import type { PlaceListing } from './use-listing.ts';

/** One line of why visitors don't see a place, and the way out. */
export type PlaceNote = {
  readonly text: string;
  /** What an admin said to its creator. */
  readonly reason: string | null;
  readonly way: 'republish' | 'contact us' | null;
};

/** Null for a place about which there is nothing to say. */
export function placeNote(
  place: EditablePlace,
  { status, act, offer }: PlaceListing,
  actor: Actor,
  authorId: number | null,
): PlaceNote | null {
  if (place.kind === 'pending' && status === 'withdrawn') {
    return {
      text: 'This place is withdrawn, so it stays out of the guide when that’s published.',
      reason: null,
      way: act === 'republish' ? act : null,
    };
  }
  if (offer === null || offer.listing.state === 'live') return null;
  const mayRepublish = offerAct(offer, actor, authorId) === 'republish';
  if (!mayRepublish) {
    return {
      text: 'We took this place out of your guide. Contact us if you’d like it back.',
      reason: offer.reason,
      way: 'contact us',
    };
  }
  return {
    text:
      place.kind === 'pending'
        ? 'This place is off the live guide, and publishing this draft won’t bring it back.'
        : 'This place is withdrawn, so visitors don’t see it. Republish it to edit it.',
    reason: offer.reason,
    way: 'republish',
  };
}
