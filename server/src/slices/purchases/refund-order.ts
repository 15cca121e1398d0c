import type { ManagedOrder } from '@laneway/contract/purchases';
import { advanceOrder } from '@laneway/domain/purchase/order-machine';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { ProviderError } from '../../ports/payments.ts';
import { presentManagedOrder } from './present.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { requestRefund } from './request-refund.ts';
import { settleOrder } from './settle-order.ts';
import { findOrder, lockOrder, withdrawRefundRequest } from './store.ts';

const NOT_FOUND = refusal('not_found', 'Order not found');
const NO_MONEY = refusal('conflict', 'This order wasn’t paid, so there’s nothing to refund.');
const BLANK_REASON = 'Enter a reason for the refund';
const NEEDS_REASON = refusal('invalid_input', BLANK_REASON, { reason: BLANK_REASON });
const NO_ANSWER = refusal(
  'unavailable',
  'We can’t reach the payment provider. We’ve saved the refund and will keep trying.',
);

/** Refunds an order at an admin's request. Repeating the request has no further effect. */
export async function refundOrder(
  deps: PurchasesDeps,
  admin: Actor,
  orderId: string,
  reason: string,
): Promise<Result<ManagedOrder, Refusal>> {
  if (reason.trim() === '') return fail(NEEDS_REASON);
  const requested = await deps.db.transaction(async (tx): Promise<Result<null, Refusal>> => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return fail(NOT_FOUND);
    const move = advanceOrder(order.status, 'refund_issued');
    const isOver = order.status === 'refunded';
    if (!move.ok || (!move.value.changed && !isOver)) return fail(NO_MONEY);
    if (!isOver) {
      const now = deps.clock();
      await requestRefund(tx, orderId, { by: admin.id, reason: reason.trim() }, now);
      // Repeated while the provider hasn't answered, it is the same request.
      if (order.refund_requested_at === null) {
        await recordAdminAction(tx, {
          action: 'refund_requested',
          by: admin,
          id: orderId,
          name: order.title,
          details: { cents: order.price_cents },
          now,
        });
      }
    }
    return ok(null);
  });
  if (!requested.ok) return requested;
  const failure = await carryOutRefund(deps, orderId);
  if (failure?.kind === 'no_answer') return fail(NO_ANSWER);
  if (failure?.kind === 'refused') return fail(refusal('payment_failed', failure.reason));
  const order = await findOrder(deps.db, orderId);
  return order === null ? fail(NOT_FOUND) : ok(presentManagedOrder(order));
}

/** The job. Throws while the provider can't be reached, so that the queue retries. */
export async function refundByJob(deps: PurchasesDeps, orderId: string): Promise<void> {
  const failure = await carryOutRefund(deps, orderId);
  if (failure?.kind === 'no_answer') throw new Error(`no refund yet: ${failure.reason}`);
}

/** Asks the provider to issue a requested refund, and settles the order with the result. */
async function carryOutRefund(deps: PurchasesDeps, orderId: string): Promise<ProviderError | null> {
  const order = await findOrder(deps.db, orderId);
  if (order === null || order.refund_requested_at === null || order.status === 'refunded') {
    return null;
  }
  if (order.provider_payment === null || order.provider !== deps.payments.name) {
    return { kind: 'no_answer', reason: `the payment is with ${order.provider}` };
  }
  const refunded = await deps.payments.refund({ orderId, paymentId: order.provider_payment });
  if (refunded.ok) {
    const { returnedCents } = refunded.value;
    const settled = await settleOrder(deps, orderId, { kind: 'refund_issued', returnedCents });
    // Only paid orders are refunded, so a refusal here is a defect: the job fails where an admin sees it.
    if (!settled.ok) throw new Error(`order ${orderId} was refunded: ${settled.error.detail}`);
    return null;
  }
  if (refunded.error.kind === 'refused') {
    deps.log.warn({ order: orderId, ...refunded.error }, 'could not make a refund');
    await withdrawRefundRequest(deps.db, orderId, refunded.error.reason, deps.clock());
  }
  return refunded.error;
}
