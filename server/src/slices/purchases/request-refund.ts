import type { Queryable } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { noteRefundRequest } from './store.ts';

/** Decides that an order's money goes back; it does so even if this process ends at once. */
export async function requestRefund(
  tx: Queryable,
  orderId: string,
  request: { readonly by: number | null; readonly reason: string },
  now: Date,
): Promise<void> {
  await noteRefundRequest(tx, orderId, request, now);
  await addJob(tx, 'refund_order', { orderId }, { key: `refund_order ${orderId}` });
}
