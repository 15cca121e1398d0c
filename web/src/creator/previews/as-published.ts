import { publishedFields } from '@laneway/contract/editing/content-fields';
import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
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
  /** True if a place has audio. */
  readonly hasAudio: boolean;
  readonly imagePlaceholder: string | null;
};

/** A draft as a visitor who doesn't own it would get it, if it were published. */
export function guideAsPublished(content: GuideContent, around: GuideSurroundings): Guide {
  return {
    ...publishedFields(GUIDE_FIELDS, content),
    g_id: NO_ID,
    g_title: content.title ?? UNWRITTEN.title,
    g_description: content.description ?? UNWRITTEN.guide,
    g_location: printLocation(content.location),
    g_image_stand_in: around.imagePlaceholder,
    g_path: null,
    g_boundary: null,
    g_price: decimalFromCents(priceSaved(content)),
    g_active: true,
    g_author_id: null,
    g_author: around.author,
    g_last_modified: '',
    g_access: content.isPublic ? 'inside' : 'teaser',
    g_place_count: around.placeCount,
    g_bounds: null,
    g_size_bytes: around.mediaBytes,
    g_has_audio: around.hasAudio || content.audio !== null,
    g_rating: null,
    g_rating_count: 0,
    g_preview: null,
  };
}

/** A place as a visitor would get it. */
export function placeAsPublished(content: PlaceContent, imagePlaceholder: string | null): Place {
  return {
    ...publishedFields(PLACE_FIELDS, content),
    p_id: NO_ID,
    g_id: NO_ID,
    p_title: content.title ?? UNWRITTEN.title,
    p_description: content.description ?? UNWRITTEN.place,
    p_location: printLocation(content.location),
    p_image_stand_in: imagePlaceholder,
    p_audio_seconds: null,
    p_active: true,
    p_order: 0,
  };
}
