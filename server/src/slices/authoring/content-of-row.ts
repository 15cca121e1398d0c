import type { Point } from '@laneway/domain/geo/point';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import type { ContentRow, PendingGuideRow, PendingPlaceRow } from './rows.ts';

type Shared = Omit<PlaceContent, 'marker' | 'trigger'>;

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
    language: row.language,
    walk: row.walk,
  };
}

export function placeContentOf(row: PendingPlaceRow): PlaceContent {
  return { ...sharedContent(row), marker: row.marker, trigger: row.trigger };
}

/** The inverse, for content that is no longer in its row. */
export function guideColumnsOf(content: GuideContent) {
  return {
    ...sharedColumns(content),
    price_cents: content.priceCents ?? 0,
    is_public: content.isPublic,
    duration_minutes: content.durationMinutes,
    language: content.language,
    walk: content.walk,
  };
}

export function placeColumnsOf(content: PlaceContent) {
  return { ...sharedColumns(content), marker: content.marker, trigger: content.trigger };
}

function sharedColumns({ location, ...content }: Shared): ContentRow {
  return {
    title: content.title,
    description: content.description,
    location: location === null ? null : { x: location.lng, y: location.lat },
    image_uri: content.image,
    image_alt: content.imageAlt,
    audio_uri: content.audio,
    audio_captions_uri: content.audioCaptions,
    video_uri: content.video,
    video_captions_uri: content.videoCaptions,
    path: content.path,
    boundary: content.boundary,
  };
}

export function pointOf(location: ContentRow['location']): Point | null {
  return location === null ? null : { lat: location.y, lng: location.x };
}
