import { parseLocation } from '../geo/location-text.ts';
import { parseMarker } from '../geo/marker-text.ts';
import type { Point } from '../geo/point.ts';
import { placeStatusOf } from '../statuses.ts';
import type { EditablePlace } from './editable.ts';
import { newPlaceId, temporaryId } from './ids.ts';
import type { PlaceRank } from './ordering.ts';
import { providedText } from './placeholder.ts';
import type { PendingPlaceRecord, PublishedPlaceRecord } from './records.ts';

export function placeFromPublished(record: PublishedPlaceRecord): EditablePlace {
  return {
    pn_id: record.p_id,
    pn_p_id: record.p_id,
    pn_pp_id: null,
    pn_title: providedText(record.p_title) ?? '',
    pn_description: providedText(record.p_description) ?? '',
    pn_image_url: providedText(record.p_image),
    pn_audio_url: providedText(record.p_audio),
    pn_video_url: providedText(record.p_video),
    pn_status: record.p_active ? 'published' : 'withdrawn',
    // What a draft made from it starts as.
    pn_pending_status: 'draft',
    pn_source_type: 'published',
    pn_marker: parseMarker(record.p_marker),
    pn_loc: parseLocation(record.p_location),
    pn_path: record.p_path,
    pn_boundary: record.p_boundary,
    pn_guide_id: record.g_id,
    pn_original_p_id: null,
    pn_order: record.p_order,
    pn_version: null,
  };
}

export function placeFromPending(record: PendingPlaceRecord): EditablePlace {
  return {
    pn_id: record.pp_id,
    pn_p_id: record.pp_original_p_id,
    pn_pp_id: record.pp_id,
    pn_title: providedText(record.pp_title) ?? '',
    pn_description: providedText(record.pp_description) ?? '',
    pn_image_url: providedText(record.pp_image),
    pn_audio_url: providedText(record.pp_audio),
    pn_video_url: providedText(record.pp_video),
    pn_status: placeStatusOf(record.pp_pending_status),
    pn_pending_status: record.pp_pending_status,
    pn_source_type: 'pending',
    pn_marker: parseMarker(record.pp_marker),
    pn_loc: parseLocation(record.pp_location),
    pn_path: record.pp_path,
    pn_boundary: record.pp_boundary,
    pn_guide_id: record.pp_pg_id,
    pn_original_p_id: record.pp_original_p_id,
    pn_order: record.pp_order,
    pn_version: record.pp_version,
  };
}

/** A place that nobody has saved yet. */
export function newPlace(guideId: number | string, timestamp: number): EditablePlace {
  return {
    pn_id: newPlaceId(timestamp),
    pn_p_id: null,
    pn_pp_id: null,
    pn_title: '',
    pn_description: '',
    pn_image_url: null,
    pn_audio_url: null,
    pn_video_url: null,
    pn_status: 'draft',
    pn_pending_status: 'draft',
    pn_source_type: 'pending',
    pn_marker: null,
    pn_loc: null,
    pn_path: null,
    pn_boundary: null,
    pn_guide_id: guideId,
    pn_original_p_id: null,
    pn_order: null,
    pn_version: null,
  };
}

/** The draft that editing a published place starts from, in the guide that will hold it. */
export function draftPlaceFromPublished(
  place: EditablePlace,
  guideId: number | string,
): EditablePlace {
  return {
    ...place,
    pn_id: place.pn_p_id === null ? place.pn_id : temporaryId(place.pn_p_id),
    pn_pp_id: null,
    pn_status: 'draft',
    pn_pending_status: 'draft',
    pn_source_type: 'pending',
    pn_guide_id: guideId,
    pn_original_p_id: place.pn_p_id,
    pn_version: null,
  };
}

/** Moves the pin, and with it where directions lead; null takes the place off the map. */
export function movePlace(place: EditablePlace, point: Point | null): EditablePlace {
  return { ...place, pn_marker: point, pn_loc: point };
}

export function editablePlaceRank(place: EditablePlace): PlaceRank {
  return { id: place.pn_id, position: place.pn_order };
}
