import type { ListOrdersQuery, ManagedOrderPage } from '@laneway/contract/purchases';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { findOrders } from './order-list-store.ts';
import { presentManagedOrder } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;

/** All orders for an admin, newest first. */
export async function listOrders(
  db: Queryable,
  query: ListOrdersQuery,
): Promise<Result<ManagedOrderPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const filters = {
    status: query.status ?? null,
    guideId: query.guide_id ?? null,
    buyerId: query.buyer_id ?? null,
  };
  const page = { beforeNumber: before.value?.id ?? null, limit: limit + 1 };
  const found = await findOrders(db, filters, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ number }) => ({ id: number }));
  return ok({
    items: rows.map(presentManagedOrder),
    next_cursor: nextCursor,
  });
}
