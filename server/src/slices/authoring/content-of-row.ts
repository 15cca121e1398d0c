import type { Point } from '@laneway/domain/geo/point';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import type { ContentRow, PendingGuideRow, PendingPlaceRow } from './rows.ts';

type Shared = Omit<PlaceContent, 'marker'>;

function sharedContent(row: ContentRow): Shared {
  return {
    title: row.title,
    description: row.description,
    image: row.image_uri,
    imageAlt: row.image_alt,
    audio: row.audio_uri,
    audioCaptions: row.audio_captions_uri,
    video: row.video_uri,
    videoCaptions: row.video_captions_uri,
    location: pointOf(row.location),
    path: row.path,
    boundary: row.boundary,
  };
}

export function guideContentOf(row: PendingGuideRow): GuideContent {
  return {
    ...sharedContent(row),
    priceCents: row.price_cents,
    isPublic: row.is_public,
    durationMinutes: row.duration_minutes,
  };
}

export function placeContentOf(row: PendingPlaceRow): PlaceContent {
  return { ...sharedContent(row), marker: row.marker };
}

function pointOf(location: ContentRow['location']): Point | null {
  return location === null ? null : { lat: location.y, lng: location.x };
}
