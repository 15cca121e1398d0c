import type { PendingGuide } from '@laneway/contract/authoring';
import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { EMPTY_GUIDE, type GuideContent } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE, type PlaceContent } from '@laneway/domain/guides/place-content';
import { placeLabel } from '@laneway/domain/guides/place-label';
import type { MediaKind } from '@laneway/domain/media/kinds';
import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus } from '@laneway/domain/statuses';
import { storedUrisIn } from '@laneway/domain/text/stored-images';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  guideContentOf,
  guideRowOf,
  placeContentOf,
  placeRowOf,
} from '../../catalogue/public/content-columns.ts';
import { MEDIA_PARTS, type MediaPart } from '../check-media.ts';
import { findPendingGuide } from '../guide-store.ts';
import { findOriginals, findPendingPlaces } from '../place-store.ts';
import { presentPendingGuide } from '../present.ts';

export type RevisionPlace = {
  readonly id: number;
  /** The published place that this is the next revision of. */
  readonly originalPlaceId: number | null;
  readonly status: ContentStatus;
  /** Null while the places are sorted by id. */
  readonly position: number | null;
  /** The number in its name while it has no title; older submissions don't have it. */
  readonly nameNumber?: number;
  readonly content: PlaceContent;
};

/** A whole pending guide in plain data, its places in walking order. */
export type RevisionContent = {
  readonly guide: GuideContent;
  readonly places: readonly RevisionPlace[];
};

export async function findRevisionContent(
  db: Queryable,
  id: number,
): Promise<RevisionContent | null> {
  const row = await findPendingGuide(db, id);
  if (row === null) return null;
  const places = await findPendingPlaces(db, id);
  return {
    guide: guideContentOf(row),
    places: places.map((place) => ({
      id: place.id,
      originalPlaceId: place.original_place_id,
      status: place.status,
      position: place.position,
      nameNumber: place.name_number,
      content: placeContentOf(place),
    })),
  };
}

/**
 * The published places that a revision continues, and those that it removes. The others aren't mentioned: they were off
 * sale when the draft was started.
 */
export async function findOriginalPlaces(
  db: Queryable,
  id: number,
): Promise<{ readonly kept: readonly number[]; readonly removed: readonly number[] }> {
  const originals = await findOriginals(db, id);
  const idsOf = (isRemoved: boolean) =>
    originals.filter(({ is_removed }) => is_removed === isRemoved).map((one) => one.id);
  return { kept: idsOf(false), removed: idsOf(true) };
}

/** A pending guide with its places as the viewer sees them; null when there is none. */
export async function presentRevision(
  db: Queryable,
  viewer: Actor,
  id: number,
): Promise<PendingGuide | null> {
  const row = await findPendingGuide(db, id);
  return row === null ? null : presentPendingGuide(row, viewer, await findPendingPlaces(db, id));
}

/** A revision at an earlier time. */
export type Snapshot = {
  readonly content: RevisionContent;
  readonly version: number;
  readonly at: Date;
};

/** A pending guide as {@link presentRevision} would have shown it at an earlier time; null when there is none. */
export async function presentSnapshot(
  db: Queryable,
  viewer: Actor,
  id: number,
  { content, version, at }: Snapshot,
): Promise<PendingGuide | null> {
  const row = await findPendingGuide(db, id);
  if (row === null) return null;
  const rowsThen = {
    version,
    updated_at: at,
    admin_comment: null,
    comment_version: null,
    comment_updated_at: null,
    image_stand_in: null,
  };
  // A field that was added since has no value in older snapshots.
  const guide = { ...EMPTY_GUIDE, ...content.guide };
  return presentPendingGuide(
    {
      ...row,
      ...guideRowOf(guide),
      ...rowsThen,
      status: 'submitted',
      transfer_state: null,
      transfer_failure: null,
    },
    viewer,
    content.places.map((place, index) => ({
      ...placeRowOf({ ...EMPTY_PLACE, ...place.content }),
      ...rowsThen,
      id: place.id,
      pending_guide_id: id,
      original_place_id: place.originalPlaceId,
      status: place.status,
      position: place.position,
      name_number: nameNumberOf(place, index),
      audio_ms: null,
    })),
  );
}

/** The number in the name of a place; its position where that is unknown. */
export function nameNumberOf({ nameNumber }: RevisionPlace, index: number): number {
  return nameNumber ?? index + 1;
}

/** A file that a revision refers to, and where. */
export type MediaOfRevision = {
  readonly uri: string;
  readonly kind: MediaKind;
  /** The pending place that refers to it; null for the guide itself. */
  readonly pendingPlaceId: number | null;
  /** The contract's name of the field; an image inside a text has the field of the text. */
  readonly field: string;
  /** A label for people: 'Guide image', 'Place 2 audio'. */
  readonly label: string;
};

const PART_NAMES: Readonly<Record<MediaPart, string>> = {
  image: 'image',
  audio: 'audio',
  audioCaptions: 'audio captions',
  video: 'video',
  videoCaptions: 'video captions',
};

/** Every file of a guide and of those of its places that will be published. */
export function findMediaOfRevision({ guide, places }: RevisionContent): MediaOfRevision[] {
  return [
    ...mediaOf(guide, { pendingPlaceId: null, fields: GUIDE_FIELDS, owner: 'Guide' }),
    ...places.flatMap((place, index) =>
      place.status === 'withdrawn'
        ? []
        : mediaOf(place.content, {
            pendingPlaceId: place.id,
            fields: PLACE_FIELDS,
            owner: placeLabel(place.content.title, nameNumberOf(place, index)),
          }),
    ),
  ];
}

type MediaOwner = {
  readonly pendingPlaceId: number | null;
  readonly fields: typeof GUIDE_FIELDS | typeof PLACE_FIELDS;
  readonly owner: string;
};

function mediaOf(
  content: Pick<PlaceContent, MediaPart | 'description'>,
  { pendingPlaceId, fields, owner }: MediaOwner,
): MediaOfRevision[] {
  const inFields = (Object.keys(MEDIA_PARTS) as MediaPart[]).flatMap((part) => {
    const uri = content[part];
    if (uri === null) return [];
    const usedIn = { pendingPlaceId, field: fields[part].pending };
    return [{ ...usedIn, uri, kind: MEDIA_PARTS[part], label: `${owner} ${PART_NAMES[part]}` }];
  });
  const inText = storedUrisIn(content.description).map((uri) => ({
    uri,
    kind: 'image' as const,
    pendingPlaceId,
    field: fields.description.pending,
    label: `${owner} description`,
  }));
  return [...inFields, ...inText];
}
