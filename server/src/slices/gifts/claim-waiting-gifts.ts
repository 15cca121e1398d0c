import { advanceGift, proofEvent } from '@laneway/domain/gifts/gift-machine';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { ConfirmedEmail } from '../../platform/slice.ts';
import { grantGift, lockOrderForChange, requestAutomaticRefund } from '../purchases/public.ts';
import { findWaiting, lockGift, setGiftClaimed, setGiftStatus } from './store.ts';

const FRIEND_OWNS_ALREADY = 'The friend already owned the guide when they proved their email.';

export async function hasWaitingGifts(db: Queryable, email: string): Promise<boolean> {
  return (await findWaiting(db, email)).length > 0;
}

/** True if another gift than this one waits for the owner of an email. */
export async function hasOtherWaitingGifts(
  db: Queryable,
  email: string,
  orderId: string,
): Promise<boolean> {
  return (await findWaiting(db, email)).some(({ order_id }) => order_id !== orderId);
}

/**
 * Grants a user who has just verified an email all gifts that wait for it, and refunds those that they can't use. The
 * caller has locked the account, so no other gift starts waiting meanwhile.
 */
export async function claimWaitingGifts(tx: Transaction, proof: ConfirmedEmail): Promise<void> {
  const waiting = await findWaiting(tx, proof.email);
  for (const { order_id: orderId } of waiting) {
    // The order is locked before the gift, as everywhere, so a refund under way commits first and is seen.
    await lockOrderForChange(tx, orderId);
    const hasArrived = await claimGift(tx, orderId, proof);
    if (!hasArrived) await requestAutomaticRefund(tx, orderId, FRIEND_OWNS_ALREADY, proof.now);
  }
}

/** False when it can't be delivered because they already own the guide; true also when it was no longer waiting. */
async function claimGift(
  tx: Transaction,
  orderId: string,
  { userId, now }: ConfirmedEmail,
): Promise<boolean> {
  const gift = await lockGift(tx, orderId);
  if (gift?.status !== 'awaiting_activation') return true;
  const granted = await grantGift(tx, { userId, guideId: gift.guide_id, orderId, at: now });
  const move = advanceGift(gift.status, proofEvent({ hasGuide: !granted }));
  if (!move.ok) throw new Error(move.error.detail);
  const { state } = move.value;
  if (granted) await setGiftClaimed(tx, orderId, { status: state, friendId: userId, at: now });
  else await setGiftStatus(tx, orderId, state);
  return granted;
}
