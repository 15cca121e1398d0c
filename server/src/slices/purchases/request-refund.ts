import type { Queryable } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { noteRefundRequest } from './store.ts';

/** The job that gives an order's money back. */
export const REFUND_ORDER = 'refund_order';

/** Decides that an order's money goes back; it does so even if this process ends at once. */
export async function requestRefund(
  tx: Queryable,
  orderId: string,
  request: { readonly by: number | null; readonly reason: string },
  now: Date,
): Promise<void> {
  await noteRefundRequest(tx, orderId, request, now);
  await addJob(tx, REFUND_ORDER, { orderId }, { key: `${REFUND_ORDER} ${orderId}` });
}
