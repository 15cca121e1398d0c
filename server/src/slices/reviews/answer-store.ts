import type { AnswerState } from '@laneway/domain/reviews/answer';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** The columns of an answer in lists. */
export const ANSWER_COLUMNS = 'r.answer, r.answer_state, r.answered_at, r.edited_after_answer';

const UPDATE = statement<never>(
  'reviews.store_answer',
  `UPDATE guide_reviews SET answer = $2, answer_state = $3, answered_at = $4, version = version + 1,
                            edited_after_answer = edited_after_answer AND $2::text IS NOT NULL AND answer IS NOT NULL
    WHERE id = $1`,
);
const FORGET = statement<never>(
  'reviews.forget_answers',
  `UPDATE guide_reviews SET answer = NULL, answer_state = NULL, answered_at = NULL, edited_after_answer = false,
                            version = version + 1
    WHERE answer_state IS NOT NULL AND guide_id IN (SELECT id FROM guides WHERE author_id = $1)`,
);

type AnswerRow = {
  readonly guide_id: number;
  readonly answer: string;
  readonly answered_at: Date;
};
const FIND_BY_AUTHOR = statement<AnswerRow>(
  'reviews.answers_of_person',
  `SELECT r.guide_id, r.answer, r.answered_at FROM guide_reviews r JOIN guides g ON g.id = r.guide_id
    WHERE g.author_id = $1 AND r.answer IS NOT NULL ORDER BY r.id`,
);

/**
 * Stores an answer. Text and state are separate, because a removed answer keeps its state; a null state means that
 * there is no answer.
 */
export async function storeAnswer(
  tx: Queryable,
  reviewId: number,
  answer: {
    readonly text: string | null;
    readonly state: AnswerState | null;
    readonly at: Date | null;
  },
): Promise<void> {
  await tx.query(UPDATE, [reviewId, answer.text, answer.state, answer.at]);
}

/** Deletes the answers that a creator has written. */
export async function forgetAnswersOf(tx: Queryable, creatorId: number): Promise<void> {
  await tx.query(FORGET, [creatorId]);
}

export function findAnswersOf(db: Queryable, creatorId: number): Promise<AnswerRow[]> {
  return db.query(FIND_BY_AUTHOR, [creatorId]);
}
