import { parseLocation, printLocation } from '@laneway/domain/geo/location-text';
import { DEFAULT_LANGUAGE } from '@laneway/domain/guides/default-language';
import {
  type EditableGuide,
  type GuideOf,
  pendingStatus,
} from '@laneway/domain/guides/editable-guide';
import { editablePlaceRank } from '@laneway/domain/guides/editable-place';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { sortPlaces } from '@laneway/domain/guides/ordering';
import { providedText, textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { planGuideSave, requireOpenGuide } from '@laneway/domain/guides/saving';
import { centsFromDecimal, decimalFromCents } from '@laneway/domain/money';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Transfer } from '@laneway/domain/workflow/transfer';
import type {
  CreatePendingGuideBody,
  PendingGuide,
  UpdatePendingGuideBody,
  Transfer as WireTransfer,
} from '../authoring.ts';
import type { PublishedGuide, PublishedPlace } from '../catalogue.ts';
import {
  type ContentField,
  type ContentFields,
  presentContent,
  readContent,
  type Sent,
  writeChanges,
  writeContent,
} from './content-fields.ts';
import { readPendingPlace, readPublishedPlace } from './place-fields.ts';

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
  isPublic: field('pg_is_public', 'g_is_public', unchanged, unchanged),
  durationMinutes: field('pg_duration_minutes', 'g_duration_minutes', unchanged, unchanged),
  climbMetres: field('pg_climb_metres', 'g_climb_metres', unchanged, unchanged),
  language: field('pg_language', 'g_language', (tag) => tag ?? DEFAULT_LANGUAGE, unchanged),
} as const satisfies ContentFields<GuideContent>;

/** Turns the content of a draft into the fields of a reply. */
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

function unchanged<Value>(value: Value): Value {
  return value;
}

export function readPendingGuide(row: PendingGuide): GuideOf<'pending'> {
  const places = row.pending_places?.map(readPendingPlace);
  return {
    type: 'guide',
    kind: 'pending',
    id: row.pg_id,
    originalId: row.original_g_id,
    version: row.pg_version,
    status: row.pg_pending_status,
    author: { id: row.pg_author_id, name: row.pg_author_name },
    adminComment: row.admin_comment,
    changedSinceComment: row.changed_since_comment,
    transfer: row.pg_transfer === null ? null : readTransfer(row.pg_transfer),
    createdAt: row.pg_created,
    lastModified: row.pg_updated,
    imagePlaceholder: row.pg_image_stand_in,
    content: readContent(GUIDE_FIELDS, 'pending', row),
    places: places === undefined ? null : sortPlaces(places, editablePlaceRank),
  };
}

/** The places come from another call; null until its response has arrived. */
export function readPublishedGuide(
  row: PublishedGuide,
  places: readonly PublishedPlace[] | null = null,
): GuideOf<'published'> {
  return {
    type: 'guide',
    kind: 'published',
    id: row.g_id,
    listing: row.g_active ? 'live' : 'withdrawn',
    author: { id: row.g_author_id, name: row.g_author },
    lastModified: row.g_last_modified,
    imagePlaceholder: row.g_image_stand_in,
    content: readContent(GUIDE_FIELDS, 'published', row),
    places: places === null ? null : sortPlaces(places.map(readPublishedPlace), editablePlaceRank),
  };
}

function readTransfer({ state, reason }: WireTransfer): Transfer {
  return state === 'failed' ? { state, reason: reason ?? '' } : { state };
}

export type GuideSave =
  | { readonly call: 'createPendingGuide'; readonly body: CreatePendingGuideBody }
  | {
      readonly call: 'updatePendingGuide';
      readonly params: { readonly id: number };
      readonly body: UpdatePendingGuideBody;
    };

/** The user who saves: the author of a guide that has none yet. */
export type SavingUser = { readonly id: number; readonly name: string };

/**
 * The call that saves an edited guide, or why it can't be saved. A new row is sent whole; of an existing one only the
 * changed fields are sent, so that a save doesn't overwrite someone else's changes. Author and status are sent but not
 * trusted: the session and the workflow decide.
 */
export function writeGuide(
  guide: EditableGuide | null,
  edited: GuideContent,
  user: SavingUser,
): Result<GuideSave, Refusal> {
  const open = requireOpenGuide(guide);
  if (!open.ok) return open;
  const planned = planGuideSave(open.value);
  if (!planned.ok) return planned;

  const plan = planned.value;
  const stated = statedOf(open.value, user);
  switch (plan.call) {
    case 'createPendingGuide': {
      const source = plan.sourceId === null ? {} : { source_published_guide_id: plan.sourceId };
      const body = { ...writeContent(GUIDE_FIELDS, edited), ...stated, ...source };
      return ok({ call: plan.call, body });
    }
    case 'updatePendingGuide': {
      const changes = writeChanges(GUIDE_FIELDS, open.value.content, edited);
      const body = { ...changes, ...stated, pg_version: plan.version };
      return ok({ call: plan.call, params: { id: plan.id }, body });
    }
  }
}

function statedOf(guide: EditableGuide, user: SavingUser) {
  const author = guide.kind === 'unsaved' || guide.author.id === null ? user : guide.author;
  return {
    pg_pending_status: pendingStatus(guide),
    pg_author_id: author.id,
    pg_author_name: author.name,
  };
}
