import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { advanceGift, paymentEvent } from '@laneway/domain/gifts/gift-machine';
import { quotedText } from '@laneway/domain/text/quoted-text';
import type { Transaction } from '../../platform/database/database.ts';
import { inviteByEmail } from '../accounts/public.ts';
import { queueEmail } from '../mail/public.ts';
import { addNotification } from '../notifications/public.ts';
import { isWaiting } from './friend-has-guide.ts';
import { type GiftRow, lockGift, setGiftReceived, setGiftStatus } from './store.ts';

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

const WHERE_IT_IS = 'You’ll find it in Your guides.';

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
  const hasProvenAddress = friend !== null && friend.activationLink === null;
  const canArrive =
    friend !== null &&
    (hasProvenAddress
      ? await paid.grant(friend.userId)
      : !(await isWaiting(tx, email, gift.guide_id)));
  const event = paymentEvent({ hasProvenAddress, hasGuide: !canArrive });
  const move = advanceGift(gift.status, event);
  if (!move.ok) throw new Error(move.error.detail);
  const { state } = move.value;
  if (hasProvenAddress && canArrive) {
    const received = { status: state, friendId: friend.userId, at: paid.now };
    await setGiftReceived(tx, paid.orderId, received);
  } else {
    await setGiftStatus(tx, paid.orderId, state);
  }
  if (!canArrive) return null;
  await tellFriend(tx, deps, { gift, paid, friend });
  return { userId: friend.userId, name, email };
}

/** The names are the giver's own text in an email to someone else, so a missing one gets a plain default. */
async function tellFriend(
  tx: Transaction,
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
  const quotes = { userId: gift.giver_id, instead: { giver: 'Someone', message: null } };
  const mail = { dedupeKey: `gift ${orderId}`, to: gift.friend_email, quotes };
  if (friend.activationLink !== null) {
    const data = { ...words, link: friend.activationLink };
    await queueEmail(tx, { ...mail, template: 'gift_for_newcomer', data });
    return;
  }
  const link = appLinkUrl(publicUrl, { kind: 'guide', guideId: gift.guide_id, placeId: null });
  const data = { ...words, link };
  await queueEmail(tx, { ...mail, template: 'gift_for_member', data });
  await addNotification(tx, {
    userId: friend.userId,
    kind: 'gift_received',
    title: quotedText(`${giverName} sent you “${title}”`),
    body: quotedText(gift.personal_message ?? WHERE_IT_IS),
    guideId: gift.guide_id,
    quotes: {
      userId: gift.giver_id,
      instead: { title: quotedText(`Someone sent you “${title}”`), body: WHERE_IT_IS },
    },
  });
}

/** The name of a friend whose name wasn't given, until they choose one. */
function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
