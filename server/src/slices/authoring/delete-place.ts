import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { touchPendingGuide } from './guide-store.ts';
import { notifyAuthorOfEdit, recordEdit } from './history.ts';
import { openPlaceForEdit } from './open-guide.ts';
import { deletePendingPlaceRow } from './place-store.ts';

/**
 * Removes a place from a draft, in the caller's transaction. A published original stays until the draft is published.
 */
export async function deletePlace(
  tx: Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<Result<undefined, Refusal>> {
  const opened = await openPlaceForEdit(tx, actor, id);
  if (!opened.ok) return opened;
  const { guide } = opened.value;
  await deletePendingPlaceRow(tx, id, now);
  await touchPendingGuide(tx, guide.id, now);
  const edit = { pendingGuideId: guide.id, actor, authorId: guide.author_id, now } as const;
  await recordEdit(tx, { ...edit, pendingPlaceId: id, act: 'place_deleted' });
  await notifyAuthorOfEdit(tx, edit);
  return ok(undefined);
}
