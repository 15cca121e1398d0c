import type { ManagedPerson } from '@laneway/contract/managed-users';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { findManagedUser } from './managed-user-store.ts';
import { presentManagedUser } from './present.ts';
import { findLatestSuspension } from './suspension-store.ts';

export const NO_ACCOUNT = refusal('not_found', 'Account not found');

/** An account for an admin; deleted ones aren't found. */
export async function getManagedUser(
  db: Queryable,
  userId: number,
): Promise<Result<ManagedPerson, Refusal>> {
  const person = await findPersonForAdmins(db, userId);
  return person === null ? fail(NO_ACCOUNT) : ok(person);
}

export async function findPersonForAdmins(
  db: Queryable,
  userId: number,
): Promise<ManagedPerson | null> {
  const row = await findManagedUser(db, userId);
  if (row === null) return null;
  const latest = row.state === 'suspended' ? await findLatestSuspension(db, userId) : null;
  const suspension =
    latest === null
      ? null
      : {
          suspended_at: latest.acted_at.toISOString(),
          reason: latest.reason ?? '',
          by_name: latest.by_name,
        };
  return { ...presentManagedUser(row), suspension };
}
