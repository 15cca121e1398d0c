import type { AccountAct, AccountActPage } from '@laneway/contract/managed-users';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { NO_ACCOUNT } from './get-managed-user.ts';
import { findManagedUser } from './managed-user-store.ts';
import { type AccountActRow, findActs } from './suspension-store.ts';

const DEFAULT_PAGE_SIZE = 20;

/** Lists the actions of admins on an account, newest first. */
export async function listAccountActs(
  db: Queryable,
  userId: number,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<AccountActPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  if ((await findManagedUser(db, userId)) === null) return fail(NO_ACCOUNT);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findActs(db, userId, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({ items: rows.map(presentAct), next_cursor: nextCursor });
}

function presentAct(row: AccountActRow): AccountAct {
  return {
    act_id: row.id,
    act: row.act,
    user_role: row.role,
    reason: row.reason,
    acted_at: row.acted_at.toISOString(),
    by_name: row.by_name,
  };
}
