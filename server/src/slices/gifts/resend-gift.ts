import { randomUUID } from 'node:crypto';
import type { ResendGiftBody, ResentGift } from '@laneway/contract/gifts';
import { advanceGift, type GiftState } from '@laneway/domain/gifts/gift-machine';
import { giftRefusalTexts } from '@laneway/domain/gifts/messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limiter.ts';
import { readEmail } from '../accounts/public/read-form.ts';
import { inviteByEmail, withdrawInvitation } from '../accounts/public.ts';
import { grantGift, lockOrderForChange, type PurchasesDeps } from '../purchases/public.ts';
import { hasWaitingGifts } from './claim-waiting-gifts.ts';
import { friendHasGuide } from './friend-has-guide.ts';
import { notifyFriend } from './notify-friend.ts';
import { localPart } from './receive-paid-gift.ts';
import {
  findGiverEmail,
  findSentGift,
  lockGift,
  setFriendEmail,
  setGiftReceived,
} from './store.ts';

export type ResendDeps = Pick<PurchasesDeps, 'db' | 'clock' | 'secret' | 'publicUrl'> & {
  readonly limits: RateLimits;
};

const NOT_FOUND = refusal('not_found', 'Order not found');
const OPENED = refusal('conflict', giftRefusalTexts.alreadyOpened);
const HAS_GUIDE = refusal('conflict', giftRefusalTexts.friendOwnsGuide);
const OWN = giftRefusalTexts.giverIsFriend;
const OWN_EMAIL = refusal('invalid_input', OWN, { friend_email: OWN });

/**
 * Sends the email of a gift that nobody has opened yet again, to another address if its giver corrects it. The owner of
 * that address gets the guide at once if they have confirmed it.
 */
export async function resendGift(
  deps: ResendDeps,
  giverId: number,
  orderId: string,
  { friend_email }: ResendGiftBody,
): Promise<Result<ResentGift, Refusal>> {
  const { db, limits } = deps;
  const typed = friend_email === undefined ? null : readEmail(friend_email, 'friend_email');
  if (typed !== null && !typed.ok) return typed;
  const allowed = await limits.take('gift_emails_of_person', giverId);
  if (!allowed.ok) return allowed;
  const gift = await findSentGift(db, orderId, giverId);
  const to = typed?.value ?? gift?.friend_email ?? null;
  if (to !== null) {
    const bearable = await limits.take('gift_emails_to_email', to);
    if (!bearable.ok) return bearable;
  }
  if (gift === null || to === null) return fail(NOT_FOUND);
  if (gift.status !== 'awaiting_activation') return fail(OPENED);
  if (to !== gift.friend_email) {
    if (to === (await findGiverEmail(db, giverId))) return fail(OWN_EMAIL);
    if (await friendHasGuide(db, to, gift.guide_id)) return fail(HAS_GUIDE);
  }
  const { title, giver_name: giverName } = gift;
  return db.transaction((tx) => sendTo(tx, deps, { orderId, to, title, giverName }));
}

type Sending = {
  readonly orderId: string;
  readonly to: string;
  readonly title: string;
  readonly giverName: string;
};

async function sendTo(
  tx: Transaction,
  deps: ResendDeps,
  { orderId, to, title, giverName }: Sending,
): Promise<Result<ResentGift, Refusal>> {
  const now = deps.clock();
  // The order is locked before the gift, as everywhere.
  await lockOrderForChange(tx, orderId);
  const gift = await lockGift(tx, orderId);
  if (gift?.status !== 'awaiting_activation') return fail(OPENED);
  if (to !== gift.friend_email) {
    await setFriendEmail(tx, orderId, to);
    // Someone else may have sent a gift to the first address too, and its link stays.
    if (!(await hasWaitingGifts(tx, gift.friend_email))) {
      await withdrawInvitation(tx, gift.friend_email, now);
    }
  }
  const name = gift.friend_name ?? localPart(to);
  const friend = await inviteByEmail(tx, deps, { email: to, name, now });
  if (friend === null) return fail(HAS_GUIDE);
  let status: GiftState = gift.status;
  if (friend.activationLink === null) {
    const { userId } = friend;
    const isGranted = await grantGift(tx, { userId, guideId: gift.guide_id, orderId, at: now });
    if (!isGranted) return fail(HAS_GUIDE);
    const move = advanceGift(gift.status, 'readdressed_to_member');
    if (!move.ok) throw new Error(move.error.detail);
    status = move.value.state;
    await setGiftReceived(tx, orderId, { status, friendId: userId, at: now });
  }
  const readdressed = { ...gift, friend_email: to };
  const dedupeKey = `gift ${orderId} again ${randomUUID()}`;
  await notifyFriend(tx, deps, { gift: readdressed, title, giverName, friend, dedupeKey });
  return ok({ friend_email: to, gift_status: status });
}
