import type { Order } from '@laneway/contract/purchases';
import { isSettled } from '@laneway/domain/purchase/order-machine';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { checkPaymentStatus } from './check-payment-status.ts';
import type { OrderRow } from './order-rows.ts';
import { presentOrder } from './present.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { findOrder } from './store.ts';

const NOT_FOUND = refusal('not_found', 'Order not found');
/** The minimum interval between two checks with the provider while someone waits for an order. */
const CHECK_INTERVAL_MS = 5_000;

/** One of the caller's own orders. Also checks with the provider, in case the webhook was lost. */
export async function getOrder(
  deps: PurchasesDeps,
  viewer: Actor,
  orderId: string,
): Promise<Result<Order, Refusal>> {
  let order = await findOrder(deps.db, orderId);
  if (order?.buyer_id !== viewer.id) return fail(NOT_FOUND);
  if (shouldCheckProvider(order, deps.clock())) {
    // If it can't be settled now, the error is logged and the sweep tries again; the buyer sees the order unchanged.
    const checked = await checkPaymentStatus(deps, order);
    if (checked.ok) order = (await findOrder(deps.db, orderId)) ?? order;
  }
  return ok(presentOrder(order, deps.clock()));
}

function shouldCheckProvider(order: OrderRow, now: Date): boolean {
  const lastChecked = order.checked_at ?? order.created_at;
  return !isSettled(order.status) && now.getTime() - lastChecked.getTime() >= CHECK_INTERVAL_MS;
}
