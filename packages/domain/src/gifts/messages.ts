export const giftTexts = {
  sent: 'Gift Sent!',
  failed: 'There was an error processing your request. Please try again.',
} as const;

export const giftRefusalTexts = {
  guideIsFree: 'This guide is free. Just share the link with your friend.',
  friendEmailRequired: 'Enter your friend’s email',
  giverIsFriend: 'That’s your own email. Enter your friend’s.',
  friendOwnsGuide: 'Your friend already has this guide.',
  alreadyOpened: 'Your friend has opened this gift, so its email can’t be changed.',
  messageTooLong: (max: number) => `Keep your message to ${max} characters`,
  nameTooLong: (max: number) => `Keep the name to ${max} characters`,
} as const;
