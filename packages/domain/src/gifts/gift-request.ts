import { isEmail } from '../accounts/email.ts';
import { authTexts } from '../accounts/messages.ts';
import { contentTexts } from '../content-texts.ts';
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
  const friendName = request.friendName?.trim() ?? '';
  const personalMessage = request.personalMessage?.trim() ?? '';
  if (guide.listing === 'withdrawn') return fail(refusal('not_found', contentTexts.guideNotFound));
  if (guide.isPublic || guide.priceCents === 0) {
    return fail(refusal('conflict', giftRefusalTexts.guideIsFree));
  }
  if (!isEmail(friendEmail)) return refuseField('friend_email', authTexts.emailInvalid);
  if (friendEmail === giverEmail) {
    return refuseField('friend_email', giftRefusalTexts.giverIsFriend);
  }
  if (friendOwnsGuide) return fail(refusal('conflict', giftRefusalTexts.friendOwnsGuide));
  if (friendName.length > MAX_NAME_LENGTH) {
    return refuseField('friend_name', giftRefusalTexts.nameTooLong(MAX_NAME_LENGTH));
  }
  if (personalMessage.length > MAX_PERSONAL_MESSAGE_LENGTH) {
    return refuseField(
      'personal_message',
      giftRefusalTexts.messageTooLong(MAX_PERSONAL_MESSAGE_LENGTH),
    );
  }
  return ok({
    friendEmail,
    friendName: friendName || null,
    personalMessage: personalMessage || null,
    amountCents: guide.priceCents,
  });
}

function refuseField(field: string, text: string): Result<never, Refusal> {
  return fail(refusal('invalid_input', text, { [field]: text }));
}
