import { advanceGift, type GiftEvent, paymentEvent } from '@laneway/domain/gifts/gift-machine';
import { quotedText } from '@laneway/domain/text/quoted-text';
import type { Queryable } from '../../platform/database.ts';
import { inviteByEmail } from '../accounts/public.ts';
import { queueMail } from '../mail/public.ts';
import { addNotice } from '../notifications/public.ts';
import { claimAllGifts, type GiftRow, lockGift, setGiftReceived, setGiftStatus } from './store.ts';

export type PaidGift = {
  readonly orderId: string;
  readonly title: string;
  readonly giverName: string;
  readonly now: Date;
  /** Makes the guide the friend's own; false when it was that already. */
  readonly grant: (userId: number) => Promise<boolean>;
};

export type Recipient = { readonly name: string | null; readonly email: string };

type GiftDeps = { readonly secret: string; readonly publicUrl: string };

/**
 * Brings a gift that was just paid to the friend, who gets a temporary login when the address has no account, and one
 * mail. Null when it cannot arrive: the friend came to own the guide meanwhile, or has left.
 */
export async function receivePaidGift(
  tx: Queryable,
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
  const granted = friend !== null && (await paid.grant(friend.userId));
  const hasAccount = friend !== null && friend.activationLink === null;
  const move = advanceGift(gift.status, paymentEvent({ hasAccount, ownsGuide: !granted }));
  if (!move.ok) throw new Error(move.error.detail);
  const { state } = move.value;
  if (friend === null || !granted) {
    await setGiftStatus(tx, paid.orderId, state);
    return null;
  }
  const received = { status: state, friendId: friend.userId, at: paid.now };
  await setGiftReceived(tx, paid.orderId, received);
  await tellFriend(tx, deps, { gift, paid, friend });
  return { name, email };
}

/** Names in a mail that goes to somebody else are the giver's word, so a missing one is filled in plainly. */
async function tellFriend(
  tx: Queryable,
  { publicUrl }: GiftDeps,
  {
    gift,
    paid,
    friend,
  }: {
    readonly gift: GiftRow;
    readonly paid: PaidGift;
    readonly friend: { readonly userId: number; readonly activationLink: string | null };
  },
): Promise<void> {
  const { title, giverName, orderId } = paid;
  const words = {
    name: gift.friend_name ?? 'there',
    giver: giverName,
    title,
    message: gift.personal_message,
  };
  const mail = { dedupeKey: `gift ${orderId}`, to: gift.friend_email };
  if (friend.activationLink !== null) {
    const data = { ...words, link: friend.activationLink };
    await queueMail(tx, { ...mail, template: 'gift_for_newcomer', data });
    return;
  }
  const data = { ...words, link: `${publicUrl}/?guide=${gift.guide_id}` };
  await queueMail(tx, { ...mail, template: 'gift_for_member', data });
  await addNotice(tx, {
    userId: friend.userId,
    kind: 'gift_received',
    title: quotedText(`${giverName} gave you “${title}”`),
    body: quotedText(gift.personal_message ?? 'It is among your guides now.'),
    guideId: gift.guide_id,
  });
}

/** What to call a friend whose name was not given, until they choose their own. */
function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'));
}

/** The giver left without paying. */
export async function closeGift(tx: Queryable, orderId: string): Promise<void> {
  await advance(tx, orderId, 'checkout_closed');
}

/** The money went back to the giver. */
export async function refundGift(tx: Queryable, orderId: string): Promise<void> {
  await advance(tx, orderId, 'refunded');
}

async function advance(tx: Queryable, orderId: string, event: GiftEvent): Promise<void> {
  const gift = await lockGift(tx, orderId);
  if (gift === null) throw new Error(`order ${orderId} has no gift`);
  const move = advanceGift(gift.status, event);
  if (!move.ok) throw new Error(move.error.detail);
  if (move.value.changed) await setGiftStatus(tx, orderId, move.value.state);
}

/** The friend has finished the account: all that waited for that is claimed. */
export async function claimGifts(tx: Queryable, friendId: number, now: Date): Promise<void> {
  await claimAllGifts(tx, friendId, now);
}
