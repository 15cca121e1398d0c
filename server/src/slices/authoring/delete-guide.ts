import { contentTexts } from '@laneway/domain/content-texts';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { decideDelete } from '@laneway/domain/workflow/editing';
import type { Transaction } from '../../platform/database/database.ts';
import { deletePendingGuideRow, lockPendingGuide } from './guide-store.ts';
import { recordEdit } from './history.ts';

const NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);

/** Removes a pending guide from every list, in the caller's transaction. Its row and its history stay. */
export async function deleteGuide(
  tx: Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<Result<undefined, Refusal>> {
  const guide = await lockPendingGuide(tx, id);
  if (guide === null) return fail(NOT_FOUND);
  const authorId = guide.author_id;
  const decided = decideDelete(actor, { status: guide.status, authorId });
  if (!decided.ok) return decided;
  await deletePendingGuideRow(tx, id, now);
  await recordEdit(tx, { pendingGuideId: id, act: 'deleted', actor, authorId, now });
  return ok(undefined);
}
