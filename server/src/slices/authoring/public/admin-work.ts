import type { AdminActionDetails, AdminActionName } from '@laneway/domain/accounts/admin-actions';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../../platform/admin-log.ts';
import { statement, type Transaction } from '../../../platform/database/database.ts';

/** Includes what has just been deleted. */
const TITLE = statement<{ title: string | null }>(
  'authoring.title_for_log',
  `SELECT CASE WHEN $2::integer IS NULL THEN g.title ELSE (SELECT title FROM pending_places WHERE id = $2) END AS title
     FROM pending_guides g WHERE g.id = $1`,
);

export type AdminWork = {
  readonly action: AdminActionName;
  readonly pendingGuideId: number;
  readonly pendingPlaceId?: number | undefined;
  readonly actor: Actor;
  readonly authorId: number;
  readonly details?: AdminActionDetails | undefined;
  readonly now: Date;
};

/** Records what an admin does to someone else’s draft. What people do to their own isn't an admin's action. */
export async function recordAdminWork(tx: Transaction, work: AdminWork): Promise<void> {
  const { action, pendingGuideId, pendingPlaceId, actor, authorId, details = {}, now } = work;
  if (actor.role !== 'admin' || actor.id === authorId) return;
  const [row] = await tx.query(TITLE, [pendingGuideId, pendingPlaceId ?? null]);
  await recordAdminAction(tx, {
    action,
    by: actor,
    id: pendingPlaceId ?? pendingGuideId,
    name: row?.title ?? null,
    nameOf: authorId,
    details,
    now,
  });
}
