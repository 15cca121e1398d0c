import type { ListOrdersQuery, ManagedOrderPage } from '@laneway/contract/purchases';
import type { OrderState } from '@laneway/domain/purchase/order-machine';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import type { OrderRow } from './order-rows.ts';
import { presentManagedOrder } from './present.ts';
import { SELECT_ORDER } from './store.ts';

const DEFAULT_PAGE_SIZE = 20;

const CONDITIONS: Readonly<Record<keyof OrderFilters, string>> = {
  status: 'o.status =',
  guideId: 'o.guide_id =',
  buyerId: 'o.buyer_id =',
  from: 'o.created_at >=',
  until: 'o.created_at <',
};

/** All orders for an admin, newest first. */
export async function listOrders(
  db: Queryable,
  query: ListOrdersQuery,
): Promise<Result<ManagedOrderPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const filters = { ...filtersOf(query), from: null, until: null };
  const page = { beforeNumber: before.value?.id ?? null, limit: limit + 1 };
  const found = await findOrders(db, filters, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ number }) => ({ id: number }));
  return ok({
    items: rows.map(presentManagedOrder),
    next_cursor: nextCursor,
  });
}

type OrderFilters = {
  readonly status: OrderState | null;
  readonly guideId: number | null;
  readonly buyerId: number | null;
  /** The times between which the order was made. */
  readonly from: string | null;
  readonly until: string | null;
};

export function filtersOf(query: Pick<ListOrdersQuery, 'status' | 'guide_id' | 'buyer_id'>) {
  return {
    status: query.status ?? null,
    guideId: query.guide_id ?? null,
    buyerId: query.buyer_id ?? null,
  };
}

/** All orders, newest first. Each set of filters is a separate statement, planned for the index that serves it. */
export function findOrders(
  db: Queryable,
  filters: OrderFilters,
  page: { readonly beforeNumber: number | null; readonly limit: number },
): Promise<OrderRow[]> {
  const used = (Object.keys(CONDITIONS) as (keyof OrderFilters)[]).filter(
    (name) => filters[name] !== null,
  );
  const conditions = used.map((name, index) => ` AND ${CONDITIONS[name]} $${index + 3}`);
  const select = statement<OrderRow>(
    `purchases.page_by_${used.join('_')}`,
    `${SELECT_ORDER} WHERE o.number < $1${conditions.join('')} ORDER BY o.number DESC LIMIT $2`,
  );
  const before = page.beforeNumber ?? Number.MAX_SAFE_INTEGER;
  return db.query(select, [before, page.limit, ...used.map((name) => filters[name])]);
}
