import { CONTENT_STATUSES } from '@laneway/domain/statuses';
import { COPY_MODES } from '@laneway/domain/workflow/editing';
import { type Static, type TOptional, type TUnknown, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { pagingFields } from './paging.ts';
import {
  AudioSeconds,
  Count,
  Id,
  ImagePlaceholder,
  LanguageTag,
  LocationText,
  nullable,
  oneOf,
  Price,
  ShapesText,
  Timestamp,
  TriggerText,
  text,
  WalkText,
} from './scalars.ts';

/**
 * In pending rows a missing title, description or medium is 'Not yet provided', and a missing location is 99999,99999.
 */
const Title = text(LIMITS.title);
const Description = text(LIMITS.description);
const Media = text(LIMITS.uri);
/** WebVTT. */
const Captions = nullable(Media);
/** The alt text of the image. */
const ImageAlt = nullable(text(LIMITS.imageAlt));
const Duration = nullable(Type.Integer({ minimum: 1, maximum: LIMITS.durationMinutes }));
const Climb = nullable(Type.Integer({ minimum: 0, maximum: LIMITS.climbMetres }));

/** Increases with every change. A save that names an older version is refused with the current row. */
const Version = Type.Integer({ minimum: 1, maximum: LIMITS.id });

/** A place's number in its default name, “Place 3”. It stays the same when places are reordered. */
const NameNumber = Type.Integer({ minimum: 1, maximum: LIMITS.id });

const PendingStatus = oneOf(CONTENT_STATUSES);

export const TRANSFER_STATES = ['transferring', 'transferred', 'failed'] as const;

/** The transfer of approved content to production. */
export const Transfer = reply('Transfer', {
  state: oneOf(TRANSFER_STATES),
  /** The reason for a failure. */
  reason: nullable(text(500)),
});
export type Transfer = Static<typeof Transfer>;

export const PendingPlace = reply('PendingPlace', {
  pp_id: Id,
  pp_pg_id: Id,
  pp_title: Title,
  pp_description: Description,
  pp_marker: nullable(ShapesText),
  pp_location: LocationText,
  pp_image: Media,
  pp_image_alt: ImageAlt,
  pp_audio: Media,
  pp_audio_captions: Captions,
  pp_video: Media,
  pp_video_captions: Captions,
  pp_path: nullable(ShapesText),
  pp_boundary: nullable(ShapesText),
  pp_trigger: nullable(TriggerText),
  /** Everyone may read and hear it before buying. Of several, the first is the sample. */
  pp_is_sample: Type.Boolean(),
  /** The number in its name while it has no title. */
  pp_name_number: NameNumber,
  pp_audio_seconds: AudioSeconds,
  pp_original_p_id: nullable(Id),
  pp_pending_status: PendingStatus,
  pp_order: Type.Integer({ minimum: 0, maximum: LIMITS.id }),
  pp_version: Version,
  pp_updated: Timestamp,
  pp_image_stand_in: nullable(ImagePlaceholder),
  /** The author sees it only while the status of the guide is needs_revision or rejected. */
  admin_comment: nullable(text(LIMITS.comment)),
  /** True when the place was saved after the comment on it that is shown. */
  changed_since_comment: Type.Boolean(),
});
export type PendingPlace = Static<typeof PendingPlace>;

export const pendingGuideContent = {
  pg_title: Title,
  pg_description: Description,
  pg_location: LocationText,
  pg_image: Media,
  pg_image_alt: ImageAlt,
  pg_audio: Media,
  pg_audio_captions: Captions,
  pg_video: Media,
  pg_video_captions: Captions,
  pg_path: nullable(ShapesText),
  pg_boundary: nullable(ShapesText),
  pg_walk: nullable(WalkText),
  pg_price: Price,
  pg_is_public: Type.Boolean(),
  pg_duration_minutes: Duration,
  pg_climb_metres: Climb,
  pg_language: LanguageTag,
};

export const PendingGuide = reply('PendingGuide', {
  pg_id: Id,
  ...pendingGuideContent,
  pg_pending_status: PendingStatus,
  pg_author_id: nullable(Id),
  pg_author_name: text(LIMITS.name),
  original_g_id: nullable(Id),
  /** The author sees it only while the status is needs_revision or rejected. */
  admin_comment: nullable(text(LIMITS.comment)),
  /** True when the guide was saved after the comment on it that is shown. */
  changed_since_comment: Type.Boolean(),
  /** Present when the places were requested. */
  pending_places: Type.Optional(Type.Array(PendingPlace, { maxItems: LIMITS.placesPerGuide })),
  pg_version: Version,
  pg_created: Timestamp,
  pg_updated: Timestamp,
  pg_image_stand_in: nullable(ImagePlaceholder),
  pg_transfer: nullable(Transfer),
  /** The total size of its media and its places'. Present when one guide is read. */
  pg_size_bytes: Type.Optional(Count),
});
export type PendingGuide = Static<typeof PendingGuide>;

export const PendingGuideList = Type.Array(PendingGuide, { maxItems: LIMITS.pageSize });

/** Fields that a client may send back unchanged; the server decides the author and the status. */
function ignored<const Names extends readonly string[]>(...names: Names) {
  const field = Type.Optional(Type.Unknown({ description: 'Ignored.' }));
  return Object.fromEntries(names.map((name) => [name, field])) as Record<
    Names[number],
    TOptional<TUnknown>
  >;
}

/** Null, an empty text and the placeholder all clear the value. */
function editable(maxLength: number) {
  return Type.Optional(nullable(text(maxLength)));
}

const pendingGuideFields = {
  pg_title: editable(LIMITS.title),
  pg_description: editable(LIMITS.description),
  pg_location: editable(LIMITS.location),
  pg_image: editable(LIMITS.uri),
  pg_image_alt: editable(LIMITS.imageAlt),
  pg_audio: editable(LIMITS.uri),
  pg_audio_captions: editable(LIMITS.uri),
  pg_video: editable(LIMITS.uri),
  pg_video_captions: editable(LIMITS.uri),
  pg_path: editable(LIMITS.shapes),
  pg_boundary: editable(LIMITS.shapes),
  pg_walk: editable(LIMITS.walk),
  pg_price: Type.Optional(Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })),
  pg_is_public: Type.Optional(Type.Boolean()),
  pg_duration_minutes: Type.Optional(Duration),
  pg_climb_metres: Type.Optional(Climb),
  pg_language: editable(LIMITS.language),
  ...ignored(
    'pg_id',
    'pg_pending_status',
    'pg_author_id',
    'pg_author_name',
    'original_g_id',
    'admin_comment',
    'pending_places',
  ),
};

export const CreatePendingGuideBody = request('CreatePendingGuideBody', {
  ...pendingGuideFields,
  source_published_guide_id: Type.Optional(nullable(Id)),
});
export type CreatePendingGuideBody = Static<typeof CreatePendingGuideBody>;

export const UpdatePendingGuideBody = request('UpdatePendingGuideBody', {
  ...pendingGuideFields,
  pg_version: Type.Optional(Version),
});
export type UpdatePendingGuideBody = Static<typeof UpdatePendingGuideBody>;

export const CopyPendingGuideBody = request('CopyPendingGuideBody', {
  /** A missing mode makes a copy. */
  mode: Type.Optional(oneOf(COPY_MODES)),
});

const pendingPlaceFields = {
  pp_title: editable(LIMITS.title),
  pp_description: editable(LIMITS.description),
  pp_marker: editable(LIMITS.shapes),
  pp_location: editable(LIMITS.location),
  pp_image: editable(LIMITS.uri),
  pp_image_alt: editable(LIMITS.imageAlt),
  pp_audio: editable(LIMITS.uri),
  pp_audio_captions: editable(LIMITS.uri),
  pp_video: editable(LIMITS.uri),
  pp_video_captions: editable(LIMITS.uri),
  pp_path: editable(LIMITS.shapes),
  pp_boundary: editable(LIMITS.shapes),
  pp_trigger: editable(LIMITS.trigger),
  pp_is_sample: Type.Optional(Type.Boolean()),
  ...ignored('pp_id', 'pp_pg_id', 'pp_pending_status', 'pp_audio_seconds'),
};

export const AddPendingPlaceBody = request('AddPendingPlaceBody', {
  ...pendingPlaceFields,
  pp_original_p_id: Type.Optional(nullable(Id)),
  /** Used unless another place of the guide has this number already. */
  pp_name_number: Type.Optional(NameNumber),
});
export type AddPendingPlaceBody = Static<typeof AddPendingPlaceBody>;

export const UpdatePendingPlaceBody = request('UpdatePendingPlaceBody', {
  ...pendingPlaceFields,
  ...ignored('pp_original_p_id', 'pp_name_number'),
  pp_version: Type.Optional(Version),
});
export type UpdatePendingPlaceBody = Static<typeof UpdatePendingPlaceBody>;

export const OrderPendingPlacesBody = request('OrderPendingPlacesBody', {
  pp_ids: Type.Array(Id, {
    maxItems: LIMITS.placesPerGuide,
    uniqueItems: true,
    description: 'All places of the guide, in their new order.',
  }),
  pg_version: Type.Optional(Version),
});
export type OrderPendingPlacesBody = Static<typeof OrderPendingPlacesBody>;

export const GetPendingGuideQuery = request('GetPendingGuideQuery', {
  include_places: Type.Optional(Type.Boolean()),
});
export type GetPendingGuideQuery = Static<typeof GetPendingGuideQuery>;

export const ListDashboardGuidesQuery = request('ListDashboardGuidesQuery', {
  mine: Type.Optional(
    Type.Boolean({ description: 'Only those that the caller wrote, for an admin too.' }),
  ),
  ...pagingFields,
});
export type ListDashboardGuidesQuery = Static<typeof ListDashboardGuidesQuery>;

export const ListAuthoredGuidesQuery = request('ListAuthoredGuidesQuery', {
  is_admin: Type.Optional(Type.Boolean({ description: 'Ignored. The session decides.' })),
  /** Lists only the open revision of this published guide. */
  original_g_id: Type.Optional(Id),
  ...pagingFields,
});
export type ListAuthoredGuidesQuery = Static<typeof ListAuthoredGuidesQuery>;

const withdrawalFields = {
  /** A listing withdrawn by an admin can be restored by admins only. */
  by: oneOf(['owner', 'admin']),
  comment: nullable(text(LIMITS.comment)),
};

/** The withdrawn parts of a published guide. */
export const GuideListing = reply('GuideListing', {
  g_id: Id,
  /** Null while the guide is on sale. */
  withdrawn: nullable(reply('GuideWithdrawal', withdrawalFields)),
  places: Type.Array(reply('PlaceWithdrawal', { p_id: Id, ...withdrawalFields }), {
    maxItems: LIMITS.publishedPlaces,
  }),
});
export type GuideListing = Static<typeof GuideListing>;

/** The optional comment when a listing is withdrawn or restored, or a draft place withdrawn. */
export const ListingBody = request('ListingBody', {
  comment: Type.Optional(nullable(text(LIMITS.comment))),
});
export type ListingBody = Static<typeof ListingBody>;
