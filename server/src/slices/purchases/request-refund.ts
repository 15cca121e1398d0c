import type { Queryable } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { recordRefundRequest } from './store.ts';

/** Requests a refund of an order; it is issued even if this process crashes right afterwards. */
export async function requestRefund(
  tx: Queryable,
  orderId: string,
  request: { readonly by: number | null; readonly reason: string },
  now: Date,
): Promise<void> {
  await recordRefundRequest(tx, orderId, request, now);
  await addJob(tx, 'refund_order', { orderId }, { key: `refund_order ${orderId}` });
}
