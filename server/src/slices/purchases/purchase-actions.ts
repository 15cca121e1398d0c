import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { gstWithin } from '@laneway/domain/guides/fees';
import { formatCentsAbroad } from '@laneway/domain/money';
import { formatDate, OUR_TIME_ZONE } from '@laneway/domain/text/dates';
import { queueEmail } from '../mail/public.ts';
import type { OrderRow } from './order-rows.ts';
import type { OrderKindActions } from './purchases-deps.ts';
import { grant } from './store.ts';

const OWNED_MEANWHILE = 'The buyer already owns this guide or deleted their account.';

/** A guide bought for oneself. */
export const purchaseActions: OrderKindActions = {
  fulfil: async (tx, { clock, publicUrl }, order) => {
    const { id: orderId, buyer_id: userId, guide_id: guideId } = order;
    const granted = await grant(tx, { userId, guideId, cause: 'order', orderId, at: clock() });
    if (!granted) return { kind: 'impossible', reason: OWNED_MEANWHILE };
    const link = appLinkUrl(publicUrl, {
      kind: 'guide',
      guideId,
      placeId: null,
      part: 'places',
    });
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

export type Receipt = {
  readonly name: string;
  readonly title: string;
  readonly price: string;
  readonly gst: string;
  readonly date: string;
  readonly order: string;
};

export function receiptOf(order: OrderRow, at: Date): Receipt {
  return {
    name: order.buyer_name,
    title: order.title,
    price: formatCentsAbroad(order.price_cents),
    gst: formatCentsAbroad(gstWithin(order.price_cents)),
    date: formatDate(at.toISOString(), OUR_TIME_ZONE) ?? '',
    order: order.id,
  };
}
