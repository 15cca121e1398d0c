import {
  isNoLocationText,
  NO_LOCATION_TEXT,
  parseLocation,
  printLocation,
} from '@laneway/domain/geo/location-text';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { EditablePlace, PlaceOf } from '@laneway/domain/guides/editable-place';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { providedText, textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { planPlaceSave, requireOpenPlace } from '@laneway/domain/guides/saving';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { AddPendingPlaceBody, PendingPlace, UpdatePendingPlaceBody } from '../authoring.ts';
import type { PublishedPlace } from '../catalogue.ts';
import {
  type ContentField,
  type ContentFields,
  presentContent,
  readContent,
  type Sent,
  writeChanges,
  writeContent,
} from './content-fields.ts';

/** Each part of a place's content in the API, the only place where a missing value is a placeholder. */
export const PLACE_FIELDS = {
  title: field('pp_title', 'p_title', providedText, textOrPlaceholder),
  description: field('pp_description', 'p_description', providedText, textOrPlaceholder),
  image: {
    ...field('pp_image', 'p_image', providedText, textOrPlaceholder),
    omittedWhenEmpty: true,
  },
  imageAlt: field('pp_image_alt', 'p_image_alt', providedText, providedText),
  audio: { ...field('pp_audio', 'p_audio', providedText, providedText), reply: textOrPlaceholder },
  audioCaptions: field('pp_audio_captions', 'p_audio_captions', providedText, providedText),
  video: { ...field('pp_video', 'p_video', providedText, providedText), reply: textOrPlaceholder },
  videoCaptions: field('pp_video_captions', 'p_video_captions', providedText, providedText),
  location: field('pp_location', 'p_location', parseLocation, printLocation),
  marker: {
    ...field('pp_marker', 'p_marker', readMarker, (marker) => marker ?? NO_LOCATION_TEXT),
    reply: (marker) => marker,
  },
  path: field('pp_path', 'p_path', providedText, providedText),
  boundary: field('pp_boundary', 'p_boundary', providedText, providedText),
  trigger: field('pp_trigger', 'p_trigger', providedText, providedText),
  isSample: field('pp_is_sample', 'p_is_sample', unchanged, unchanged),
} as const satisfies ContentFields<PlaceContent>;

/** Turns the content of a draft into the fields of a reply. */
export function presentPendingPlaceContent(content: PlaceContent) {
  const fields = presentContent(PLACE_FIELDS, content);
  return fields as unknown as Pick<
    PendingPlace,
    (typeof PLACE_FIELDS)[keyof PlaceContent]['pending']
  >;
}

function field<
  Pending extends keyof PendingPlace & keyof AddPendingPlaceBody,
  Published extends keyof PublishedPlace,
  Value,
>(
  pending: Pending,
  published: Published,
  read: (wire: PendingPlace[Pending] | PublishedPlace[Published]) => Value,
  write: (value: Value, content: PlaceContent) => Extract<AddPendingPlaceBody[Pending], Sent>,
): ContentField<Pending, Published, never, Value, PlaceContent> {
  return { pending, published, read, write };
}

function unchanged<Value>(value: Value): Value {
  return value;
}

/** The text is kept as written, so that no marker is lost between reading and saving. */
function readMarker(text: string | null): string | null {
  return isNoLocationText(text) ? null : providedText(text);
}

export function readPendingPlace(row: PendingPlace): PlaceOf<'pending'> {
  return {
    type: 'place',
    kind: 'pending',
    nameNumber: row.pp_name_number,
    id: row.pp_id,
    pendingGuideId: row.pp_pg_id,
    originalId: row.pp_original_p_id,
    version: row.pp_version,
    status: row.pp_pending_status,
    adminComment: row.admin_comment,
    changedSinceComment: row.changed_since_comment,
    position: row.pp_order,
    lastModified: row.pp_updated,
    imagePlaceholder: row.pp_image_stand_in,
    audioSeconds: row.pp_audio_seconds,
    content: readContent(PLACE_FIELDS, 'pending', row),
  };
}

export function readPublishedPlace(row: PublishedPlace): PlaceOf<'published'> {
  return {
    type: 'place',
    kind: 'published',
    // Published places have titles, so this is only for a form in which the title has been removed.
    nameNumber: row.p_order + 1,
    id: row.p_id,
    guideId: row.g_id,
    listing: row.p_active ? 'live' : 'withdrawn',
    position: row.p_order,
    imagePlaceholder: row.p_image_stand_in,
    audioSeconds: row.p_audio_seconds,
    content: readContent(PLACE_FIELDS, 'published', row),
  };
}

type IdParams = { readonly id: number };

export type PlaceSave =
  | {
      readonly call: 'addPendingPlace';
      /** The pending guide's id. */
      readonly params: IdParams;
      readonly body: AddPendingPlaceBody;
    }
  | {
      readonly call: 'updatePendingPlace';
      readonly params: IdParams;
      readonly body: UpdatePendingPlaceBody;
    };

/**
 * The call that saves a place of the open guide, or why it can't be saved. A new row is sent whole, of an existing one
 * only the changed fields. A saved place is a draft: the review is of its guide. Its position in the guide has a
 * separate call.
 */
export function writePlace(
  place: EditablePlace | null,
  edited: PlaceContent,
  guide: EditableGuide | null,
): Result<PlaceSave, Refusal> {
  const open = requireOpenPlace(place);
  if (!open.ok) return open;
  const planned = planPlaceSave(open.value, guide);
  if (!planned.ok) return planned;

  const plan = planned.value;
  switch (plan.call) {
    case 'addPendingPlace': {
      const { pendingGuideId: id, originalId } = plan;
      const fixedFields = {
        pp_pg_id: id,
        pp_original_p_id: originalId,
        pp_pending_status: 'draft',
      };
      // A revision of a published place has the number of that place.
      const { kind, nameNumber } = open.value;
      const named = kind === 'unsaved' ? { pp_name_number: nameNumber } : {};
      const body = { ...writeContent(PLACE_FIELDS, edited), ...fixedFields, ...named };
      return ok({ call: plan.call, params: { id }, body });
    }
    case 'updatePendingPlace': {
      const changes = writeChanges(PLACE_FIELDS, open.value.content, edited);
      const body = { ...changes, pp_pending_status: 'draft', pp_version: plan.version };
      return ok({ call: plan.call, params: { id: plan.id }, body });
    }
  }
}
