import type { GiftQuery } from '@laneway/contract/gifts';
import type { Checkout } from '@laneway/contract/purchases';
import { type AcceptedGift, checkGift } from '@laneway/domain/gifts/gift-request';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { canonicalEmail } from '../accounts/public/canonical-email.ts';
import {
  findOrOpenCheckout,
  type Offer,
  offerTo,
  writeOrder,
} from '../purchases/public/open-checkout.ts';
import type { PurchasesDeps } from '../purchases/public.ts';
import { friendHasGuide } from './friend-has-guide.ts';
import { findGiverEmail, findOpenGift, insertGift, updateGiftText } from './store.ts';

/** It is refused as invalid together with the other checks. */
const NO_EMAIL = '';

/** Starts a gift and returns its checkout; the friend isn't notified until it is paid. */
export async function purchaseForFriend(
  deps: PurchasesDeps,
  giver: Actor,
  query: GiftQuery,
): Promise<Result<Checkout, Refusal>> {
  const { db } = deps;
  const { guide_id: guideId } = query;
  return findOrOpenCheckout<never>(deps, async () => {
    const offer = await offerTo(db, giver.id, guideId);
    if (offer === null) return { result: fail(GUIDE_NOT_FOUND) };
    const friendEmail = canonicalEmail(query.friend_email) ?? NO_EMAIL;
    const gift = checkGift({
      guide: offer.guide,
      giverEmail: await findGiverEmail(db, giver.id),
      friendEmail,
      friendName: query.friend_name ?? null,
      personalMessage: query.personal_message ?? null,
      friendOwnsGuide: await friendHasGuide(db, friendEmail, guideId),
    });
    if (!gift.ok) return { result: gift };
    const begun = { giverId: giver.id, guideId, gift: gift.value, offer };
    return {
      amountCents: gift.value.amountCents,
      findOpen: () => continueGift(deps, begun),
      write: () => startGift(deps, begun),
    };
  });
}

type StartedGift = {
  readonly giverId: number;
  readonly guideId: number;
  readonly gift: AcceptedGift;
  readonly offer: Offer;
};

/** Continues the same gift, started before and not paid, with the giver's latest text. */
async function continueGift(
  { db }: PurchasesDeps,
  { giverId, guideId, gift }: StartedGift,
): Promise<string | null> {
  const orderId = await findOpenGift(db, giverId, guideId, gift.friendEmail);
  if (orderId !== null) await updateGiftText(db, orderId, gift);
  return orderId;
}

/** Null when the same giver started the same gift a moment before. */
async function startGift(
  { db, clock, payments }: PurchasesDeps,
  { giverId, guideId, gift, offer }: StartedGift,
): Promise<string | null> {
  const now = clock();
  const { amountCents, friendEmail, friendName, personalMessage } = gift;
  const order = { kind: 'gift', buyerId: giverId, guideId, amountCents } as const;
  const { sizeBytes } = offer;
  try {
    return await db.transaction(async (tx) => {
      const orderId = await writeOrder(tx, { ...order, sizeBytes, provider: payments.name, now });
      if (orderId === null) return null;
      const words = { friendEmail, friendName, personalMessage };
      const isNew = await insertGift(tx, { orderId, giverId, guideId, ...words, createdAt: now });
      if (!isNew) throw new StartedMeanwhile();
      return orderId;
    });
  } catch (error) {
    if (error instanceof StartedMeanwhile) return null;
    throw error;
  }
}

/** Rolls back the order that was inserted for a gift that already exists. */
class StartedMeanwhile extends Error {}
