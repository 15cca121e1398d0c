import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';
import { findAnswersOf, forgetAnswersOf } from './answer-store.ts';

/** Reviews that only their author and admins could see, and that don't count. */
const DELETE_UNSHOWN = statement<never>(
  'reviews.delete_unshown',
  `DELETE FROM guide_reviews WHERE user_id = $1 AND (moderation <> 'shown' OR deleted_at IS NOT NULL OR stars_held)`,
);
/** The stars count for the guide; the text was the person's, and there is nothing left to report or to answer. */
const FORGET_WORDS = statement<never>(
  'reviews.forget_words',
  `UPDATE guide_reviews SET words = NULL, signature = NULL, open_reports = 0, counted_reports = 0,
                            answer = NULL, answer_state = NULL, answered_at = NULL, version = version + 1
    WHERE user_id = $1`,
);
const FORGET_REPORTER = statement<never>(
  'reviews.forget_reporter',
  'UPDATE guide_review_reports SET reporter_id = NULL WHERE reporter_id = $1',
);

type ReviewRow = {
  readonly guide_id: number;
  readonly rating: number;
  readonly words: string | null;
  readonly signature: string | null;
  readonly created_at: Date;
};
const EXPORT = statement<ReviewRow>(
  'reviews.export_person',
  `SELECT guide_id, rating, words, signature, created_at FROM guide_reviews
    WHERE user_id = $1 AND deleted_at IS NULL ORDER BY id`,
);

export const reviewsPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of [DELETE_UNSHOWN, FORGET_WORDS, FORGET_REPORTER]) {
      await tx.query(forget, [userId]);
    }
    await forgetAnswersOf(tx, userId);
  },
  export: async (db, userId) => ({
    reviews: (await db.query(EXPORT, [userId])).map((row) => ({
      g_id: row.guide_id,
      rating: row.rating,
      text: row.words,
      signature: row.signature,
      created_at: row.created_at.toISOString(),
    })),
    review_answers: (await findAnswersOf(db, userId)).map((row) => ({
      g_id: row.guide_id,
      text: row.answer,
      answered_at: row.answered_at.toISOString(),
    })),
  }),
};
