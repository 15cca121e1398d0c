/** How giving went, as the giver reads it. */
export const giftTexts = {
  sent: 'Gift Sent!',
  failed: 'There was an error processing your request. Please try again.',
} as const;

/** Why a gift is refused, as its giver reads it. */
export const giftRefusalTexts = {
  guideIsFree: 'This guide is free, so your friend can open it without a gift.',
  giverIsFriend: 'A gift goes to a friend: please enter an address other than your own.',
  friendOwnsGuide: 'Your friend already has this guide.',
  messageTooLong: (most: number) => `Please keep your message to ${most} characters.`,
  nameTooLong: (most: number) => `Please keep the name to ${most} characters.`,
} as const;
