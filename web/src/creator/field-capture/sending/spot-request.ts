import type { AddPendingPlaceBody, PendingPlace } from '@laneway/contract/authoring';
import { writeContent } from '@laneway/contract/editing/content-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { EMPTY_PLACE, movePlace } from '@laneway/domain/guides/place-content';
import { providedText } from '@laneway/domain/guides/placeholder';
import type { Spot } from '../store/records.ts';

/** The body that makes a place of a spot, from nothing but what is stored. */
export function placeBody(spot: Spot, guideId: number): AddPendingPlaceBody {
  const content = movePlace(
    {
      ...EMPTY_PLACE,
      title: providedText(spot.title),
      image: spot.imageUri,
      audio: spot.audioUri,
    },
    spot.point,
  );
  return {
    ...writeContent(PLACE_FIELDS, content),
    pp_pg_id: guideId,
    pp_original_p_id: null,
    pp_pending_status: 'draft',
  };
}

/** Whether a place is the one that this request made. */
export function isMadeBy(body: AddPendingPlaceBody, place: PendingPlace): boolean {
  return (
    place.pp_location === body.pp_location &&
    place.pp_title === body.pp_title &&
    providedText(place.pp_image) === providedText(body.pp_image) &&
    providedText(place.pp_audio) === providedText(body.pp_audio)
  );
}
