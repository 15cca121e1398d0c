import type { OwnGuideReview } from '@laneway/contract/reviews';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import {
  createOwner,
  createReviewedGuide,
  putReview,
  ratingsOf,
  reportReview,
  reviewsOf,
} from '../../testing/reviews.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const FREE = { isPublic: true, priceCents: 0 };

async function createGuideWithReviews(count: number) {
  const { guideId, people } = await createReviewedGuide(app, count, FREE);
  const reviewIds: number[] = [];
  for (const person of people) {
    const reply = await putReview(app, guideId, person, { rating: 5, text: 'Lovely' });
    reviewIds.push(reply.json<OwnGuideReview>().review_id);
  }
  return { guideId, reviewIds };
}

describe('one new account that reports every review', () => {
  it.each([
    ['without a confirmed email', false],
    ['with a confirmed email', true],
  ])('hides none of them, %s', async (_, isVerified) => {
    const { guideId, reviewIds } = await createGuideWithReviews(10);
    const attacker = await createPerson(db, 'user', 'Mallory', { isVerified });
    for (const id of reviewIds) {
      expect((await reportReview(app, id, attacker, 'abusive')).statusCode).toBe(204);
    }
    expect((await reviewsOf(app, guideId)).items).toHaveLength(10);
  });

  it('hides none of them with twelve accounts either', async () => {
    const { guideId, reviewIds } = await createGuideWithReviews(2);
    for (let n = 0; n < 12; n += 1) {
      const attacker = await createPerson(db);
      for (const id of reviewIds) await reportReview(app, id, attacker);
    }
    expect((await reviewsOf(app, guideId)).items).toHaveLength(2);
  });
});

describe('twelve new accounts that rate a free guide with one star', () => {
  it('have to confirm their email, and change nothing', async () => {
    const { guideId } = await createGuideWithReviews(4);
    for (let n = 0; n < 12; n += 1) {
      const attacker = await createPerson(db, 'user', 'Mallory', { isVerified: false });
      const reply = await putReview(app, guideId, attacker, { rating: 1 });
      expect([reply.statusCode, reply.json().detail]).toEqual([403, reviewTexts.unconfirmed]);
    }
    expect(await ratingsOf(app, guideId)).toEqual({ told: '20/4', counted: '20/4' });
  });

  it.each([0, 4])('don’t count until an admin has decided, beside %i ratings', async (count) => {
    const { guideId } = await createGuideWithReviews(count);
    for (let n = 0; n < 12; n += 1) {
      const attacker = await createOwner(app, guideId, 'Mallory', {});
      expect((await putReview(app, guideId, attacker, { rating: 1 })).statusCode).toBe(200);
    }
    const { rating, rating_count } = await reviewsOf(app, guideId);
    expect({ rating, rating_count }).toEqual({
      rating: count === 0 ? null : 5,
      rating_count: count,
    });
  });
});
