import type { ManagedMessagePage } from '@laneway/contract/messages';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, flagPart, idPart, momentPart } from '../../platform/http/cursor.ts';
import { findMessages, type ListStart, RANKS } from './answer-store.ts';
import { presentMessage } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;

const cursor = createCursor<ListStart>({
  waiting: flagPart,
  at: momentPart,
  rank: flagPart,
  id: idPart,
});

/** Messages for admins: those that wait for an answer first, then the newest. */
export async function listMessages(
  db: Queryable,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<ManagedMessagePage, Refusal>> {
  const after = cursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findMessages(db, after.value, limit + 1);
  const { rows, nextCursor } = cursor.cutPage(found, limit, (row) => ({
    waiting: row.handled_at === null ? 1 : 0,
    at: row.created_at,
    rank: RANKS[row.source],
    id: row.id,
  }));
  return ok({ items: rows.map(presentMessage), next_cursor: nextCursor });
}
