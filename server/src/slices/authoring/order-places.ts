import type { OrderPendingPlacesBody, PendingGuide } from '@laneway/contract/authoring';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { findPendingGuide, touchPendingGuide } from './guide-store.ts';
import { recordEdit } from './history.ts';
import { isStale, openForEdit, staleVersion } from './open-guide.ts';
import { findPendingPlaces, orderPlaceRows } from './place-store.ts';
import { presentPendingGuide } from './present.ts';

const FIELD_ERROR = 'Name every place of the guide once';
const INCOMPLETE = refusal('invalid_input', `pp_ids: ${FIELD_ERROR}`, { pp_ids: FIELD_ERROR });

/** Puts the places of a draft into the given order, in the caller's transaction. */
export async function orderPlaces(
  tx: Transaction,
  actor: Actor,
  guideId: number,
  { pp_ids, pg_version }: OrderPendingPlacesBody,
  now: Date,
): Promise<Result<PendingGuide, Refusal>> {
  const opened = await openForEdit(tx, actor, guideId);
  if (!opened.ok) return opened;
  const guide = opened.value;
  const places = await findPendingPlaces(tx, guideId);
  if (isStale(pg_version, guide.version)) {
    return fail(staleVersion(presentPendingGuide(guide, actor, places)));
  }
  const known = new Set(places.map(({ id }) => id));
  if (pp_ids.length !== known.size || !pp_ids.every((id) => known.has(id))) return fail(INCOMPLETE);
  await orderPlaceRows(tx, guideId, pp_ids);
  await touchPendingGuide(tx, guideId, now, { newVersion: true });
  const authorId = guide.author_id;
  await recordEdit(tx, { pendingGuideId: guideId, act: 'places_ordered', actor, authorId, now });
  const saved = await findPendingGuide(tx, guideId);
  if (saved === null) throw new Error('a locked guide is gone');
  return ok(presentPendingGuide(saved, actor, await findPendingPlaces(tx, guideId)));
}
