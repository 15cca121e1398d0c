import { isEmail } from '../accounts/email.ts';
import { authTexts } from '../accounts/messages.ts';
import { GUIDE_NOT_FOUND } from '../guides/not-found.ts';
import type { Cents } from '../money.ts';
import type { GuideForAccess } from '../purchase/entitlement.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { MAX_NAME_LENGTH, MAX_PERSONAL_MESSAGE_LENGTH } from '../text-limits.ts';
import { giftRefusalTexts } from './messages.ts';

export type GiftRequest = {
  readonly guide: GuideForAccess;
  /** Both emails are in their canonical form. */
  readonly giverEmail: string;
  readonly friendEmail: string;
  readonly friendName: string | null;
  readonly personalMessage: string | null;
  readonly friendOwnsGuide: boolean;
};

/** A gift that may be paid for, its texts trimmed and blank ones removed. */
export type AcceptedGift = {
  readonly friendEmail: string;
  readonly friendName: string | null;
  readonly personalMessage: string | null;
  readonly amountCents: Cents;
};

/**
 * Validates a gift before any payment: refused when the guide is withdrawn or free, when giver and friend are the same,
 * when the friend already has the guide, or when the form has errors.
 */
export function checkGift(request: GiftRequest): Result<AcceptedGift, Refusal> {
  const { guide, giverEmail, friendEmail, friendOwnsGuide } = request;
  if (guide.listing === 'withdrawn') return fail(GUIDE_NOT_FOUND);
  if (guide.isPublic || guide.priceCents === 0) {
    return fail(refusal('conflict', giftRefusalTexts.guideIsFree));
  }
  if (!isEmail(friendEmail)) return refuseField('friend_email', authTexts.emailInvalid);
  if (friendEmail === giverEmail) {
    return refuseField('friend_email', giftRefusalTexts.giverIsFriend);
  }
  if (friendOwnsGuide) return fail(refusal('conflict', giftRefusalTexts.friendOwnsGuide));
  const texts = tidyGiftTexts(request);
  if (!texts.ok) return texts;
  return ok({ friendEmail, ...texts.value, amountCents: guide.priceCents });
}

export type GiftTexts = Pick<AcceptedGift, 'friendName' | 'personalMessage'>;

/** The friend's name and the giver's message, trimmed, null where blank. Refuses a text that is too long. */
export function tidyGiftTexts(texts: GiftTexts): Result<GiftTexts, Refusal> {
  const friendName = texts.friendName?.trim() || null;
  const personalMessage = texts.personalMessage?.trim() || null;
  if ((friendName?.length ?? 0) > MAX_NAME_LENGTH) {
    return refuseField('friend_name', giftRefusalTexts.nameTooLong(MAX_NAME_LENGTH));
  }
  if ((personalMessage?.length ?? 0) > MAX_PERSONAL_MESSAGE_LENGTH) {
    return refuseField(
      'personal_message',
      giftRefusalTexts.messageTooLong(MAX_PERSONAL_MESSAGE_LENGTH),
    );
  }
  return ok({ friendName, personalMessage });
}

function refuseField(field: string, text: string): Result<never, Refusal> {
  return fail(refusal('invalid_input', text, { [field]: text }));
}
