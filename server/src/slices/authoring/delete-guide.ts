import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { decideDelete } from '@laneway/domain/workflow/editing';
import type { Transaction } from '../../platform/database/database.ts';
import { deletePendingGuideRow, lockPendingGuide } from './guide-store.ts';
import { recordEdit } from './history.ts';

/** Removes a pending guide from every list, in the caller's transaction. Its row and its history stay. */
export async function deleteGuide(
  tx: Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<Result<undefined, Refusal>> {
  const guide = await lockPendingGuide(tx, id);
  if (guide === null) return fail(GUIDE_NOT_FOUND);
  const authorId = guide.author_id;
  const decided = decideDelete(actor, { status: guide.status, authorId });
  if (!decided.ok) return decided;
  await deletePendingGuideRow(tx, id, now);
  await recordEdit(tx, { pendingGuideId: id, act: 'deleted', actor, authorId, now });
  return ok(undefined);
}
