import type { Queryable } from '../../platform/database.ts';
import { claimGift, findWaitingOrders } from '../gifts/public.ts';
import { grant } from './entitlements.ts';
import { requestRefund } from './request-refund.ts';
import { lockOrder } from './store.ts';

/** That this person owns this address. */
export type Proof = { readonly userId: number; readonly email: string; readonly now: Date };

const FRIEND_OWNS_ALREADY = 'The friend already owned the guide when they proved their email.';

/**
 * Gives a person who has just proven an address all the gifts that wait for it; the money for one that they cannot use
 * goes back. The caller holds the account, so that no further gift begins to wait meanwhile.
 */
export async function claimGifts(tx: Queryable, { userId, email, now }: Proof): Promise<void> {
  for (const orderId of await findWaitingOrders(tx, email)) {
    // Before the gift, as whatever else happens to an order does: a refund on its way is waited for and then seen.
    await lockOrder(tx, orderId);
    const hasArrived = await claimGift(tx, {
      orderId,
      friendId: userId,
      now,
      grant: (guideId) => grant(tx, { userId, guideId, cause: 'gift', orderId, at: now }),
    });
    if (!hasArrived) {
      await requestRefund(tx, orderId, { by: null, reason: FRIEND_OWNS_ALREADY }, now);
    }
  }
}
