import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';

type AccountRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly bio: string | null;
  readonly created_at: Date;
  readonly email_verified_at: Date | null;
  readonly age_confirmed_at: Date | null;
  readonly terms_version: string | null;
};
const ACCOUNT = statement<AccountRow>(
  'accounts.export_account',
  `SELECT id, email::text, name, role, bio, created_at, email_verified_at, age_confirmed_at, terms_version
     FROM users WHERE id = $1 AND deleted_at IS NULL`,
);

type DeviceRow = { readonly first_used_at: Date; readonly last_used_at: Date };
const DEVICES = statement<DeviceRow>(
  'accounts.export_devices',
  `SELECT first_used_at, last_used_at FROM known_devices WHERE user_id = $1 ORDER BY first_used_at, device_hash`,
);

export type ExportRows = { readonly account: AccountRow; readonly devices: readonly DeviceRow[] };

/** The account's own data for an export; null if it was deleted. */
export async function findAccountToExport(
  db: Queryable,
  userId: number,
): Promise<ExportRows | null> {
  const [account] = await db.query(ACCOUNT, [userId]);
  return account === undefined ? null : { account, devices: await db.query(DEVICES, [userId]) };
}
