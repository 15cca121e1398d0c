import type { ACCOUNT_STATES } from '@laneway/contract/accounts';
import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';

export type ManagedUserRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly state: (typeof ACCOUNT_STATES)[number];
  readonly email_verified: boolean;
  readonly created_at: Date;
  readonly guides_owned: number;
  readonly guides_authored: number;
};

const MANAGED = `
  SELECT u.id, u.email::text, u.name, u.role, u.created_at,
         CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted'
              WHEN u.suspended_at IS NOT NULL THEN 'suspended'
              WHEN u.password_hash IS NULL THEN 'awaiting_activation'
              ELSE 'active' END AS state,
         u.email_verified_at IS NOT NULL AS email_verified,
         (SELECT count(*) FROM entitlements e WHERE e.user_id = u.id) AS guides_owned,
         (SELECT count(*) FROM guides g WHERE g.author_id = u.id) AS guides_authored
    FROM users u`;

const PAGE = statement<ManagedUserRow>(
  'accounts.managed_page',
  `${MANAGED}
    WHERE ($1::text IS NULL OR u.name ILIKE $1 OR u.email::text ILIKE $1)
      AND ($2::text IS NULL OR u.role = $2) AND ($3::integer IS NULL OR u.id < $3)
    ORDER BY u.id DESC LIMIT $4`,
);
const ONE = statement<ManagedUserRow>(
  'accounts.managed_one',
  `${MANAGED} WHERE u.id = $1 AND u.deleted_at IS NULL`,
);
/** Admins who can log in. Ordered by id, so that two transactions that lock them at once don't deadlock. */
const LOCK_ADMINS = statement<{ id: number }>(
  'accounts.lock_admins',
  `SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL AND suspended_at IS NULL
    ORDER BY id FOR UPDATE`,
);
const SET_ROLE = statement<never>(
  'accounts.set_role',
  'UPDATE users SET role = $2 WHERE id = $1 AND deleted_at IS NULL',
);

/** Accounts whose name or email contains the words, newest first. */
export function findManagedUsers(
  db: Queryable,
  query: {
    readonly words: string | null;
    readonly role: Role | null;
    readonly beforeId: number | null;
    readonly limit: number;
  },
): Promise<ManagedUserRow[]> {
  const { words, role, beforeId, limit } = query;
  const pattern = words === null ? null : `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db.query(PAGE, [pattern, role, beforeId, limit]);
}

export async function findManagedUser(db: Queryable, id: number): Promise<ManagedUserRow | null> {
  const [row] = await db.query(ONE, [id]);
  return row ?? null;
}

/** Locks and returns all admins who aren't suspended. None of them loses the role or is suspended until the transaction ends. */
export async function lockAdmins(tx: Queryable): Promise<readonly number[]> {
  const rows = await tx.query(LOCK_ADMINS);
  return rows.map(({ id }) => id);
}

export async function setRole(tx: Queryable, id: number, role: Role): Promise<void> {
  await tx.query(SET_ROLE, [id, role]);
}
