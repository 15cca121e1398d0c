import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { pageFields, pagingFields } from './paging.ts';
import {
  AudioSeconds,
  Bio,
  Bounds,
  Count,
  Id,
  ImagePlaceholder,
  LanguageTag,
  LocationText,
  MediaUri,
  nullable,
  oneOf,
  PortraitPath,
  Price,
  ProfileLinks,
  ShapesText,
  Timestamp,
  TriggerText,
  text,
  WalkText,
} from './scalars.ts';

export const GUIDE_ACCESS = ['teaser', 'inside'] as const;

/** The average from one to five; null until there are enough ratings. */
export const Rating = nullable(Type.Number({ minimum: 1, maximum: 5 }));

/** The alt text of the image. */
const ImageAlt = nullable(text(LIMITS.imageAlt));

/** The public summary of a guide's inside, shown before buying. */
export const GuidePreview = reply('GuidePreview', {
  /** The names of its places, in walking order. */
  places: Type.Array(reply('PlaceName', { p_id: Id, p_title: text(LIMITS.title) }), {
    maxItems: LIMITS.publishedPlaces,
  }),
  /** The length of the audio of its places. */
  audio_seconds: Count,
  /** The length of its path, rounded; null for a guide without one. */
  route_metres: nullable(Count),
  /** The rough shape of its path, on the grid of the rounded bounds. */
  route_outline: nullable(ShapesText),
  /** The place that everyone may read and hear. */
  sample_p_id: nullable(Id),
});
export type GuidePreview = Static<typeof GuidePreview>;

/**
 * A guide as the public sees it. Its own audio and video introduce it and are for everyone. In a teaser, path, boundary
 * and walk are null whether or not the guide has them, and the bounds are rounded outwards so that they don't reveal the
 * position of a place. In lists, path, boundary and preview are null and the description is cut, so that one guide
 * can't make a list large.
 */
export const PublishedGuide = reply('PublishedGuide', {
  g_id: Id,
  g_title: text(LIMITS.title),
  g_description: text(LIMITS.description),
  g_location: LocationText,
  g_image: nullable(MediaUri),
  g_image_alt: ImageAlt,
  g_audio: nullable(MediaUri),
  g_audio_captions: nullable(MediaUri),
  g_video: nullable(MediaUri),
  g_video_captions: nullable(MediaUri),
  g_path: nullable(ShapesText),
  g_boundary: nullable(ShapesText),
  g_walk: nullable(WalkText),
  g_price: Price,
  g_is_public: Type.Boolean(),
  g_active: Type.Boolean(),
  /** Null once the author has deleted their account; guides that were sold stay. */
  g_author_id: nullable(Id),
  g_author: text(LIMITS.name),
  g_last_modified: Timestamp,
  g_access: oneOf(GUIDE_ACCESS),
  g_place_count: Type.Integer({ minimum: 0, maximum: LIMITS.placesPerGuide }),
  g_bounds: nullable(Bounds),
  g_size_bytes: Count,
  g_duration_minutes: nullable(Type.Integer({ minimum: 1, maximum: LIMITS.durationMinutes })),
  /** How far its walk goes up in total. */
  g_climb_metres: nullable(Type.Integer({ minimum: 0, maximum: LIMITS.climbMetres })),
  /** True if it has audio, of its own or at a place. */
  g_has_audio: Type.Boolean(),
  /** The language of its texts and audio. */
  g_language: LanguageTag,
  g_rating: Rating,
  g_rating_count: Count,
  g_image_stand_in: nullable(ImagePlaceholder),
  g_preview: nullable(GuidePreview),
});
export type PublishedGuide = Static<typeof PublishedGuide>;

/** A place of a guide, for viewers with access to its content; the sample is for everyone. */
export const PublishedPlace = reply('PublishedPlace', {
  p_id: Id,
  g_id: Id,
  p_title: text(LIMITS.title),
  p_description: text(LIMITS.description),
  p_location: LocationText,
  p_marker: nullable(ShapesText),
  p_image: nullable(MediaUri),
  p_image_alt: ImageAlt,
  p_audio: nullable(MediaUri),
  p_audio_captions: nullable(MediaUri),
  p_video: nullable(MediaUri),
  p_video_captions: nullable(MediaUri),
  p_path: nullable(ShapesText),
  p_boundary: nullable(ShapesText),
  p_trigger: nullable(TriggerText),
  p_is_sample: Type.Boolean(),
  p_audio_seconds: AudioSeconds,
  p_active: Type.Boolean(),
  p_order: Type.Integer({ minimum: 0, maximum: LIMITS.id }),
  p_image_stand_in: nullable(ImagePlaceholder),
});
export type PublishedPlace = Static<typeof PublishedPlace>;

export const GuideList = Type.Array(PublishedGuide, { maxItems: LIMITS.pageSize });

/** A creator with live guides, newest first; the last page has no cursor. */
export const Creator = reply('Creator', {
  u_id: Id,
  u_name: text(LIMITS.name),
  u_bio: Bio,
  u_links: ProfileLinks,
  u_portrait: PortraitPath,
  /** The number of guides on all pages. */
  guide_count: Count,
  ...pageFields(PublishedGuide),
});
export type Creator = Static<typeof Creator>;

export const PlaceList = reply('PlaceList', {
  /** The author and admins also get those off sale, with `p_active` false. */
  places: Type.Array(PublishedPlace, { maxItems: LIMITS.publishedPlaces }),
});
export type PlaceList = Static<typeof PlaceList>;

/** The guide of a place. Anyone may ask, so that links to places work. */
export const GuideOfPlace = reply('GuideOfPlace', { g_id: Id });
export type GuideOfPlace = Static<typeof GuideOfPlace>;

export const ListGuidesQuery = request('ListGuidesQuery', {
  guide_ids: Type.Optional(
    Type.Array(Id, {
      maxItems: LIMITS.pageSize,
      description:
        'These guides, in this order. Guides that aren’t live are replaced by the newest.',
    }),
  ),
  bbox: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$',
      description: 'Guides within south,west,north,east.',
    }),
  ),
  ...pagingFields,
});
export type ListGuidesQuery = Static<typeof ListGuidesQuery>;

export const ListPlacesQuery = request('ListPlacesQuery', { guide_id: Id });
export type ListPlacesQuery = Static<typeof ListPlacesQuery>;
