/** What giving says, besides the domain's reasons to refuse a gift. */
export const giftTexts = {
  sent: 'Gift Sent!',
  failed: 'There was an error processing your request. Please try again.',
} as const;
