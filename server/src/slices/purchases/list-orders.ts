import type { ListOrdersQuery, ManagedOrderPage } from '@laneway/contract/purchases';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database.ts';
import { cutPage, readIdCursor } from '../../platform/id-cursor.ts';
import { presentManagedOrder } from './present.ts';
import { findOrders } from './store.ts';

const DEFAULT_PAGE_SIZE = 20;

/** All orders for an admin, newest first. */
export async function listOrders(
  db: Queryable,
  query: ListOrdersQuery,
): Promise<Result<ManagedOrderPage, Refusal>> {
  const before = readIdCursor(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const found = await findOrders(db, {
    status: query.status ?? null,
    guideId: query.guide_id ?? null,
    buyerId: query.buyer_id ?? null,
    beforeNumber: before.value,
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPage(
    found.map((order) => ({ id: order.number, order })),
    limit,
  );
  return ok({
    items: rows.map(({ order }) => presentManagedOrder(order)),
    next_cursor: nextCursor,
  });
}
