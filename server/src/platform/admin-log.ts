import {
  ADMIN_ACTIONS,
  type AdminActionDetails,
  type AdminActionName,
} from '@laneway/domain/accounts/admin-actions';
import type { Actor } from '@laneway/domain/roles';
import { statement, type Transaction } from './database/database.ts';
import { requestIds } from './process/request-ids.ts';

export type NewAdminAction = {
  readonly action: AdminActionName;
  readonly by: Actor;
  /** The number or key of what it is done to. */
  readonly id: number | string;
  /** Its name now. */
  readonly name: string | null;
  /** The person whose name that is, or who gave it to something unpublished: it goes with their account. */
  readonly nameOf?: number | null;
  readonly details?: AdminActionDetails;
  readonly now: Date;
};

const INSERT = statement<never>(
  'admin_log.insert',
  `INSERT INTO admin_actions (acted_at, by_id, action, subject, subject_id, subject_name, name_of, details,
                              request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** Records what an admin does, in the transaction that does it, so that neither happens without the other. */
export async function recordAdminAction(tx: Transaction, action: NewAdminAction): Promise<void> {
  await tx.query(INSERT, [
    action.now,
    action.by.id,
    action.action,
    ADMIN_ACTIONS[action.action].on,
    String(action.id),
    action.name,
    action.nameOf ?? null,
    action.details ?? {},
    requestIds.getStore() ?? null,
  ]);
}
