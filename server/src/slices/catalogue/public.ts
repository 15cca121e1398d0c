import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { insideRefusal } from '@laneway/domain/purchase/entitlement';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { ListPage } from '../../platform/http/list-pages.ts';
import { attachMedia, type PublishedMedia } from '../media/public.ts';
import { pageCursor } from './cursor.ts';
import { accessTo, presentGuide, presentListedGuide, presentPlace } from './present.ts';
import {
  type GuideContent,
  hidePlaces,
  type PlaceContent,
  saveGuide,
  savePlace,
} from './publish-store.ts';
import { recountGuide } from './recount-guide.ts';
import { findAccessAndPlaces, findGuide, findPageOfAuthor } from './store.ts';

/** A whole guide as visitors will see it from now on. */
export type Revision = {
  /** The guide that this is the next revision of; null for one that was never published. */
  readonly guideId: number | null;
  readonly authorId: number;
  readonly guide: GuideContent;
  /** In walking order. A place that was published before names its id and keeps it. */
  readonly places: readonly (PlaceContent & {
    readonly placeId: number | null;
    /** The number of its name in drafts that leave its title out. */
    readonly nameNumber?: number;
  })[];
  /**
   * Removed published places. A place in neither list was never part of the draft, because it was off sale when that
   * started: it stays as it is.
   */
  readonly removedPlaceIds: readonly number[];
  /** False while the places are sorted by id. */
  readonly isOrderedByHand: boolean;
  /** Every object that the guide and its places refer to, already in the production bucket. */
  readonly media: readonly PublishedMedia[];
};

/**
 * Publishes a revision: rows, media and their counts, in the caller's transaction. The database notifies every process
 * of the change. Publishing the same revision again changes nothing but the date.
 */
export async function publishRevision(
  tx: Transaction,
  { guideId, authorId, guide, places, removedPlaceIds, isOrderedByHand, media }: Revision,
  now: Date,
): Promise<number> {
  const id = await saveGuide(tx, guideId, guide, { authorId, now });
  for (const [index, { placeId, nameNumber = null, ...content }] of places.entries()) {
    const position = isOrderedByHand ? index : null;
    await savePlace(tx, id, { ...content, id: placeId, position, nameNumber });
  }
  await hidePlaces(tx, id, removedPlaceIds);
  await attachMedia(tx, id, media);
  await recountGuide(tx, id);
  return id;
}

/** A published guide with its author. Access is decided when the guide is presented. */
export async function findPublishedGuide(
  db: Queryable,
  viewer: Actor,
  guideId: number,
): Promise<{ readonly authorId: number; readonly guide: PublishedGuide } | null> {
  const row = await findGuide(db, viewer.id, guideId);
  return row === null ? null : { authorId: row.author_id, guide: presentGuide(row, viewer) };
}

/**
 * A published guide with its places as an author or admin sees them; null when there is none. The withdrawn places are
 * those that fit into the guide, and the one with this id.
 */
export async function findLiveVersion(
  db: Queryable,
  viewer: Actor,
  guideId: number,
  withdrawnId: number | null = null,
): Promise<{ readonly guide: PublishedGuide; readonly places: PublishedPlace[] } | null> {
  const row = await findGuide(db, viewer.id, guideId);
  const found = await findAccessAndPlaces(db, viewer, guideId, withdrawnId);
  if (row === null || found === null) return null;
  return { guide: presentGuide(row, viewer), places: found.places.map(presentPlace) };
}

/** A creator sees all their guides at once, so a page is as large as a list may be. */
const DEFAULT_PAGE_SIZE = 100;

/** One author's guides, or everyone's if `authorId` is null, withdrawn ones included, last modified first. */
export async function listGuidesOfAuthor(
  db: Queryable,
  viewer: Actor,
  authorId: number | null,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<ListPage<PublishedGuide>, Refusal>> {
  const start = pageCursor.read(query.cursor);
  if (!start.ok) return start;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { after: start.value, limit: limit + 1 };
  const found = await findPageOfAuthor(db, viewer.id, authorId, page);
  const { rows, nextCursor } = pageCursor.cutPage(found, limit, ({ last_modified, id }) => ({
    at: last_modified,
    id,
  }));
  return ok({ items: rows.map((row) => presentListedGuide(row, viewer)), nextCursor });
}

type GuideInside = {
  readonly guide: PublishedGuide;
  readonly places: readonly PublishedPlace[];
};

/** A guide with its live places as its owners see it, for people with access to its content. */
export async function findGuideInside(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
): Promise<Result<GuideInside, Refusal>> {
  const row = await findGuide(db, viewer?.id ?? null, guideId);
  const found = await findAccessAndPlaces(db, viewer, guideId);
  if (row === null || found === null) return fail(GUIDE_NOT_FOUND);
  const refused = insideRefusal(accessTo(row, viewer));
  if (refused !== null) return fail(refused);
  const live = found.places.filter(({ place_listing }) => place_listing === 'live');
  return ok({ guide: presentGuide(row, viewer), places: live.map(presentPlace) });
}
