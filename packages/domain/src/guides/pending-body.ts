import { printLocation } from '../geo/location-text.ts';
import { printMarker } from '../geo/marker-text.ts';
import type { EditableGuide, EditablePlace } from './editable.ts';
import { providedText, textOrPlaceholder } from './placeholder.ts';
import { type PriceChoice, priceToSave } from './pricing.ts';
import type { PendingGuideBody, PendingPlaceBody } from './records.ts';

/** Who saves; the author of whatever has none yet. */
export type SavingUser = { readonly id: number; readonly name: string };

/**
 * The guide as a save sends it: what is empty goes as its placeholder or sentinel, and an
 * untouched price of a paid guide as the default price.
 */
export function pendingGuideBody(
  guide: EditableGuide,
  choice: PriceChoice,
  user: SavingUser,
): PendingGuideBody {
  const body: PendingGuideBody = {
    pg_title: textOrPlaceholder(guide.gn_title),
    pg_description: textOrPlaceholder(guide.gn_description),
    pg_location: printLocation(guide.gn_loc),
    pg_image: textOrPlaceholder(guide.gn_image_url),
    pg_audio: providedText(guide.gn_audio_url),
    pg_video: providedText(guide.gn_video_url),
    pg_path: guide.gn_path,
    pg_boundary: guide.gn_boundary,
    pg_price: choice === 'paid' ? priceToSave(guide.gn_price_status) : 0,
    pg_is_public: choice === 'public',
    pg_pending_status: guide.gn_pending_status,
    pg_author_id: guide.gn_author_id ?? user.id,
    pg_author_name: guide.gn_author_name ?? user.name,
  };
  return guide.gn_version === null ? body : { ...body, pg_version: guide.gn_version };
}

/** The place as a save sends it. A saved place is always a draft: its guide carries the review. */
export function pendingPlaceBody(place: EditablePlace, pendingGuideId: number): PendingPlaceBody {
  const body: PendingPlaceBody = {
    pp_pg_id: pendingGuideId,
    pp_title: textOrPlaceholder(place.pn_title),
    pp_description: textOrPlaceholder(place.pn_description),
    pp_marker: printMarker(place.pn_marker),
    pp_location: printLocation(place.pn_loc),
    pp_image: textOrPlaceholder(place.pn_image_url),
    pp_audio: providedText(place.pn_audio_url),
    pp_video: providedText(place.pn_video_url),
    pp_path: place.pn_path,
    pp_boundary: place.pn_boundary,
    pp_original_p_id: place.pn_original_p_id,
    pp_pending_status: 'draft',
    pp_order: place.pn_order,
  };
  return place.pn_version === null ? body : { ...body, pp_version: place.pn_version };
}
