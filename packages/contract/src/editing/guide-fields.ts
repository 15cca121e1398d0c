import { parseLocation, printLocation } from '@laneway/domain/geo/location-text';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { DEFAULT_LANGUAGE } from '@laneway/domain/guides/languages';
import { providedText, textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { centsFromDecimal, decimalFromCents } from '@laneway/domain/money';
import type { CreatePendingGuideBody, PendingGuide } from '../authoring.ts';
import type { PublishedGuide } from '../catalogue.ts';
import {
  type ContentField,
  type ContentFields,
  presentContent,
  type Sent,
} from './content-fields.ts';

/** Each part of a guide's content in the API, the only place where a missing value is a placeholder. */
export const GUIDE_FIELDS = {
  title: field('pg_title', 'g_title', providedText, textOrPlaceholder),
  description: field('pg_description', 'g_description', providedText, textOrPlaceholder),
  image: {
    ...field('pg_image', 'g_image', providedText, textOrPlaceholder),
    omittedWhenEmpty: true,
  },
  imageAlt: field('pg_image_alt', 'g_image_alt', providedText, providedText),
  audio: { ...field('pg_audio', 'g_audio', providedText, providedText), reply: textOrPlaceholder },
  audioCaptions: field('pg_audio_captions', 'g_audio_captions', providedText, providedText),
  video: { ...field('pg_video', 'g_video', providedText, providedText), reply: textOrPlaceholder },
  videoCaptions: field('pg_video_captions', 'g_video_captions', providedText, providedText),
  location: field('pg_location', 'g_location', parseLocation, printLocation),
  path: field('pg_path', 'g_path', providedText, providedText),
  boundary: field('pg_boundary', 'g_boundary', providedText, providedText),
  walk: field('pg_walk', 'g_walk', providedText, providedText),
  priceCents: field('pg_price', 'g_price', centsFromDecimal, (_, content) =>
    decimalFromCents(priceSaved(content)),
  ),
  isPublic: field('pg_is_public', 'g_is_public', same, same),
  durationMinutes: field('pg_duration_minutes', 'g_duration_minutes', same, same),
  language: field('pg_language', 'g_language', (tag) => tag ?? DEFAULT_LANGUAGE, same),
} as const satisfies ContentFields<GuideContent>;

/** What the server replies about a draft with this content. */
export function presentPendingGuideContent(content: GuideContent) {
  const fields = presentContent(GUIDE_FIELDS, content);
  return fields as unknown as Pick<
    PendingGuide,
    (typeof GUIDE_FIELDS)[keyof GuideContent]['pending']
  >;
}

function field<
  Pending extends keyof PendingGuide & keyof CreatePendingGuideBody,
  Published extends keyof PublishedGuide,
  Value,
>(
  pending: Pending,
  published: Published,
  read: (wire: PendingGuide[Pending] | PublishedGuide[Published]) => Value,
  write: (value: Value, content: GuideContent) => Extract<CreatePendingGuideBody[Pending], Sent>,
): ContentField<Pending, Published, never, Value, GuideContent> {
  return { pending, published, read, write };
}

function same<Value>(value: Value): Value {
  return value;
}
