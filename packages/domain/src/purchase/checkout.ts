import { checkSignedIn } from '../access.ts';
import { contentTexts } from '../content-texts.ts';
import type { Cents } from '../money.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { PURCHASE_COMPLETION_LOCK_MS } from '../timing.ts';
import type { AccessRequest } from './entitlement.ts';

export const purchaseTexts = {
  ownGuide: 'You can’t buy your own guide',
  failed: 'The purchase didn’t go through. Please try again.',
  cancelled: 'Cancelled.',
} as const;

/** The outcome of a request to purchase a guide. */
export type PurchasePlan =
  | { readonly kind: 'already_owned' }
  | { readonly kind: 'grant_free' }
  | { readonly kind: 'checkout'; readonly amountCents: Cents };

/**
 * Decides a purchase request. An author is refused, because buying from oneself would only pay the fee; admins can see
 * everything but may still buy.
 */
export function planPurchase({
  viewer,
  guide,
  owned,
}: AccessRequest): Result<PurchasePlan, Refusal> {
  const buyer = checkSignedIn(viewer);
  if (!buyer.ok) return buyer;
  if (owned) return ok({ kind: 'already_owned' });
  if (guide.listing === 'withdrawn') return fail(refusal('not_found', contentTexts.guideNotFound));
  if (buyer.value.id === guide.authorId) return fail(refusal('conflict', purchaseTexts.ownGuide));
  if (guide.isPublic || guide.priceCents === 0) return ok({ kind: 'grant_free' });
  return ok({ kind: 'checkout', amountCents: guide.priceCents });
}

/** Whether to handle a completed purchase now, given the time of the last one. */
export function mayCompletePurchase(lastCompletedAtMs: number | null, nowMs: number): boolean {
  return lastCompletedAtMs === null || nowMs - lastCompletedAtMs >= PURCHASE_COMPLETION_LOCK_MS;
}
