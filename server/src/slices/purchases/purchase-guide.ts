import type { Checkout, Owned } from '@laneway/contract/purchases';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { planPurchase } from '@laneway/domain/purchase/entitlement';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { findOrOpenCheckout, offerTo, writeOrder } from './public/open-checkout.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { findOpenPurchase, grant } from './store.ts';

/**
 * Grants a free guide at once, or returns the checkout of a paid one. Pressing the button again, in another tab or
 * fifty times at once, finds the one open order and its one page.
 */
export async function purchaseGuide(
  deps: PurchasesDeps,
  viewer: Actor,
  guideId: number,
): Promise<Result<Owned | Checkout, Refusal>> {
  const { db, clock, payments } = deps;
  return findOrOpenCheckout<Owned>(deps, async () => {
    const offer = await offerTo(db, viewer.id, guideId);
    if (offer === null) return { result: fail(GUIDE_NOT_FOUND) };
    const plan = planPurchase({ viewer, ...offer });
    if (!plan.ok) return { result: plan };
    switch (plan.value.kind) {
      case 'already_owned':
        return { result: ok(owned(guideId)) };
      case 'grant_free': {
        const userId = viewer.id;
        await grant(db, { userId, guideId, cause: 'free', orderId: null, at: clock() });
        return { result: ok(owned(guideId)) };
      }
      case 'checkout': {
        const { amountCents } = plan.value;
        const order = { kind: 'purchase', buyerId: viewer.id, guideId, amountCents } as const;
        const { sizeBytes } = offer;
        return {
          amountCents,
          findOpen: () => findOpenPurchase(db, viewer.id, guideId),
          write: () =>
            writeOrder(db, { ...order, sizeBytes, provider: payments.name, now: clock() }),
        };
      }
    }
  });
}

function owned(guideId: number): Owned {
  return { status: 'owned', guide_id: guideId, order_id: null };
}
