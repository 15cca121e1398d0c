import type { Actor } from '@laneway/domain/roles';
import { mayRepeatTransfer } from '@laneway/domain/workflow/transfer';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { OpenRevision } from '../authoring/public.ts';
import { recordHistory } from './store.ts';
import { markTransferring } from './transfer-store.ts';

/** Two transfers of one guide are one job. */
export async function queueTransfer(tx: Queryable, pendingGuideId: number): Promise<void> {
  await addJob(tx, 'transfer_guide', { pendingGuideId }, { key: `transfer ${pendingGuideId}` });
}

/** Publishing an approved guide retries after a failure; a running transfer continues. */
export async function repeatTransfer(
  tx: Transaction,
  actor: Actor,
  { id, authorId, transfer }: OpenRevision,
  now: Date,
): Promise<void> {
  if (transfer !== null && !mayRepeatTransfer(transfer)) return;
  await markTransferring(tx, id);
  await recordHistory(tx, {
    pendingGuideId: id,
    actorId: actor.id,
    source: 'admin_review',
    act: 'transfer_repeated',
    comment: null,
    ownContent: actor.id === authorId,
    now,
  });
  await queueTransfer(tx, id);
}
