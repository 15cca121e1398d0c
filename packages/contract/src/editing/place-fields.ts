import {
  isNoLocationText,
  NO_LOCATION_TEXT,
  parseLocation,
  printLocation,
} from '@laneway/domain/geo/location-text';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { providedText, textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import type { AddPendingPlaceBody, PendingPlace } from '../authoring.ts';
import type { PublishedPlace } from '../catalogue.ts';
import {
  type ContentField,
  type ContentFields,
  presentContent,
  type Sent,
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
} as const satisfies ContentFields<PlaceContent>;

/** What the server replies about a draft with this content. */
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

/** The text is kept as written, so that no marker is lost between reading and saving. */
function readMarker(text: string | null): string | null {
  return isNoLocationText(text) ? null : providedText(text);
}
