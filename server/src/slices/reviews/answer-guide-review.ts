import type { AnswerGuideReviewBody, ReceivedReview } from '@laneway/contract/reviews';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { checkMayAnswer, firstAnswerState } from '@laneway/domain/reviews/answer';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import type { Actor } from '@laneway/domain/roles';
import { tidyText } from '@laneway/domain/text/tidy-text';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { storeAnswer } from './answer-store.ts';
import { findReceivedReview } from './list-store.ts';
import { lockReview } from './lock-review.ts';
import { notifyOfAnswer, notifyOfWaitingAnswer } from './notify.ts';
import { presentReceived } from './present.ts';

const { answerRequired } = reviewTexts;
const ANSWER_REQUIRED = refusal('invalid_input', answerRequired, { text: answerRequired });

/** Answers a review of the caller's guide. The review is locked, so that only one of concurrent answers is stored. */
export async function answerGuideReview(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  reviewId: number,
  body: AnswerGuideReviewBody,
): Promise<Result<ReceivedReview, Refusal>> {
  const text = tidyText(body.text);
  if (text === null) return fail(ANSWER_REQUIRED);
  const locked = await lockReview(tx, viewer, reviewId);
  if (!locked.ok) return locked;
  const { guide, review } = locked.value;
  const allowed = checkMayAnswer({
    isOwnGuide: guide.authorId === viewer.id,
    state: review.moderation,
    hasText: review.words !== null,
    answer: review.answer_state,
  });
  if (!allowed.ok) return allowed;
  const state = firstAnswerState(text);
  await storeAnswer(tx, reviewId, { text, state, at: clock() });
  await (state === 'waiting' ? notifyOfWaitingAnswer : notifyOfAnswer)(tx, guide, review);
  const answered = await findReceivedReview(tx, reviewId);
  if (answered === null) throw new Error('a review disappeared while it was locked');
  return ok(presentReceived(answered));
}
