import { advanceOrder } from '@laneway/domain/purchase/order-machine';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import { recordRefund } from '../earnings/public/record-refund.ts';
import { queueEmail } from '../mail/public.ts';
import { notifyOfRefund } from './notify-creator.ts';
import type { OrderRow } from './order-rows.ts';
import { receiptOf } from './purchase-actions.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { revoke, setFailure, setRefunded } from './store.ts';

/** Applies a refund that the provider issued: reverses the sale in the ledger and revokes what the order granted. */
export async function applyRefund(
  tx: Transaction,
  { clock, kinds, log, publicUrl }: PurchasesDeps,
  order: OrderRow,
  returnedCents: number,
): Promise<Result<null, Refusal>> {
  const now = clock();
  const move = advanceOrder(order.status, 'refund_issued');
  if (!move.ok || !move.value.changed) return move.ok ? ok(null) : move;
  if (returnedCents < order.price_cents) {
    // We only issue full refunds. A partial one was made by hand at the provider, so an admin has to look at it.
    log.error({ order: order.id, returnedCents }, 'a payment was partly refunded');
    await setFailure(tx, order.id, `Only ${returnedCents} cents were refunded`, now);
    return ok(null);
  }
  await setRefunded(tx, order.id, { status: move.value.state, returnedCents }, now);
  await recordRefund(tx, order.id, now);
  await revoke(tx, order.id);
  await kinds[order.kind].refund(tx, order.id);
  await queueEmail(tx, {
    dedupeKey: `refund ${order.id}`,
    to: order.buyer_email,
    template: 'refund_issued',
    data: { ...receiptOf(order, now), link: publicUrl },
  });
  // An order that couldn't be delivered was never announced as a sale.
  if (order.status === 'fulfilled') await notifyOfRefund(tx, order);
  return ok(null);
}
