import { parseLocation } from '../geo/location-text.ts';
import { simpleStatusOf } from '../statuses.ts';
import type { EditableGuide } from './editable.ts';
import {
  draftPlaceFromPublished,
  editablePlaceRank,
  placeFromPending,
  placeFromPublished,
} from './editable-place.ts';
import { draftFromId, newGuideId } from './ids.ts';
import { sortPlaces } from './ordering.ts';
import { providedText } from './placeholder.ts';
import type { PendingGuideRecord, PublishedGuideRecord, PublishedPlaceRecord } from './records.ts';

export function guideFromPublished(
  record: PublishedGuideRecord,
  places: readonly PublishedPlaceRecord[] = [],
): EditableGuide {
  return {
    gn_id: record.g_id,
    gn_g_id: record.g_id,
    gn_pg_id: null,
    gn_title: providedText(record.g_title) ?? '',
    gn_description: providedText(record.g_description) ?? '',
    gn_image_url: providedText(record.g_image),
    gn_audio_url: providedText(record.g_audio),
    gn_video_url: providedText(record.g_video),
    gn_author_id: record.g_author_id,
    gn_author_name: record.g_author,
    gn_status: record.g_active ? 'published' : 'withdrawn',
    // What a draft made from it starts as.
    gn_pending_status: 'draft',
    gn_price_status: priceText(record.g_price),
    gn_is_public: record.g_is_public,
    gn_loc: parseLocation(record.g_location),
    gn_path: record.g_path,
    gn_boundary: record.g_boundary,
    gn_last_modified: record.g_last_modified,
    gn_source_type: 'published',
    gn_admin_comment: null,
    gn_original_id: null,
    gn_version: null,
    places: sortPlaces(places.map(placeFromPublished), editablePlaceRank),
  };
}

export function guideFromPending(record: PendingGuideRecord): EditableGuide {
  return {
    gn_id: record.pg_id,
    gn_g_id: record.original_g_id,
    gn_pg_id: record.pg_id,
    gn_title: providedText(record.pg_title) ?? '',
    gn_description: providedText(record.pg_description) ?? '',
    gn_image_url: providedText(record.pg_image),
    gn_audio_url: providedText(record.pg_audio),
    gn_video_url: providedText(record.pg_video),
    gn_author_id: record.pg_author_id,
    gn_author_name: record.pg_author_name,
    gn_status: simpleStatusOf(record.pg_pending_status),
    gn_pending_status: record.pg_pending_status,
    gn_price_status: priceText(record.pg_price),
    gn_is_public: record.pg_is_public,
    gn_loc: parseLocation(record.pg_location),
    gn_path: record.pg_path,
    gn_boundary: record.pg_boundary,
    gn_last_modified: record.pg_updated,
    gn_source_type: 'pending',
    gn_admin_comment: record.admin_comment,
    gn_original_id: record.original_g_id,
    gn_version: record.pg_version,
    places: sortPlaces((record.pending_places ?? []).map(placeFromPending), editablePlaceRank),
  };
}

/** A guide that nobody has saved yet; it gets its author from whoever saves it. */
export function newGuide(timestamp: number): EditableGuide {
  return {
    gn_id: newGuideId(timestamp),
    gn_g_id: null,
    gn_pg_id: null,
    gn_title: '',
    gn_description: '',
    gn_image_url: null,
    gn_audio_url: null,
    gn_video_url: null,
    gn_author_id: null,
    gn_author_name: null,
    gn_status: 'draft',
    gn_pending_status: 'draft',
    gn_price_status: '0',
    gn_is_public: false,
    gn_loc: null,
    gn_path: null,
    gn_boundary: null,
    gn_last_modified: null,
    gn_source_type: 'pending',
    gn_admin_comment: null,
    gn_original_id: null,
    gn_version: null,
    places: [],
  };
}

export type PublishedEditableGuide = EditableGuide & { readonly gn_g_id: number };

export function isPublishedGuide(guide: EditableGuide): guide is PublishedEditableGuide {
  return guide.gn_source_type === 'published' && guide.gn_g_id !== null;
}

/** The draft that editing a published guide starts from: the same content, not saved yet. */
export function draftFromPublished(
  guide: PublishedEditableGuide,
  timestamp: number,
): EditableGuide {
  const id = draftFromId(guide.gn_g_id, timestamp);
  return {
    ...guide,
    gn_id: id,
    gn_status: 'draft',
    gn_pending_status: 'draft',
    gn_source_type: 'pending',
    gn_original_id: guide.gn_g_id,
    places: guide.places.map((place) => draftPlaceFromPublished(place, id)),
  };
}

/** As the form shows it; free is a bare 0, as in a guide that was never priced. */
function priceText(price: number): string {
  return price === 0 ? '0' : price.toFixed(2);
}
