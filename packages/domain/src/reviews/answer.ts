import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { reviewTexts } from './messages.ts';
import type { ReviewState } from './moderation.ts';
import { holdsLink } from './review-text.ts';

/**
 * The states of a creator's answer to a review:
 * waiting  only its writer and admins see it, until an admin shows or removes it
 * shown    everyone who sees the review sees it
 * removed  an admin has removed it, and the creator can't write another
 */
export const ANSWER_STATES = ['waiting', 'shown', 'removed'] as const;

export type AnswerState = (typeof ANSWER_STATES)[number];

/** A review, as far as it matters for answering it. */
export type AnsweredReview = {
  readonly isOwnGuide: boolean;
  readonly state: ReviewState;
  readonly hasText: boolean;
  /** Null while there is no answer, also after its writer has deleted it. */
  readonly answer: AnswerState | null;
};

/** The guide's creator answers once. They can't see a review that isn't shown, nor can anyone see one without text. */
export function checkMayAnswer(review: AnsweredReview): Result<null, Refusal> {
  const { isOwnGuide, state, hasText, answer } = review;
  if (!isOwnGuide) return fail(refusal('not_allowed', reviewTexts.onlyCreatorAnswers));
  if (state !== 'shown') return fail(refusal('not_found', reviewTexts.reviewNotFound));
  if (answer === 'removed') return fail(refusal('conflict', reviewTexts.answerRemoved));
  if (answer !== null) return fail(refusal('conflict', reviewTexts.alreadyAnswered));
  return hasText ? ok(null) : fail(refusal('conflict', reviewTexts.nothingToAnswer));
}

/** As with reviews, an answer with a link waits for an admin. */
export function firstAnswerState(text: string): AnswerState {
  return holdsLink(text) ? 'waiting' : 'shown';
}

/** The state after an answer was deleted: its writer may write another, unless an admin has removed it. */
export function afterDeleting(by: 'creator' | 'admin'): AnswerState | null {
  return by === 'admin' ? 'removed' : null;
}

/** An admin shows an answer only where everyone sees the review above it. */
export function checkMayShowAnswer(state: ReviewState): Result<null, Refusal> {
  return state === 'shown' ? ok(null) : fail(refusal('conflict', reviewTexts.showReviewFirst));
}
