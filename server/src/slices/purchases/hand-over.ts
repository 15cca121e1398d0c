import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import type { Queryable } from '../../platform/database.ts';
import { receivePaidGift } from '../gifts/public.ts';
import { queueMail } from '../mail/public.ts';
import { grant } from './entitlements.ts';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { receiptOf } from './receipt.ts';

/** Whether what was paid for has arrived; if not, the money goes back, with the reason. */
export type HandedOver =
  | { readonly kind: 'handed_over' }
  | { readonly kind: 'impossible'; readonly reason: string };

const OWNED_MEANWHILE = 'The buyer already owns this guide or deleted their account.';
const FRIEND_OWNS_MEANWHILE = 'The friend already has this guide or deleted their account.';

/** Gives a paid order's guide to whom it is for, and tells them. */
export async function handOver(
  tx: Queryable,
  deps: PurchasesDeps,
  order: OrderRow,
): Promise<HandedOver> {
  switch (order.kind) {
    case 'purchase':
      return handToBuyer(tx, deps, order);
    case 'gift':
      return handToFriend(tx, deps, order);
  }
}

async function handToBuyer(
  tx: Queryable,
  { clock, publicUrl }: PurchasesDeps,
  order: OrderRow,
): Promise<HandedOver> {
  const { id: orderId, buyer_id: userId, guide_id: guideId } = order;
  const granted = await grant(tx, { userId, guideId, cause: 'order', orderId, at: clock() });
  if (!granted) return { kind: 'impossible', reason: OWNED_MEANWHILE };
  const link = appLinkUrl(publicUrl, { kind: 'guide', guideId, placeId: null });
  await queueMail(tx, {
    dedupeKey: `receipt ${orderId}`,
    to: order.buyer_email,
    template: 'purchase_receipt',
    data: { ...receiptOf(order, clock()), link },
  });
  return { kind: 'handed_over' };
}

async function handToFriend(
  tx: Queryable,
  deps: PurchasesDeps,
  order: OrderRow,
): Promise<HandedOver> {
  const now = deps.clock();
  const friend = await receivePaidGift(tx, deps, {
    orderId: order.id,
    title: order.title,
    giverName: order.buyer_name,
    now,
    grant: (userId) =>
      grant(tx, { userId, guideId: order.guide_id, cause: 'gift', orderId: order.id, at: now }),
  });
  if (friend === null) return { kind: 'impossible', reason: FRIEND_OWNS_MEANWHILE };
  await queueMail(tx, {
    dedupeKey: `receipt ${order.id}`,
    to: order.buyer_email,
    template: 'gift_receipt',
    data: {
      ...receiptOf(order, now),
      friendName: friend.name,
      friendEmail: friend.email,
      link: deps.publicUrl,
    },
  });
  return { kind: 'handed_over' };
}
