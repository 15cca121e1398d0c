export const reviewTexts = {
  ownGuide: 'You can’t review your own guide',
  notYours: 'Get this guide to review it',
  unconfirmed: 'Confirm your email to review guides. We’ve emailed you a link.',
  reviewNotFound: 'Review not found',
  ownReview: 'That’s your own review. Edit or delete it instead.',
  answerRequired: 'Write an answer',
  onlyCreatorAnswers: 'Only the guide’s creator can answer its reviews',
  nothingToAnswer: 'This review has no text to answer',
  alreadyAnswered: 'You’ve already answered this review. Delete your answer to write another.',
  answerRemoved: 'Our team has removed your answer, so you can’t answer this review again.',
  answerNotFound: 'Answer not found',
  changed: 'This review has changed. Check it again before you decide.',
} as const;
