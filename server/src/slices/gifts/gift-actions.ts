import { advanceGift, type GiftEvent } from '@laneway/domain/gifts/gift-machine';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import { grantGift, type OrderKindActions, receiptFor } from '../purchases/public.ts';
import { receivePaidGift } from './receive-paid-gift.ts';
import { lockGift, setGiftStatus } from './store.ts';

const FRIEND_OWNS_MEANWHILE = 'The friend already owns this guide or deleted their account.';

/** A guide bought for a friend. */
export const giftActions: OrderKindActions = {
  fulfil: async (tx, deps, order) => {
    const now = deps.clock();
    const friend = await receivePaidGift(tx, deps, {
      orderId: order.id,
      title: order.title,
      giverName: order.buyer_name,
      now,
      grant: (userId) =>
        grantGift(tx, { userId, guideId: order.guide_id, orderId: order.id, at: now }),
    });
    if (friend === null) return { kind: 'impossible', reason: FRIEND_OWNS_MEANWHILE };
    await queueEmail(tx, {
      dedupeKey: `receipt ${order.id}`,
      to: order.buyer_email,
      template: 'gift_receipt',
      data: {
        ...receiptFor(order, now),
        friendName: friend.name,
        friendEmail: friend.email,
        link: deps.publicUrl,
      },
      quotes: { userId: friend.userId, instead: { friendName: 'your friend', friendEmail: '' } },
    });
    return { kind: 'fulfilled' };
  },
  close: (tx, orderId) => advance(tx, orderId, 'checkout_closed'),
  refund: (tx, orderId) => advance(tx, orderId, 'refunded'),
};

async function advance(tx: Transaction, orderId: string, event: GiftEvent): Promise<void> {
  const gift = await lockGift(tx, orderId);
  if (gift === null) throw new Error(`order ${orderId} has no gift`);
  const move = advanceGift(gift.status, event);
  if (!move.ok) throw new Error(move.error.detail);
  if (move.value.changed) await setGiftStatus(tx, orderId, move.value.state);
}
