import type { PendingGuide } from '@laneway/contract/authoring';
import { EMPTY_GUIDE, type GuideContent } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE, type PlaceContent } from '@laneway/domain/guides/place-content';
import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus } from '@laneway/domain/statuses';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  guideContentOf,
  guideRowOf,
  placeContentOf,
  placeRowOf,
} from '../../catalogue/public/content-columns.ts';
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

/** An earlier state of a pending guide as the guide itself would be shown; null where there is no such guide. */
export async function presentSnapshot(
  db: Queryable,
  viewer: Actor,
  id: number,
  { content, version, at }: Snapshot,
): Promise<PendingGuide | null> {
  const row = await findPendingGuide(db, id);
  if (row === null) return null;
  const then = {
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
      ...then,
      status: 'submitted',
      transfer_state: null,
      transfer_failure: null,
    },
    viewer,
    content.places.map((place) => ({
      ...placeRowOf({ ...EMPTY_PLACE, ...place.content }),
      ...then,
      id: place.id,
      pending_guide_id: id,
      original_place_id: place.originalPlaceId,
      status: place.status,
      position: place.position,
      audio_ms: null,
    })),
  );
}
