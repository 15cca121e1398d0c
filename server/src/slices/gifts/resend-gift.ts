import { randomUUID } from 'node:crypto';
import type { ResendGiftBody, ResentGift } from '@laneway/contract/gifts';
import { advanceGift, type GiftState } from '@laneway/domain/gifts/gift-machine';
import { type GiftTexts, tidyGiftTexts } from '@laneway/domain/gifts/gift-request';
import { giftRefusalTexts, RESEND_REFUSALS } from '@laneway/domain/gifts/messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import { readEmail } from '../accounts/public/read-form.ts';
import { inviteByEmail, withdrawInvitation } from '../accounts/public.ts';
import { grantGift, lockOrderForChange, type PurchasesDeps } from '../purchases/public.ts';
import { hasOtherWaitingGifts } from './claim-waiting-gifts.ts';
import { friendHasGuide, isWaiting } from './friend-has-guide.ts';
import { notifyFriend } from './notify-friend.ts';
import { localPart } from './receive-paid-gift.ts';
import {
  correctGift,
  findGiverEmail,
  findSentGift,
  lockGift,
  type SentGiftRow,
  setGiftReceived,
} from './store.ts';

export type ResendDeps = Pick<PurchasesDeps, 'db' | 'clock' | 'secret' | 'publicUrl'> & {
  readonly limits: RateLimits;
};

const NOT_FOUND = refusal('not_found', 'Order not found');
const HAS_GUIDE = refusal('conflict', giftRefusalTexts.friendOwnsGuide);
const CHANGED = refusal('conflict', giftRefusalTexts.changedMeanwhile);
const OWN = giftRefusalTexts.giverIsFriend;
const OWN_EMAIL = refusal('invalid_input', OWN, { friend_email: OWN });

/**
 * Sends the email of a gift that nobody has opened yet again, with what its giver corrects: the address, the friend's
 * name or the message. The owner of another address gets the guide at once if they have confirmed it.
 */
export async function resendGift(
  deps: ResendDeps,
  giverId: number,
  orderId: string,
  body: ResendGiftBody,
): Promise<Result<ResentGift, Refusal>> {
  const { db, limits } = deps;
  const { friend_email } = body;
  const typed = friend_email === undefined ? null : readEmail(friend_email, 'friend_email');
  if (typed !== null && !typed.ok) return typed;
  const allowed = await limits.take('gift_emails_of_person', giverId);
  if (!allowed.ok) return allowed;
  const gift = await findSentGift(db, orderId, giverId);
  if (gift === null) return fail(NOT_FOUND);
  const closed = refuseResending(gift.status);
  if (closed !== null) return fail(closed);
  const texts = tidyGiftTexts({
    friendName: body.friend_name ?? gift.friend_name,
    personalMessage: body.personal_message ?? gift.personal_message,
  });
  if (!texts.ok) return texts;
  const to = typed?.value ?? gift.friend_email;
  // Counted only now, or anyone could use up a stranger's emails with the number of no order.
  const bearable = await limits.take('gift_emails_to_email', to);
  if (!bearable.ok) return bearable;
  if (to !== gift.friend_email) {
    if (to === (await findGiverEmail(db, giverId))) return fail(OWN_EMAIL);
    if (await friendHasGuide(db, to, gift.guide_id)) return fail(HAS_GUIDE);
  }
  return db.transaction((tx) => sendTo(tx, deps, { gift, to, texts: texts.value }));
}

/** Null while nobody has opened the gift. */
function refuseResending(status: GiftState): Refusal | null {
  const text = RESEND_REFUSALS[status];
  return text === null ? null : refusal('conflict', text);
}

type Sending = {
  /** As it was before it was locked. */
  readonly gift: SentGiftRow;
  readonly to: string;
  readonly texts: GiftTexts;
};

async function sendTo(
  tx: Transaction,
  deps: ResendDeps,
  { gift: known, to, texts }: Sending,
): Promise<Result<ResentGift, Refusal>> {
  const now = deps.clock();
  const { order_id: orderId, friend_email: from, guide_id: guideId } = known;
  // The account is locked before the order and the order before the gift, as when someone opens a gift.
  const name = texts.friendName ?? localPart(to);
  const friend = await inviteByEmail(tx, deps, { email: to, name, now });
  if (friend === null) return fail(HAS_GUIDE);
  if (to !== from) {
    // No other gift starts waiting for this address any more until the transaction ends.
    if (friend.activationLink !== null && (await isWaiting(tx, to, guideId)))
      return fail(HAS_GUIDE);
    // Someone else may have sent a gift to the first address too, and its link stays.
    if (!(await hasOtherWaitingGifts(tx, from, orderId))) await withdrawInvitation(tx, from, now);
  }
  await lockOrderForChange(tx, orderId);
  const gift = await lockGift(tx, orderId);
  if (gift === null) return fail(NOT_FOUND);
  const closed = refuseResending(gift.status);
  if (closed !== null) return fail(closed);
  if (gift.friend_email !== from) return fail(CHANGED);
  await correctGift(tx, orderId, { friendEmail: to, ...texts });
  let status: GiftState = gift.status;
  if (friend.activationLink === null) {
    const { userId } = friend;
    const isGranted = await grantGift(tx, { userId, guideId, orderId, at: now });
    if (!isGranted) return fail(HAS_GUIDE);
    const move = advanceGift(gift.status, 'readdressed_to_member');
    if (!move.ok) throw new Error(move.error.detail);
    status = move.value.state;
    await setGiftReceived(tx, orderId, { status, friendId: userId, at: now });
  }
  const corrected = {
    ...gift,
    friend_email: to,
    friend_name: texts.friendName,
    personal_message: texts.personalMessage,
  };
  const { title, giver_name: giverName } = known;
  const dedupeKey = `gift ${orderId} again ${randomUUID()}`;
  await notifyFriend(tx, deps, { gift: corrected, title, giverName, friend, dedupeKey });
  const { friend_email, friend_name, personal_message } = corrected;
  return ok({ friend_email, friend_name, personal_message, gift_status: status });
}
