import type { NoticePage } from '@laneway/contract/notifications';
import type { ReceivedReviewPage } from '@laneway/contract/reviews';
import { describe, expect, it } from 'vitest';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import {
  createOwner,
  createReviewedGuide,
  moderate,
  moderated,
  putReview,
  removeReview,
  reviewsOf,
} from '../../testing/reviews.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { reviewsPersonalData } from './personal-data.ts';

const app = await createTestApp();
const { db, get } = app;
const admin = await createPerson(db, 'admin');

async function reviewed(review: object = { rating: 4, text: 'Mind the steps' }) {
  const { creator, guideId } = await createReviewedGuide(app, 0, { title: 'Trams' });
  const reviewer = await createOwner(app, guideId);
  const reply = await putReview(app, guideId, reviewer, review);
  return { creator, guideId, reviewer, reviewId: reply.json<{ review_id: number }>().review_id };
}

const send = (method: 'POST' | 'DELETE', url: string, { cookies }: TestPerson, payload?: object) =>
  app.send({ method, url, cookies, ...(payload === undefined ? {} : { payload }) });
const answer = (id: number, person: TestPerson, text = 'Thanks, we’ve added a ramp') =>
  send('POST', `/api/guide_reviews/${id}/answer`, person, { text });
const remove = (id: number, person: TestPerson, version?: number) =>
  send(
    'DELETE',
    `/api/guide_reviews/${id}/answer${version === undefined ? '' : `?version=${version}`}`,
    person,
  );
const versionOf = async (id: number) => (await moderated(app, id, admin))?.version ?? 0;
const showAnswer = (id: number, version: number, person = admin) =>
  send('POST', `/api/admin/guide_reviews/${id}/answer/show`, person, { version });
const shownAnswer = async (guideId: number, person?: TestPerson) =>
  (await reviewsOf(app, guideId, person)).items[0]?.answer ?? null;
const newsOf = async (person: TestPerson, guideId: number, kind: string) =>
  (await get('/api/notices?limit=100', person))
    .json<NoticePage>()
    .items.filter((notice) => notice.kind === kind && notice.g_id === guideId)
    .map(({ title }) => title);

describe('an answer to a review', () => {
  it('is shown to everyone with the creator’s name and date, and the reviewer is notified', async () => {
    const { creator, guideId, reviewer, reviewId } = await reviewed();
    expect(await shownAnswer(guideId)).toBeNull();
    const reply = await answer(reviewId, creator);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().answer).toMatchObject({ state: 'shown' });
    const expected = {
      text: 'Thanks, we’ve added a ramp',
      author_name: 'Isla Marchetti',
      answered_at: expect.any(String),
      is_review_edited: false,
    };
    expect(await shownAnswer(guideId)).toEqual(expected);
    expect((await reviewsOf(app, guideId, reviewer)).own?.answer).toEqual(expected);
    expect(await newsOf(reviewer, guideId, 'review_answered')).toEqual([
      'Isla Marchetti answered your review of “Trams”',
    ]);
  });

  it('is one, however many are sent at once', async () => {
    const { creator, guideId, reviewer, reviewId } = await reviewed();
    const replies = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((text) => answer(reviewId, creator, text)),
    );
    const codes = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 409, 409, 409]);
    const stored = replies.find(({ statusCode }) => statusCode === 200)?.json().answer.text;
    expect((await shownAnswer(guideId))?.text).toBe(stored);
    expect(await newsOf(reviewer, guideId, 'review_answered')).toHaveLength(1);
  });

  it('comes from the guide’s creator only', async () => {
    const { guideId, reviewer, reviewId } = await reviewed();
    const other = await createPerson(db, 'creator');
    for (const person of [reviewer, other, admin]) {
      expect((await answer(reviewId, person)).statusCode).toBe(403);
    }
    expect(await shownAnswer(guideId)).toBeNull();
  });

  it.each(['  ', 'x'.repeat(1_001)])('needs a text of a reasonable length', async (text) => {
    const { creator, reviewId } = await reviewed();
    const reply = await answer(reviewId, creator, text);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty('text');
  });

  it('is refused for reviews that nobody can read', async () => {
    const stars = await reviewed({ rating: 4 });
    expect((await answer(stars.reviewId, stars.creator)).statusCode).toBe(409);
    const hidden = await reviewed();
    await moderate(app, hidden.reviewId, admin, 'hide');
    expect((await answer(hidden.reviewId, hidden.creator)).statusCode).toBe(404);
    expect((await answer(2_000_000_000, hidden.creator)).statusCode).toBe(404);
  });
});

describe('an answer with a link', () => {
  it('waits until an admin shows it, in the version that they have read', async () => {
    const { creator, guideId, reviewer, reviewId } = await reviewed();
    const reply = await answer(reviewId, creator, 'See www.mine.example');
    expect(reply.json().answer.state).toBe('waiting');
    expect(await shownAnswer(guideId)).toBeNull();
    expect(await newsOf(reviewer, guideId, 'review_answered')).toEqual([]);
    expect(await newsOf(admin, guideId, 'review_to_check')).toEqual([
      'Check an answer to a review of “Trams”',
    ]);
    const open = (await get('/api/admin/guide_reviews?filter=open&limit=100', admin)).json();
    expect(open.items.map((each: { review_id: number }) => each.review_id)).toContain(reviewId);
    const version = (await moderated(app, reviewId, admin))?.version ?? 0;
    expect((await showAnswer(reviewId, version - 1)).statusCode).toBe(409);
    expect((await showAnswer(reviewId, version, creator)).statusCode).toBe(403);
    expect((await showAnswer(reviewId, version)).statusCode).toBe(200);
    expect((await shownAnswer(guideId))?.text).toBe('See www.mine.example');
    expect(await newsOf(reviewer, guideId, 'review_answered')).toHaveLength(1);
  });
});

describe('an answer under a hidden review', () => {
  it('needs no decision and can’t be shown, until the review is', async () => {
    const { creator, guideId, reviewer, reviewId } = await reviewed();
    await answer(reviewId, creator, 'See www.mine.example');
    await moderate(app, reviewId, admin, 'hide');
    const open = async () =>
      (await get('/api/admin/guide_reviews?filter=open&limit=100', admin))
        .json()
        .items.map((each: { review_id: number }) => each.review_id);
    expect(await open()).not.toContain(reviewId);
    const refused = await showAnswer(reviewId, await versionOf(reviewId));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('Show the review first');
    expect(await newsOf(reviewer, guideId, 'review_answered')).toEqual([]);
    await moderate(app, reviewId, admin, 'show');
    expect(await open()).toContain(reviewId);
    expect((await showAnswer(reviewId, await versionOf(reviewId))).statusCode).toBe(200);
  });
});

describe('a review that is edited after it was answered', () => {
  const EDITED = 'A review of “Trams” changed after your answer';
  const again = (guideId: number, reviewer: TestPerson, text: string, rating = 4) =>
    putReview(app, guideId, reviewer, { rating, text });

  it('says so, and its creator is told', async () => {
    const { creator, guideId, reviewer, reviewId } = await reviewed();
    await answer(reviewId, creator);
    await again(guideId, reviewer, 'Mind the steps', 2);
    expect((await shownAnswer(guideId))?.is_review_edited).toBe(false);
    await again(guideId, reviewer, 'The creator is rude');
    expect((await shownAnswer(guideId))?.is_review_edited).toBe(true);
    await again(guideId, reviewer, 'Mind the steps');
    expect((await shownAnswer(guideId))?.is_review_edited).toBe(true);
    const news = await newsOf(creator, guideId, 'guide_reviewed');
    expect(news.filter((title) => title === EDITED)).toHaveLength(1);
    await remove(reviewId, creator);
    await answer(reviewId, creator, 'Better words');
    expect((await shownAnswer(guideId))?.is_review_edited).toBe(false);
  });

  it('is no news while nobody can read the new text', async () => {
    const { creator, guideId, reviewer, reviewId } = await reviewed();
    await answer(reviewId, creator);
    await again(guideId, reviewer, 'See www.mine.example');
    expect(await newsOf(creator, guideId, 'guide_reviewed')).not.toContain(EDITED);
    await moderate(app, reviewId, admin, 'show');
    expect(await newsOf(creator, guideId, 'guide_reviewed')).toContain(EDITED);
  });

  it('is no news without an answer', async () => {
    const { creator, guideId, reviewer } = await reviewed();
    await again(guideId, reviewer, 'Other words');
    expect(await newsOf(creator, guideId, 'guide_reviewed')).not.toContain(EDITED);
  });
});

describe('deleting an answer', () => {
  it('lets its writer write another', async () => {
    const { creator, guideId, reviewId } = await reviewed();
    await answer(reviewId, creator);
    expect((await remove(reviewId, creator)).statusCode).toBe(204);
    expect((await remove(reviewId, creator)).statusCode).toBe(204);
    expect(await shownAnswer(guideId)).toBeNull();
    expect((await answer(reviewId, creator, 'Better words')).statusCode).toBe(200);
    expect((await shownAnswer(guideId))?.text).toBe('Better words');
  });

  it('by an admin is final, also for its writer', async () => {
    const { creator, guideId, reviewId } = await reviewed();
    await answer(reviewId, creator);
    const version = await versionOf(reviewId);
    expect((await remove(reviewId, admin)).statusCode).toBe(409);
    expect((await remove(reviewId, admin, version - 1)).statusCode).toBe(409);
    expect(await shownAnswer(guideId)).not.toBeNull();
    expect((await remove(reviewId, admin, version)).statusCode).toBe(204);
    expect((await remove(reviewId, admin, version)).statusCode).toBe(204);
    expect((await remove(reviewId, creator)).statusCode).toBe(204);
    expect(await newsOf(creator, guideId, 'review_answer_removed')).toEqual([
      'We removed your answer to a review of “Trams”',
    ]);
    expect((await answer(reviewId, creator)).statusCode).toBe(409);
    expect(await shownAnswer(guideId)).toBeNull();
    const received = (await get('/api/user/guide_reviews', creator)).json<ReceivedReviewPage>();
    expect(received.items[0]?.answer).toMatchObject({ text: null, state: 'removed' });
  });

  it('is not for other creators', async () => {
    const { creator, guideId, reviewId } = await reviewed();
    await answer(reviewId, creator);
    expect((await remove(reviewId, await createPerson(db, 'creator'))).statusCode).toBe(404);
    expect(await shownAnswer(guideId)).not.toBeNull();
  });

  it('happens with the review, or with either account', async () => {
    const [first, second, third] = [await reviewed(), await reviewed(), await reviewed()];
    for (const { reviewId, creator } of [first, second, third]) await answer(reviewId, creator);
    await removeReview(app, first.guideId, first.reviewer);
    const forget = (id: number) =>
      db.transaction(async (tx) => reviewsPersonalData.forget?.(tx, id));
    await forget(second.reviewer.id);
    await forget(third.creator.id);
    const ids = [first, second, third].map(({ guideId }) => guideId);
    const { rows } = await db.pool.query(
      'SELECT FROM guide_reviews WHERE guide_id = ANY ($1) AND answer_state IS NOT NULL',
      [ids],
    );
    expect(rows).toEqual([]);
    expect((await reviewsOf(app, third.guideId)).items[0]?.text).toBe('Mind the steps');
  });
});

it('the reviewer learns at once that their stars are held', async () => {
  const { guideId } = await createReviewedGuide(app, 0);
  const replies: boolean[] = [];
  for (const name of ['Ana', 'Bo', 'Cy']) {
    const person = await createPerson(db, 'user', name);
    await db.pool.query(
      `INSERT INTO entitlements (user_id, guide_id, cause) VALUES ($1, $2, 'free')`,
      [person.id, guideId],
    );
    const reply = await putReview(app, guideId, person, { rating: 1, text: 'No' });
    replies.push(reply.json<{ is_rating_held: boolean }>().is_rating_held);
  }
  expect(replies).toEqual([false, false, true]);
});
