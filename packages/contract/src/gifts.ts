import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Count, Email, Id, ImagePlaceholder, MediaUri, nullable, oneOf, text } from './scalars.ts';

export const GiftQuery = request('GiftQuery', {
  guide_id: Id,
  friend_email: text(LIMITS.email),
  friend_name: Type.Optional(text(LIMITS.name)),
  personal_message: Type.Optional(text(LIMITS.personalMessage)),
});
export type GiftQuery = Static<typeof GiftQuery>;

export const ResendGiftBody = request('ResendGiftBody', {
  /** The friend's corrected email; without it, the gift goes to the same one. */
  friend_email: Type.Optional(text(LIMITS.email)),
  /** A corrected name or message; without it, what the giver wrote stays. An empty one is removed. */
  friend_name: Type.Optional(text(LIMITS.name)),
  personal_message: Type.Optional(text(LIMITS.personalMessage)),
});
export type ResendGiftBody = Static<typeof ResendGiftBody>;

export const ResentGift = reply('ResentGift', {
  friend_email: Email,
  friend_name: nullable(text(LIMITS.name)),
  personal_message: nullable(text(LIMITS.personalMessage)),
  gift_status: oneOf(GIFT_STATES),
});
export type ResentGift = Static<typeof ResentGift>;

/** The newest unclaimed gift, shown to someone who opens their activation link. */
export const WaitingGift = reply('WaitingGift', {
  guide_id: Id,
  g_title: text(LIMITS.title),
  g_image: nullable(MediaUri),
  g_image_stand_in: nullable(ImagePlaceholder),
  /** Null when the giver has deleted their account. */
  giver_name: nullable(text(LIMITS.quotedName)),
  /** The name that the giver entered for the friend. */
  friend_name: nullable(text(LIMITS.name)),
  personal_message: nullable(text(LIMITS.quotedPersonalMessage)),
  other_gifts: Count,
});
export type WaitingGift = Static<typeof WaitingGift>;
