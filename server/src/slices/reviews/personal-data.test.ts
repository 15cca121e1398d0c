import { expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import {
  createReviewedGuide,
  moderated,
  putReview,
  ratingsOf,
  reportReview,
  reviewsOf,
} from '../../testing/reviews.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { reviewsPersonalData } from './personal-data.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');

const forget = (userId: number) =>
  db.transaction(async (tx) => reviewsPersonalData.forget?.(tx, userId));

it('deleting an account deletes its texts and held ratings, but shown stars still count', async () => {
  const shown = await createReviewedGuide(app, 1);
  const held = await createReviewedGuide(app, 0, { isPublic: true, priceCents: 0 });
  const [sam = admin] = shown.people;
  await putReview(app, shown.guideId, sam, { rating: 5, text: 'Lovely', signature: 'Sam O' });
  await putReview(app, held.guideId, sam, { rating: 1, text: 'evil.com' });
  await forget(sam.id);
  expect(await reviewsOf(app, shown.guideId)).toMatchObject({ items: [], rating_count: 1 });
  expect(await ratingsOf(app, held.guideId)).toEqual({ told: '0/0', counted: '0/0' });
  const { rows } = await db.pool.query(
    'SELECT words, signature FROM guide_reviews WHERE user_id = $1',
    [sam.id],
  );
  expect(rows).toEqual([{ words: null, signature: null }]);
});

it('a report stays when the account it came from is deleted, without its name', async () => {
  const { guideId, people } = await createReviewedGuide(app, 1);
  const reporter = await createPerson(db);
  const own = await putReview(app, guideId, people[0] ?? admin, { rating: 1, text: 'Rude' });
  await reportReview(app, own.json().review_id, reporter, 'abusive');
  await forget(reporter.id);
  expect(await moderated(app, own.json().review_id, admin)).toMatchObject({
    state: 'shown',
    reports: [{ reason: 'abusive', count: 1 }],
  });
  const { rows } = await db.pool.query('SELECT FROM guide_review_reports WHERE reporter_id = $1', [
    reporter.id,
  ]);
  expect(rows).toEqual([]);
});
