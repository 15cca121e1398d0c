import type { GiftState } from './gift-machine.ts';

export const giftTexts = {
  sent: 'Gift Sent!',
  failed: 'There was an error processing your request. Please try again.',
} as const;

export const giftRefusalTexts = {
  guideIsFree: 'This guide is free. Just share the link with your friend.',
  friendEmailRequired: 'Enter your friend’s email',
  giverIsFriend: 'That’s your own email. Enter your friend’s.',
  friendOwnsGuide: 'Your friend already has this guide.',
  changedMeanwhile: 'This gift was changed a moment ago. Check its email and try again.',
  messageTooLong: (max: number) => `Keep your message to ${max} characters`,
  nameTooLong: (max: number) => `Keep the name to ${max} characters`,
} as const;

/** Why the email of a gift can't be sent again, by the state of the gift; null while it can. */
export const RESEND_REFUSALS: Readonly<Record<GiftState, string | null>> = {
  awaiting_payment: 'This gift hasn’t been paid for yet.',
  granted: 'Your friend already has this gift in their guides.',
  awaiting_activation: null,
  claimed: 'Your friend has opened this gift, so its email can’t be changed.',
  undeliverable: 'Your friend already had this guide, so we’re refunding you.',
  abandoned: 'This gift wasn’t paid for, so it was never sent.',
  refunded: 'This gift was refunded, so it can’t be sent again.',
};
