import { printLocation } from '@laneway/domain/geo/location-text';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { decimalFromCents } from '@laneway/domain/money';
import type { Guide } from '../../guide/guide-facts.ts';
import type { Place } from '../../guide/places/place-facts.ts';

/** The placeholders of missing texts. */
const UNWRITTEN = {
  title: 'Your title',
  guide: 'Your description goes here.',
  place: 'Your text about this place goes here.',
} as const;

/** Drafts have no public id. */
const NO_ID = 0;

export type GuideSurroundings = {
  readonly author: string;
  readonly placeCount: number;
  readonly mediaBytes: number;
  readonly imagePlaceholder: string | null;
};

/** A draft as a visitor who doesn't own it would get it, if it were published. */
export function guideAsPublished(content: GuideContent, around: GuideSurroundings): Guide {
  return {
    g_id: NO_ID,
    g_title: content.title ?? UNWRITTEN.title,
    g_description: content.description ?? UNWRITTEN.guide,
    g_location: printLocation(content.location),
    g_image: content.image,
    g_image_alt: content.imageAlt,
    g_image_stand_in: around.imagePlaceholder,
    g_audio: null,
    g_audio_captions: null,
    g_video: null,
    g_video_captions: null,
    g_path: null,
    g_boundary: null,
    g_walk: content.walk,
    g_price: decimalFromCents(priceSaved(content)),
    g_is_public: content.isPublic,
    g_active: true,
    g_author_id: null,
    g_author: around.author,
    g_last_modified: '',
    g_access: content.isPublic ? 'inside' : 'teaser',
    g_place_count: around.placeCount,
    g_bounds: null,
    g_size_bytes: around.mediaBytes,
    g_duration_minutes: content.durationMinutes,
    g_language: content.language,
    g_rating: null,
    g_rating_count: 0,
  };
}

/** A place as a visitor would get it. */
export function placeAsPublished(content: PlaceContent, imagePlaceholder: string | null): Place {
  return {
    p_id: NO_ID,
    g_id: NO_ID,
    p_title: content.title ?? UNWRITTEN.title,
    p_description: content.description ?? UNWRITTEN.place,
    p_location: printLocation(content.location),
    p_marker: content.marker,
    p_image: content.image,
    p_image_alt: content.imageAlt,
    p_image_stand_in: imagePlaceholder,
    p_audio: content.audio,
    p_audio_captions: content.audioCaptions,
    p_video: content.video,
    p_video_captions: content.videoCaptions,
    p_path: content.path,
    p_boundary: content.boundary,
    p_trigger: content.trigger,
    p_audio_seconds: null,
    p_active: true,
    p_order: 0,
  };
}
