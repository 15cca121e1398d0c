import type { ListingBody, PendingPlace } from '@laneway/contract/authoring';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { touchPendingGuide } from './guide-store.ts';
import { notifyAuthorOfEdit, recordEdit } from './history.ts';
import { findPlaceInGuide, openPlaceForEdit } from './open-guide.ts';
import { setPlaceStatus } from './place-store.ts';
import { presentPendingPlace } from './present.ts';

/**
 * Withdraws a place of a draft, or restores it, in the caller's transaction. A withdrawn place keeps its content and is
 * left out when the guide is published. Repeating it changes nothing.
 */
export async function setPlaceWithdrawn(
  tx: Transaction,
  actor: Actor,
  id: number,
  status: 'withdrawn' | 'draft',
  body: ListingBody | null,
  now: Date,
): Promise<Result<PendingPlace, Refusal>> {
  const opened = await openPlaceForEdit(tx, actor, id);
  if (!opened.ok) return opened;
  const { guide, place, order } = opened.value;
  const isWithdrawn = place.status === 'withdrawn';
  if (isWithdrawn === (status === 'withdrawn'))
    return ok(presentPendingPlace(place, guide, actor, order));

  await setPlaceStatus(tx, id, status, now);
  await touchPendingGuide(tx, guide.id, now);
  const edit = { pendingGuideId: guide.id, actor, authorId: guide.author_id, now } as const;
  await recordEdit(tx, {
    ...edit,
    pendingPlaceId: id,
    act: status === 'withdrawn' ? 'place_withdrawn' : 'place_republished',
    comment: body?.comment?.trim() || null,
  });
  await notifyAuthorOfEdit(tx, edit);
  const saved = await findPlaceInGuide(tx, guide.id, id);
  if (saved === null) throw new Error('a place of a locked guide is gone');
  return ok(presentPendingPlace(saved.place, guide, actor, order));
}
