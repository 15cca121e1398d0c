import { GUIDE_NOT_FOUND, PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { decideEdit, notEditable } from '@laneway/domain/workflow/editing';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { lockPendingGuide } from './guide-store.ts';
import { findGuideOfPlace, findPendingPlaces } from './place-store.ts';
import type { PendingGuideRow, PendingPlaceRow } from './rows.ts';

/** A pending guide that this person may edit in place, locked until the transaction ends. */
export async function openForEdit(
  tx: Transaction,
  actor: Actor,
  id: number,
): Promise<Result<PendingGuideRow, Refusal>> {
  const guide = await lockPendingGuide(tx, id);
  if (guide === null) return fail(GUIDE_NOT_FOUND);
  const decided = decideEdit(actor, { status: guide.status, authorId: guide.author_id });
  if (!decided.ok) return decided;
  // A published revision is final: the next edit is made on a new draft.
  return decided.value === 'in_place' ? ok(guide) : fail(notEditable(guide.status));
}

export type OpenPlace = {
  readonly guide: PendingGuideRow;
  readonly place: PendingPlaceRow;
  /** Its index among the places of its guide. */
  readonly order: number;
};

/** A place of such a guide. */
export async function openPlaceForEdit(
  tx: Transaction,
  actor: Actor,
  placeId: number,
): Promise<Result<OpenPlace, Refusal>> {
  const guideId = await findGuideOfPlace(tx, placeId);
  if (guideId === null) return fail(PLACE_NOT_FOUND);
  const guide = await openForEdit(tx, actor, guideId);
  if (!guide.ok) return guide;
  const found = await findPlaceInGuide(tx, guideId, placeId);
  return found === null ? fail(PLACE_NOT_FOUND) : ok({ guide: guide.value, ...found });
}

/** Null if it was deleted meanwhile. */
export async function findPlaceInGuide(
  db: Queryable,
  guideId: number,
  placeId: number,
): Promise<Omit<OpenPlace, 'guide'> | null> {
  const places = await findPendingPlaces(db, guideId);
  const order = places.findIndex(({ id }) => id === placeId);
  const place = places[order];
  return place === undefined ? null : { place, order };
}

const CHANGED_MEANWHILE = refusal(
  'stale_version',
  'This was saved by someone else while you were editing. Choose what to keep.',
);

/** Includes the current row, so that the person who saves can be shown both. */
export function staleVersion(current: unknown): Refusal & { readonly current: unknown } {
  return { ...CHANGED_MEANWHILE, current };
}

/** A save without a version assumes the latest. */
export function isStale(seen: number | undefined, version: number): boolean {
  return seen !== undefined && seen !== version;
}
