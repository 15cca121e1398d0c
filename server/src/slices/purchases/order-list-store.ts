import type { OrderState } from '@laneway/domain/purchase/order-machine';
import { type Queryable, statement } from '../../platform/database/database.ts';
import type { OrderRow } from './order-rows.ts';
import { SELECT_ORDER } from './store.ts';

export type OrderFilters = {
  readonly status: OrderState | null;
  readonly guideId: number | null;
  readonly buyerId: number | null;
};

const COLUMNS: Readonly<Record<keyof OrderFilters, string>> = {
  status: 'o.status',
  guideId: 'o.guide_id',
  buyerId: 'o.buyer_id',
};

/** All orders, newest first. Each set of filters is a separate statement, planned for the index that serves it. */
export function findOrders(
  db: Queryable,
  filters: OrderFilters,
  page: { readonly beforeNumber: number | null; readonly limit: number },
): Promise<OrderRow[]> {
  const used = (Object.keys(COLUMNS) as (keyof OrderFilters)[]).filter(
    (name) => filters[name] !== null,
  );
  const conditions = used.map((name, index) => ` AND ${COLUMNS[name]} = $${index + 3}`);
  const select = statement<OrderRow>(
    `purchases.page_by_${used.join('_')}`,
    `${SELECT_ORDER} WHERE o.number < $1${conditions.join('')} ORDER BY o.number DESC LIMIT $2`,
  );
  const before = page.beforeNumber ?? Number.MAX_SAFE_INTEGER;
  return db.query(select, [before, page.limit, ...used.map((name) => filters[name])]);
}
