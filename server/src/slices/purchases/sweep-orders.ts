import type { JobHandler } from '../../platform/jobs.ts';
import { askProvider } from './ask-provider.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { refundByJob } from './refund-order.ts';
import { REFUND_ORDER } from './request-refund.ts';
import { findOrder, findUnsettled } from './store.ts';

const SWEEP_ORDERS = 'sweep_orders';
/** Time enough for the provider's own report, which comes within seconds. */
const QUIET_MS = 120_000;
const ORDERS_PER_SWEEP = 200;

export const purchaseCrontab = `* * * * * ${SWEEP_ORDERS}`;

export function purchaseJobs(deps: PurchasesDeps): Readonly<Record<string, JobHandler>> {
  return {
    [SWEEP_ORDERS]: () => sweepOrders(deps, new Date(deps.clock().getTime() - QUIET_MS)),
    [REFUND_ORDER]: (payload) => refundByJob(deps, (payload as { orderId: string }).orderId),
  };
}

/**
 * Asks about every order that has been open since then, so that no lost report leaves one hanging. One that cannot be
 * settled keeps none of the others waiting, and fails the job at the end, where an admin sees it.
 */
export async function sweepOrders(deps: PurchasesDeps, untouchedSince: Date): Promise<void> {
  const ids = await findUnsettled(deps.db, untouchedSince, ORDERS_PER_SWEEP);
  const refused: string[] = [];
  for (const id of ids) {
    const order = await findOrder(deps.db, id);
    const asked = order === null ? null : await askProvider(deps, order);
    if (asked?.ok === false && asked.error.code !== 'unavailable') refused.push(id);
  }
  if (refused.length > 0) throw new Error(`orders that did not settle: ${refused.join(', ')}`);
}
