import type { OrderPage } from '@laneway/contract/purchases';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { statement } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import type { OrderRow } from './order-rows.ts';
import { presentOrder } from './present.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { SELECT_ORDER } from './store.ts';

const DEFAULT_PAGE_SIZE = 20;

const OWN = statement<OrderRow>(
  'purchases.own_orders',
  `${SELECT_ORDER} WHERE o.buyer_id = $1 AND o.number < $2 ORDER BY o.number DESC LIMIT $3`,
);

/** The caller's own orders and gifts, newest first. */
export async function listOwnOrders(
  { db, clock }: Pick<PurchasesDeps, 'db' | 'clock'>,
  buyerId: number,
  query: { readonly cursor?: string; readonly limit?: number },
): Promise<Result<OrderPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const beforeNumber = before.value?.id ?? Number.MAX_SAFE_INTEGER;
  const found = await db.query(OWN, [buyerId, beforeNumber, limit + 1]);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ number }) => ({ id: number }));
  const now = clock();
  return ok({ items: rows.map((row) => presentOrder(row, now)), next_cursor: nextCursor });
}
