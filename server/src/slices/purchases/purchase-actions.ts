import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { queueEmail } from '../mail/public.ts';
import { grant } from './entitlements.ts';
import type { OrderKindActions } from './purchases-deps.ts';
import { receiptOf } from './receipt.ts';

const OWNED_MEANWHILE = 'The buyer already owns this guide or deleted their account.';

/** A guide bought for oneself. */
export const purchaseActions: OrderKindActions = {
  fulfil: async (tx, { clock, publicUrl }, order) => {
    const { id: orderId, buyer_id: userId, guide_id: guideId } = order;
    const granted = await grant(tx, { userId, guideId, cause: 'order', orderId, at: clock() });
    if (!granted) return { kind: 'impossible', reason: OWNED_MEANWHILE };
    const link = appLinkUrl(publicUrl, { kind: 'guide', guideId, placeId: null });
    await queueEmail(tx, {
      dedupeKey: `receipt ${orderId}`,
      to: order.buyer_email,
      template: 'purchase_receipt',
      data: { ...receiptOf(order, clock()), link },
    });
    return { kind: 'fulfilled' };
  },
  // Nothing is stored besides the order itself.
  close: async () => {},
  refund: async () => {},
};
