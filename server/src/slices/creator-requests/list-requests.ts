import type {
  ListCreatorRequestsQuery,
  ManagedCreatorRequestPage,
} from '@laneway/contract/creator-requests';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { createCursor, flagPart, idPart } from '../../platform/http/cursor.ts';
import { presentManagedRequest } from './present.ts';
import { findRequests, type ListStart } from './store.ts';

const DEFAULT_PAGE_SIZE = 20;

const listCursor = createCursor<ListStart>({ open: flagPart, id: idPart });

/** Requests for admins: open ones first, then the newest. */
export async function listRequests(
  db: Queryable,
  query: ListCreatorRequestsQuery,
): Promise<Result<ManagedCreatorRequestPage, Refusal>> {
  const after = listCursor.read(query.cursor);
  if (!after.ok) return after;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { state: query.state ?? null, after: after.value, limit: limit + 1 };
  const found = await findRequests(db, page);
  const { rows, nextCursor } = listCursor.cutPage(found, limit, ({ state, id }) => ({
    open: state === 'open' ? 1 : 0,
    id,
  }));
  return ok({ items: rows.map(presentManagedRequest), next_cursor: nextCursor });
}
