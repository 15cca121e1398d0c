import type { Actor } from '@laneway/domain/roles';
import type { HistoryAct } from '@laneway/domain/workflow/history';
import { type Queryable, statement } from '../../platform/database.ts';

const RECORD = statement<never>(
  'authoring.record_edit',
  `INSERT INTO content_history (pending_guide_id, pending_place_id, actor_id, source, act, own_content, happened_at)
   VALUES ($1, $2, $3, 'user_action', $4, $5, $6)`,
);

export type Edit = {
  readonly pendingGuideId: number;
  readonly pendingPlaceId?: number;
  readonly act: HistoryAct;
  readonly actor: Actor;
  readonly authorId: number;
  readonly now: Date;
};

/** Writes down who changed a draft, in the transaction that changes it. */
export async function recordEdit(tx: Queryable, edit: Edit): Promise<void> {
  const { pendingGuideId, pendingPlaceId, act, actor, authorId, now } = edit;
  const ownContent = actor.role === 'admin' && actor.id === authorId;
  await tx.query(RECORD, [pendingGuideId, pendingPlaceId ?? null, actor.id, act, ownContent, now]);
}
