import { publishedFields } from '@laneway/contract/editing/content-fields';
import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { printLocation } from '@laneway/domain/geo/location-text';
import { type GuideContent, startOf } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { decimalFromCents } from '@laneway/domain/money';
import { routePreview } from '@laneway/domain/walk/plan/walk-line';
import type { Guide } from '../../guide/guide-facts.ts';
import type { Place } from '../../guide/places/place-facts.ts';

/** The placeholders of missing texts, by who reads them. */
const UNWRITTEN = {
  creator: {
    title: 'Your title',
    guide: 'Your description goes here.',
    place: 'Your text about this place goes here.',
  },
  tester: {
    title: 'A guide without a title',
    guide: 'There’s no description yet.',
    place: 'There’s no text about this place yet.',
  },
} as const;

export type DraftReader = keyof typeof UNWRITTEN;

/** Drafts have no public id. */
const NO_ID = 0;

export type PlaceAround = {
  readonly id: number;
  readonly nameNumber: number;
  readonly content: Pick<PlaceContent, 'title' | 'location' | 'marker' | 'audio' | 'isSample'>;
  /** Null while it isn't known. */
  readonly audioSeconds: number | null;
};

export type GuideSurroundings = {
  readonly author: string;
  /** In walking order. */
  readonly places: readonly PlaceAround[];
  readonly mediaBytes: number;
  readonly imagePlaceholder: string | null;
};

/** A draft as a visitor who doesn't own it would get it, if it were published. */
export function guideAsPublished(
  content: GuideContent,
  around: GuideSurroundings,
  reader: DraftReader = 'creator',
): Guide {
  return {
    ...publishedFields(GUIDE_FIELDS, content),
    g_id: NO_ID,
    g_title: content.title ?? UNWRITTEN[reader].title,
    g_description: content.description ?? UNWRITTEN[reader].guide,
    g_location: printLocation(
      startOf(
        content,
        around.places.map((place) => place.content),
      ),
    ),
    g_image_stand_in: around.imagePlaceholder,
    g_path: null,
    g_boundary: null,
    g_price: decimalFromCents(priceSaved(content)),
    g_active: true,
    g_author_id: null,
    g_author: around.author,
    g_last_modified: '',
    g_access: content.isPublic ? 'inside' : 'teaser',
    g_place_count: around.places.length,
    g_bounds: null,
    g_size_bytes: around.mediaBytes,
    g_has_audio: [content, ...around.places.map((place) => place.content)].some(
      ({ audio }) => audio !== null,
    ),
    g_rating: null,
    g_rating_count: 0,
    g_preview: previewOf(content.path, around.places),
  };
}

/** The part of its contents that everyone sees. */
function previewOf(path: string | null, places: readonly PlaceAround[]): Guide['g_preview'] {
  const route = routePreview(path);
  return {
    places: places.map(({ id, nameNumber, content }) => ({
      p_id: id,
      p_title: placeLabel(content.title, nameNumber),
    })),
    audio_seconds: places.reduce(
      (sum, { content, audioSeconds }) => sum + (content.audio === null ? 0 : (audioSeconds ?? 0)),
      0,
    ),
    route_metres: route.metres,
    route_outline: route.outline,
    sample_p_id: places.find(({ content }) => content.isSample)?.id ?? null,
  };
}

/** A place as a visitor would get it. */
export function placeAsPublished(
  content: PlaceContent,
  imagePlaceholder: string | null,
  reader: DraftReader = 'creator',
): Place {
  return {
    ...publishedFields(PLACE_FIELDS, content),
    p_id: NO_ID,
    g_id: NO_ID,
    p_title: content.title ?? UNWRITTEN[reader].title,
    p_description: content.description ?? UNWRITTEN[reader].place,
    p_location: printLocation(content.location),
    p_image_stand_in: imagePlaceholder,
    p_audio_seconds: null,
    p_active: true,
    p_order: 0,
  };
}
