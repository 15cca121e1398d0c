import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import { coarseBounds } from '@laneway/domain/geo/bounds';
import { printLocation } from '@laneway/domain/geo/location-text';
import { wholeSeconds } from '@laneway/domain/media/audio-length';
import { decimalFromCents } from '@laneway/domain/money';
import {
  type AccessRequest,
  type GuideAccess,
  guideAccess,
  teaserRefusal,
} from '@laneway/domain/purchase/entitlement';
import { shownRating } from '@laneway/domain/reviews/rating';
import type { Actor } from '@laneway/domain/roles';
import { listedDescription } from '@laneway/domain/text/summary';
import { routePreview } from '@laneway/domain/walk/plan/walk-line';
import { pointOf } from './public/content-columns.ts';
import type { GuideAccessRow, GuideRow, NamedPlaceRow, PlaceRow } from './rows.ts';

export function accessRequest(row: GuideAccessRow, viewer: Actor | null): AccessRequest {
  return {
    viewer,
    owned: row.owned,
    guide: {
      isPublic: row.is_public,
      priceCents: row.price_cents,
      authorId: row.author_id,
      listing: row.listing,
    },
  };
}

export function accessTo(row: GuideAccessRow, viewer: Actor | null): GuideAccess {
  return guideAccess(accessRequest(row, viewer));
}

/** The only way a guide becomes JSON: its content is included only if the access check allows it. */
export function presentGuide(
  row: GuideRow,
  viewer: Actor | null,
  description = row.description,
): PublishedGuide {
  const access = accessTo(row, viewer);
  const { sees } = access;
  const inside = sees === 'inside';
  const introduced = teaserRefusal(access) === null;
  return {
    g_id: row.id,
    g_title: row.title,
    g_description: description,
    g_location: printLocation(pointOf(row.location)),
    g_image: row.image_uri,
    g_image_alt: row.image_alt,
    g_audio: introduced ? row.audio_uri : null,
    g_audio_captions: introduced ? row.audio_captions_uri : null,
    g_video: introduced ? row.video_uri : null,
    g_video_captions: introduced ? row.video_captions_uri : null,
    g_path: inside ? row.path : null,
    g_boundary: inside ? row.boundary : null,
    g_walk: inside ? row.walk : null,
    g_price: decimalFromCents(row.price_cents),
    g_is_public: row.is_public,
    g_active: row.listing === 'live',
    g_author_id: row.author_id,
    g_author: row.author_name,
    g_last_modified: row.last_modified.toISOString(),
    g_access: sees,
    g_place_count: row.place_count,
    g_bounds: printBounds(row.bounds, inside),
    g_size_bytes: row.size_bytes,
    g_duration_minutes: row.duration_minutes,
    g_climb_metres: row.climb_metres,
    g_has_audio: row.has_audio,
    g_language: row.language,
    g_rating: shownRating({ sum: row.rating_sum, count: row.rating_count }),
    g_rating_count: row.rating_count,
    g_image_stand_in: row.image_stand_in,
    g_preview: row.named_places === null ? null : previewOf(row.named_places, row.path),
  };
}

function previewOf(
  places: readonly NamedPlaceRow[],
  path: string | null,
): NonNullable<PublishedGuide['g_preview']> {
  const route = routePreview(path);
  return {
    places: places.map(({ id, title }) => ({ p_id: id, p_title: title })),
    // The sum of what each place says of its own, as in the preview of a draft.
    audio_seconds: places.reduce((sum, { audio_ms }) => sum + (wholeSeconds(audio_ms) ?? 0), 0),
    route_metres: route.metres,
    route_outline: route.outline,
    sample_p_id: places.find(({ is_sample }) => is_sample)?.id ?? null,
  };
}

/** A guide in a list. Statements for lists don't read the path and boundary. */
export function presentListedGuide(row: GuideRow, viewer: Actor | null): PublishedGuide {
  return presentGuide(row, viewer, listedDescription(row.description));
}

export function presentListedPlace(row: PlaceRow, order: number): PublishedPlace {
  return presentPlace({ ...row, description: listedDescription(row.description) }, order);
}

export function presentPlace(row: PlaceRow, order: number): PublishedPlace {
  return {
    p_id: row.id,
    g_id: row.guide_id,
    p_title: row.title,
    p_description: row.description,
    p_location: printLocation(pointOf(row.location)),
    p_marker: row.marker,
    p_image: row.image_uri,
    p_image_alt: row.image_alt,
    p_audio: row.audio_uri,
    p_audio_captions: row.audio_captions_uri,
    p_video: row.video_uri,
    p_video_captions: row.video_captions_uri,
    p_path: row.path,
    p_boundary: row.boundary,
    p_trigger: row.trigger,
    p_is_sample: row.is_sample,
    p_audio_seconds: wholeSeconds(row.audio_ms),
    p_active: row.place_listing === 'live',
    p_order: order,
    p_image_stand_in: row.image_stand_in,
  };
}

/** PostgreSQL prints a box as (east,north),(west,south). */
const BOX = /^\(([^,]+),([^)]+)\),\(([^,]+),([^)]+)\)$/;

/** The corners of the exact box are positions of places, so only people with access to the content get it. */
function printBounds(box: string | null, exact: boolean): PublishedGuide['g_bounds'] {
  if (box === null) return null;
  const [, east, north, west, south] = BOX.exec(box) ?? [];
  const bounds = {
    south: Number(south),
    west: Number(west),
    north: Number(north),
    east: Number(east),
  };
  const shown = exact ? bounds : coarseBounds(bounds);
  return [shown.south, shown.west, shown.north, shown.east];
}
