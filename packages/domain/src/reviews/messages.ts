export const reviewTexts = {
  ownGuide: 'You can’t review your own guide',
  notYours: 'Get this guide to review it',
  unconfirmed: 'Confirm your email to review guides. We’ve emailed you a link.',
  reviewNotFound: 'Review not found',
  ownReview: 'That’s your own review. Edit or delete it instead.',
  changed: 'This review has changed. Check it again before you decide.',
} as const;
