import type { ACCOUNT_ACTS } from '@laneway/contract/managed-users';
import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';

type Act = (typeof ACCOUNT_ACTS)[number];

export type AccountToSuspend = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly is_suspended: boolean;
  /** The reason of the latest suspension or reinstatement. */
  readonly latest_reason: string | null;
};
const LATEST_REASON = `
  SELECT reason FROM account_acts WHERE user_id = users.id AND act IN ('suspended', 'reinstated')
   ORDER BY id DESC LIMIT 1`;
const LOCK = statement<{ id: number }>(
  'accounts.lock_to_suspend',
  'SELECT id FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);
const TO_SUSPEND = statement<AccountToSuspend>(
  'accounts.account_to_suspend',
  `SELECT id, name, email::text, suspended_at IS NOT NULL AS is_suspended, (${LATEST_REASON}) AS latest_reason
     FROM users WHERE id = $1`,
);
const SET_SUSPENDED = statement<never>(
  'accounts.set_suspended',
  'UPDATE users SET suspended_at = $2 WHERE id = $1',
);
const LOCK_SUSPENSION = statement<{ is_suspended: boolean }>(
  'accounts.lock_suspension',
  `SELECT suspended_at IS NOT NULL AS is_suspended FROM users WHERE id = $1 AND deleted_at IS NULL
      FOR NO KEY UPDATE`,
);
const INSERT_ACT = statement<{ id: number }>(
  'accounts.insert_act',
  `INSERT INTO account_acts (user_id, by_id, act, role, reason, acted_at) VALUES ($1, $2, $3, $4, $5, $6)
   RETURNING id`,
);

export type AccountActRow = {
  readonly id: number;
  readonly act: Act;
  readonly role: Role | null;
  readonly reason: string | null;
  readonly acted_at: Date;
  readonly by_name: string | null;
};
const ACTS = `SELECT a.id, a.act, a.role, a.reason, a.acted_at, u.name AS by_name
                FROM account_acts a LEFT JOIN users u ON u.id = a.by_id WHERE a.user_id = $1`;
const ACT_PAGE = statement<AccountActRow>(
  'accounts.act_page',
  `${ACTS} AND ($2::integer IS NULL OR a.id < $2) ORDER BY a.id DESC LIMIT $3`,
);
const ALL_ACTS = statement<AccountActRow>('accounts.all_acts', `${ACTS} ORDER BY a.id`);
const LATEST_SUSPENSION = statement<AccountActRow>(
  'accounts.latest_suspension',
  `${ACTS} AND a.act = 'suspended' ORDER BY a.id DESC LIMIT 1`,
);

/** Locks an account until the transaction ends. Null if it was deleted. */
export async function lockToSuspend(
  tx: Queryable,
  userId: number,
): Promise<AccountToSuspend | null> {
  const [held] = await tx.query(LOCK, [userId]);
  // Read after the lock, so that an act that it waited for is seen.
  const [row] = held === undefined ? [] : await tx.query(TO_SUSPEND, [userId]);
  return row ?? null;
}

/** Null ends a suspension. */
export async function setSuspended(tx: Queryable, userId: number, at: Date | null): Promise<void> {
  await tx.query(SET_SUSPENDED, [userId, at]);
}

/** True if an account is suspended. Nobody suspends it until the transaction ends. */
export async function lockSuspension(tx: Queryable, userId: number): Promise<boolean> {
  const [row] = await tx.query(LOCK_SUSPENSION, [userId]);
  return row?.is_suspended ?? false;
}

export type NewAct = { readonly userId: number; readonly by: number; readonly now: Date } & (
  | { readonly act: 'role_changed'; readonly role: Role }
  | { readonly act: 'suspended' | 'reinstated'; readonly reason: string }
  | { readonly act: 'sessions_ended' }
);

/** Records what an admin did to an account, and returns its id. */
export async function insertAct(tx: Queryable, act: NewAct): Promise<number> {
  const role = act.act === 'role_changed' ? act.role : null;
  const reason = 'reason' in act ? act.reason : null;
  const [row] = await tx.query(INSERT_ACT, [act.userId, act.by, act.act, role, reason, act.now]);
  if (row === undefined) throw new Error('an act was not recorded');
  return row.id;
}

/** Reads the actions of admins on an account, newest first. */
export function findActs(
  db: Queryable,
  userId: number,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<AccountActRow[]> {
  return db.query(ACT_PAGE, [userId, beforeId, limit]);
}

export function findAllActs(db: Queryable, userId: number): Promise<AccountActRow[]> {
  return db.query(ALL_ACTS, [userId]);
}

export async function findLatestSuspension(
  db: Queryable,
  userId: number,
): Promise<AccountActRow | null> {
  const [row] = await db.query(LATEST_SUSPENSION, [userId]);
  return row ?? null;
}
