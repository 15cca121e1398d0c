import type { UserExport } from '@laneway/contract/user-export';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { presentAccount } from './present.ts';
import { type AccountActRow, findAllActs } from './suspension-store.ts';

type AccountRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly bio: string | null;
  readonly links: readonly string[];
  readonly portrait: string | null;
  readonly new_email: string | null;
  readonly created_at: Date;
  readonly email_verified_at: Date | null;
  readonly age_confirmed_at: Date | null;
  readonly terms_version: string | null;
};
const ACCOUNT = statement<AccountRow>(
  'accounts.export_account',
  `SELECT id, email::text, name, role, bio, links, created_at, email_verified_at, age_confirmed_at, terms_version,
          (SELECT encode(bytes, 'base64') FROM portraits WHERE user_id = users.id) AS portrait,
          (SELECT new_email::text FROM one_time_tokens WHERE user_id = users.id AND purpose = 'email_change'
              AND used_at IS NULL) AS new_email
     FROM users WHERE id = $1 AND deleted_at IS NULL`,
);

type DeviceRow = { readonly first_used_at: Date; readonly last_used_at: Date };
const DEVICES = statement<DeviceRow>(
  'accounts.export_devices',
  `SELECT first_used_at, last_used_at FROM known_devices WHERE user_id = $1 ORDER BY first_used_at, device_hash`,
);

type SessionRow = {
  readonly browser: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};
const SESSIONS = statement<SessionRow>(
  'accounts.export_sessions',
  `SELECT browser, created_at, last_used_at FROM sessions WHERE user_id = $1 AND revoked_at IS NULL
    ORDER BY created_at, id`,
);

type ExportRows = {
  readonly account: AccountRow;
  readonly devices: readonly DeviceRow[];
  readonly sessions: readonly SessionRow[];
  readonly acts: readonly AccountActRow[];
};

const NOT_FOUND = refusal('not_found', 'Account not found');

/** Everything stored about a user, for them to download. Each slice adds its part. */
export async function exportUser(
  { db, clock, personalData }: Pick<AccountsDeps, 'db' | 'clock' | 'personalData'>,
  userId: number,
): Promise<Result<UserExport, Refusal>> {
  const rows = await findAccountToExport(db, userId);
  if (rows === null) return fail(NOT_FOUND);
  const parts: Partial<UserExport>[] = [];
  for (const slice of personalData) {
    if (slice.export !== undefined) parts.push(await slice.export(db, userId));
  }
  const whole = { exported_at: clock().toISOString(), ...presentRows(rows) };
  // Complete because the tests check the reply against the contract, which requires every part.
  return ok(Object.assign(whole, ...parts) as UserExport);
}

function presentRows({
  account,
  devices,
  sessions,
  acts,
}: ExportRows): Pick<UserExport, 'account' | 'devices' | 'sessions' | 'account_acts'> {
  return {
    account: {
      ...presentAccount(account),
      u_bio: account.bio,
      u_links: [...account.links],
      portrait: account.portrait,
      new_email: account.new_email,
      created_at: account.created_at.toISOString(),
      email_verified_at: account.email_verified_at?.toISOString() ?? null,
      age_confirmed_at: account.age_confirmed_at?.toISOString() ?? null,
      terms_version: account.terms_version,
    },
    devices: devices.map((row) => ({
      first_login_at: row.first_used_at.toISOString(),
      last_login_at: row.last_used_at.toISOString(),
    })),
    sessions: sessions.map((row) => ({
      browser: row.browser,
      logged_in_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    })),
    account_acts: acts.map((row) => ({
      act: row.act,
      user_role: row.role,
      reason: row.reason,
      acted_at: row.acted_at.toISOString(),
    })),
  };
}

/** The account's own data for an export; null if it was deleted. */
async function findAccountToExport(db: Queryable, userId: number): Promise<ExportRows | null> {
  const [account] = await db.query(ACCOUNT, [userId]);
  if (account === undefined) return null;
  const devices = await db.query(DEVICES, [userId]);
  const sessions = await db.query(SESSIONS, [userId]);
  return { account, devices, sessions, acts: await findAllActs(db, userId) };
}
