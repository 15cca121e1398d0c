import { statement } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** The stars count for the guide; the words were the person's. */
const FORGET = statement<never>(
  'reviews.forget_person',
  'UPDATE guide_reviews SET words = NULL WHERE user_id = $1',
);

type ReviewRow = {
  readonly guide_id: number;
  readonly rating: number;
  readonly words: string | null;
  readonly created_at: Date;
};
const EXPORT = statement<ReviewRow>(
  'reviews.export_person',
  'SELECT guide_id, rating, words, created_at FROM guide_reviews WHERE user_id = $1 ORDER BY id',
);

export const reviewsPersonalData: PersonalData = {
  forget: async (tx, userId) => void (await tx.query(FORGET, [userId])),
  export: async (db, userId) => ({
    reviews: (await db.query(EXPORT, [userId])).map((row) => ({
      g_id: row.guide_id,
      rating: row.rating,
      text: row.words,
      created_at: row.created_at.toISOString(),
    })),
  }),
};
