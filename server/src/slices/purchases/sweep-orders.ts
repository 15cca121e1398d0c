import type { JobHandlers } from '../../platform/jobs/job-table.ts';
import { checkPaymentStatus } from './check-payment-status.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { refundByJob } from './refund-order.ts';
import { findOrder, findUnsettled } from './store.ts';

/** Long enough for the provider's webhook, which arrives within seconds. */
const QUIET_MS = 120_000;
const ORDERS_PER_SWEEP = 200;

export function purchaseJobs(
  deps: PurchasesDeps,
): Pick<JobHandlers, 'sweep_orders' | 'refund_order'> {
  return {
    sweep_orders: () => sweepOrders(deps, new Date(deps.clock().getTime() - QUIET_MS)),
    refund_order: ({ orderId }) => refundByJob(deps, orderId),
  };
}

/**
 * Checks every order that has been open since then, in case its webhook was lost. An order that can't be settled
 * doesn't stop the others, and fails the job at the end, where an admin sees it.
 */
export async function sweepOrders(deps: PurchasesDeps, untouchedSince: Date): Promise<void> {
  const ids = await findUnsettled(deps.db, untouchedSince, ORDERS_PER_SWEEP);
  const refused: string[] = [];
  for (const id of ids) {
    const order = await findOrder(deps.db, id);
    const checked = order === null ? null : await checkPaymentStatus(deps, order);
    if (checked?.ok === false && checked.error.code !== 'unavailable') refused.push(id);
  }
  if (refused.length > 0) throw new Error(`orders that did not settle: ${refused.join(', ')}`);
}
