import type { UserExport } from '@laneway/contract/user-export';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps } from './accounts-deps.ts';
import { type ExportRows, findAccountToExport } from './export-store.ts';
import { presentAccount } from './present.ts';

const NOT_FOUND = refusal('not_found', 'Account not found');

/** Everything stored about a user, for them to download. Each slice adds its part. */
export async function exportUser(
  { db, clock, people }: Pick<AccountsDeps, 'db' | 'clock' | 'people'>,
  userId: number,
): Promise<Result<UserExport, Refusal>> {
  const rows = await findAccountToExport(db, userId);
  if (rows === null) return fail(NOT_FOUND);
  const parts: Partial<UserExport>[] = [];
  for (const slice of people) {
    if (slice.export !== undefined) parts.push(await slice.export(db, userId));
  }
  const whole = { exported_at: clock().toISOString(), ...presentRows(rows) };
  // Complete because the tests check the reply against the contract, which requires every part.
  return ok(Object.assign(whole, ...parts) as UserExport);
}

function presentRows({ account, devices }: ExportRows): Pick<UserExport, 'account' | 'devices'> {
  return {
    account: {
      ...presentAccount(account),
      u_bio: account.bio,
      created_at: account.created_at.toISOString(),
      email_verified_at: account.email_verified_at?.toISOString() ?? null,
      age_confirmed_at: account.age_confirmed_at?.toISOString() ?? null,
      terms_version: account.terms_version,
    },
    devices: devices.map((row) => ({
      first_login_at: row.first_used_at.toISOString(),
      last_login_at: row.last_used_at.toISOString(),
    })),
  };
}
