import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Headers } from '../../ports/payments.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { applyPaymentEvent } from './settle-order.ts';
import { findOrder, insertPaymentEvent } from './store.ts';

/**
 * Handles a webhook of the payment provider, if its signature is valid. Replies with success when the event is applied
 * or was applied before, and with a refusal, so that the provider retries, when it came too early.
 */
export async function receivePaymentEvent(
  deps: PurchasesDeps,
  headers: Headers,
  body: Buffer,
): Promise<Result<null, Refusal>> {
  const now = deps.clock();
  const webhook = deps.payments.parseWebhook(headers, body, now);
  if (!webhook.ok) return webhook;
  if (webhook.value === null) return ok(null);
  const { eventId, orderId, event } = webhook.value;
  // The provider's account may also be used by other shops, whose orders we ignore.
  if ((await findOrder(deps.db, orderId)) === null) return ok(null);
  return deps.db.transaction(async (tx) => {
    const done = await applyPaymentEvent(tx, deps, orderId, event);
    if (!done.ok) return done;
    const { kind } = event;
    await insertPaymentEvent(tx, {
      provider: deps.payments.name,
      id: eventId,
      kind,
      orderId,
      at: now,
    });
    return ok(null);
  });
}
