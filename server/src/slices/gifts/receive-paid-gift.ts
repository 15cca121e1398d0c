import { advanceGift, paymentEvent } from '@laneway/domain/gifts/gift-machine';
import type { Transaction } from '../../platform/database/database.ts';
import { inviteByEmail } from '../accounts/public.ts';
import { isWaiting } from './friend-has-guide.ts';
import { notifyFriend } from './notify-friend.ts';
import { lockGift, setGiftReceived, setGiftStatus } from './store.ts';

export type PaidGift = {
  readonly orderId: string;
  readonly title: string;
  readonly giverName: string;
  readonly now: Date;
  /** Gives the friend the guide; false when they already own it. */
  readonly grant: (userId: number) => Promise<boolean>;
};

export type Recipient = {
  readonly userId: number;
  readonly name: string | null;
  readonly email: string;
};

type GiftDeps = { readonly secret: string; readonly publicUrl: string };

/**
 * Delivers a gift that was just paid, with one email. The friend owns it at once if they have verified their email;
 * otherwise nobody does until someone verifies it by the link in the email. Null when it can't be delivered: the friend
 * got the guide meanwhile, it waits for them as another gift, or they deleted their account.
 */
export async function receivePaidGift(
  tx: Transaction,
  deps: GiftDeps,
  paid: PaidGift,
): Promise<Recipient | null> {
  const gift = await lockGift(tx, paid.orderId);
  if (gift === null) throw new Error(`order ${paid.orderId} has no gift`);
  const { friend_email: email, friend_name: name } = gift;
  const friend = await inviteByEmail(tx, deps, {
    email,
    name: name ?? localPart(email),
    now: paid.now,
  });
  const hasConfirmedEmail = friend !== null && friend.activationLink === null;
  const canDeliver =
    friend !== null &&
    (hasConfirmedEmail
      ? await paid.grant(friend.userId)
      : !(await isWaiting(tx, email, gift.guide_id)));
  const event = paymentEvent({ hasConfirmedEmail, hasGuide: !canDeliver });
  const move = advanceGift(gift.status, event);
  if (!move.ok) throw new Error(move.error.detail);
  const { state } = move.value;
  if (hasConfirmedEmail && canDeliver) {
    const received = { status: state, friendId: friend.userId, at: paid.now };
    await setGiftReceived(tx, paid.orderId, received);
  } else {
    await setGiftStatus(tx, paid.orderId, state);
  }
  if (!canDeliver) return null;
  const { title, giverName, orderId } = paid;
  const dedupeKey = `gift ${orderId}`;
  await notifyFriend(tx, deps, { gift, title, giverName, friend, dedupeKey });
  return { userId: friend.userId, name, email };
}

/** The name of a friend whose name wasn't given, until they choose one. */
export function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
