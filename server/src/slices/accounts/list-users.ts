import type { ListUsersQuery, ManagedUserPage } from '@laneway/contract/accounts';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { findManagedUsers } from './managed-user-store.ts';
import { presentManagedUser } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;

/** All accounts for an admin, newest first, deleted ones included. */
export async function listUsers(
  db: Queryable,
  query: ListUsersQuery,
): Promise<Result<ManagedUserPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const words = query.search?.trim() ?? '';
  const found = await findManagedUsers(db, {
    words: words === '' ? null : words,
    role: query.role ?? null,
    beforeId: before.value?.id ?? null,
    limit: limit + 1,
  });
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  return ok({ items: rows.map(presentManagedUser), next_cursor: nextCursor });
}
