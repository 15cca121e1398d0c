import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../../platform/database/database.ts';

/** Reads the index users_by_role only. */
const BY_ROLE = statement<{ role: Role; accounts: number }>(
  'accounts.count_by_role',
  'SELECT role, count(*) AS accounts FROM users WHERE deleted_at IS NULL GROUP BY role',
);

/** The number of accounts with each role; deleted ones have none. */
export async function countAccounts(db: Queryable): Promise<Readonly<Record<Role, number>>> {
  const rows = await db.query(BY_ROLE);
  const counts = { user: 0, creator: 0, admin: 0 };
  for (const { role, accounts } of rows) counts[role] = accounts;
  return counts;
}
