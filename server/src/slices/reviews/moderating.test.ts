import type { ModeratedReviewPage, OwnGuideReview } from '@laneway/contract/reviews';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { describe, expect, it } from 'vitest';
import { buyAndPay } from '../../testing/buying.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import {
  createOwner,
  createReporters,
  createReviewedGuide,
  hideByReports,
  moderate,
  moderated,
  putReview,
  ratingsOf,
  removeReview,
  reportReview,
  reviewsOf,
} from '../../testing/reviews.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db, get } = app;
const admin = await createPerson(db, 'admin');
const stranger = await createPerson(db);

async function createReview(body: object = { rating: 2, text: 'Meh' }) {
  const { guideId, people, creator } = await createReviewedGuide(app, 1, { title: 'Trams' });
  const [author = stranger] = people;
  const reply = await putReview(app, guideId, author, body);
  return { guideId, author, creator, reviewId: reply.json<OwnGuideReview>().review_id };
}

type Cookies = Pick<TestPerson, 'cookies'>;

const sendDecision = (reviewId: number, payload: object, { cookies }: Cookies = admin) => {
  const url = `/api/admin/guide_reviews/${reviewId}/moderate`;
  return app.send({ method: 'POST', url, cookies, payload });
};

const listOpen = async () => {
  const open = await get('/api/admin/guide_reviews?filter=open&limit=100', admin);
  return open.json<ModeratedReviewPage>().items;
};

const newsOf = async (person: TestPerson, guideId: number) => {
  const { items } = (await get('/api/notices?limit=100', person)).json();
  return items
    .filter(({ g_id }: { g_id: number }) => g_id === guideId)
    .map(({ kind, title, body }: Record<string, string>) => [kind, title, body]);
};

describe('POST /api/guide_reviews/{id}/report', () => {
  it('shows a review to admins as reported, and leaves it on the page', async () => {
    const { guideId, reviewId } = await createReview();
    expect((await reportReview(app, reviewId, stranger, 'abusive')).statusCode).toBe(204);
    expect(await reviewsOf(app, guideId)).toMatchObject({ rating_count: 1 });
    expect(await moderated(app, reviewId, admin)).toMatchObject({
      state: 'shown',
      reports: [{ reason: 'abusive', count: 1 }],
    });
  });

  it('by several people takes a review off the page, until an admin has decided', async () => {
    const { guideId, reviewId, author } = await createReview();
    const [first = stranger, second = stranger] = await createReporters(app);
    await reportReview(app, reviewId, first, 'abusive');
    await reportReview(app, reviewId, second, 'abusive');
    expect((await reviewsOf(app, guideId)).items).toHaveLength(1);
    // A report by an owner of the guide counts from the first day.
    const owner = await createOwner(app, guideId, 'Kim', {});
    await reportReview(app, reviewId, owner, 'abusive');
    expect(await reviewsOf(app, guideId)).toMatchObject({ items: [], rating_count: 0 });
    expect((await reviewsOf(app, guideId, author)).own?.state).toBe('waiting');
    expect(await moderated(app, reviewId, admin)).toMatchObject({
      state: 'waiting',
      reports: [{ reason: 'abusive', count: 3 }],
    });
  });

  it('counts once per person, with the same reply each time', async () => {
    const { reviewId } = await createReview();
    const replies = await Promise.all(
      [1, 2, 3].map(() => reportReview(app, reviewId, stranger, 'spam')),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await moderated(app, reviewId, admin))?.reports).toEqual([
      { reason: 'spam', count: 1 },
    ]);
  });

  it('only queues what an admin has confirmed, however many there are', async () => {
    const { guideId, reviewId } = await createReview();
    await reportReview(app, reviewId, stranger);
    await moderate(app, reviewId, admin, 'show');
    for (const [index, reporter] of (await createReporters(app)).entries()) {
      await reportReview(app, reviewId, reporter, index === 1 ? 'off_topic' : 'spam');
    }
    expect((await reviewsOf(app, guideId)).items).toHaveLength(1);
    expect((await listOpen()).find(({ review_id }) => review_id === reviewId)).toMatchObject({
      state: 'shown',
      is_confirmed: true,
      reports: [
        { reason: 'spam', count: 2 },
        { reason: 'off_topic', count: 1 },
      ],
    });
  });

  it('by the guide’s creator queues a review and leaves it on the page', async () => {
    const { guideId, reviewId, creator } = await createReview();
    expect((await reportReview(app, reviewId, creator)).statusCode).toBe(204);
    expect((await reviewsOf(app, guideId)).items).toHaveLength(1);
    expect((await moderated(app, reviewId, admin))?.reports).toHaveLength(1);
  });

  it('may be repeated after the text has changed', async () => {
    const { guideId, reviewId, author } = await createReview();
    await reportReview(app, reviewId, stranger);
    await moderate(app, reviewId, admin, 'show');
    await reportReview(app, reviewId, stranger);
    expect((await reviewsOf(app, guideId)).items).toHaveLength(1);
    await moderate(app, reviewId, admin, 'show');
    await putReview(app, guideId, author, { rating: 1, text: 'Much ruder' });
    await reportReview(app, reviewId, stranger);
    expect((await moderated(app, reviewId, admin))?.reports).toHaveLength(1);
    await hideByReports(app, reviewId);
    expect((await reviewsOf(app, guideId)).items).toEqual([]);
  });

  it('refuses one’s own review, visitors and invalid reports', async () => {
    const { guideId, reviewId, author } = await createReview();
    const send = async (id: number, person: Cookies, reason?: string) =>
      (await reportReview(app, id, person, reason)).statusCode;
    const own = await reportReview(app, reviewId, author);
    expect([own.statusCode, own.json().detail]).toEqual([403, reviewTexts.ownReview]);
    expect(await send(reviewId, { cookies: {} })).toBe(401);
    expect(await send(reviewId, stranger, 'I disagree')).toBe(422);
    expect(await send(2_000_000, stranger)).toBe(404);
    await moderate(app, reviewId, admin, 'hide');
    expect(await send(reviewId, stranger)).toBe(404);
    await moderate(app, reviewId, admin, 'show');
    await db.pool.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, [guideId]);
    expect(await send(reviewId, stranger)).toBe(404);
    await removeReview(app, guideId, author);
    expect(await send(reviewId, stranger)).toBe(404);
  });
});

describe('POST /api/admin/guide_reviews/{id}/moderate', () => {
  it('hides and shows a review with its stars', async () => {
    const { guideId, reviewId } = await createReview({ rating: 2 });
    expect((await moderate(app, reviewId, admin, 'hide')).json()).toMatchObject({
      state: 'hidden',
    });
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
    expect((await moderate(app, reviewId, admin, 'show')).json()).toMatchObject({ state: 'shown' });
    expect(await ratingsOf(app, guideId)).toEqual({ told: '2/1', counted: '2/1' });
    expect((await moderate(app, reviewId, admin, 'show')).statusCode).toBe(200);
    expect(await ratingsOf(app, guideId)).toEqual({ told: '2/1', counted: '2/1' });
  });

  it('refuses a decision on a text that has changed since', async () => {
    const { guideId, reviewId, author } = await createReview({ rating: 2, text: 'bit.ly/x' });
    const { version = 0 } = (await moderated(app, reviewId, admin)) ?? {};
    await putReview(app, guideId, author, { rating: 2, text: 'evil.com' });
    const reply = await sendDecision(reviewId, { decision: 'show', version });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'stale_version',
      detail: reviewTexts.changed,
      current: { text: 'evil.com', state: 'waiting' },
    });
    expect((await reviewsOf(app, guideId)).items).toEqual([]);
  });

  it('is for admins', async () => {
    const { reviewId, creator, author } = await createReview();
    const hide = { decision: 'hide', version: 1 };
    for (const person of [creator, author, stranger]) {
      expect((await sendDecision(reviewId, hide, person)).statusCode).toBe(403);
      expect((await get('/api/admin/guide_reviews', person)).statusCode).toBe(403);
    }
    expect((await sendDecision(reviewId, hide, { cookies: {} })).statusCode).toBe(401);
    const wrong = { decision: 'delete', version: 1 };
    expect((await sendDecision(reviewId, wrong)).statusCode).toBe(422);
  });
});

describe('ratings that are held', () => {
  async function createSwing(ratings = [1, 1, 2], review: object = { text: 'Awful' }) {
    const { guideId } = await createReviewedGuide(app, 0, { title: 'Trams' });
    const people: TestPerson[] = [];
    const reviewIds: number[] = [];
    for (const rating of ratings) {
      const person = await createOwner(app, guideId, 'Mallory', {});
      const reply = await putReview(app, guideId, person, { rating, ...review });
      people.push(person);
      reviewIds.push(reply.json<OwnGuideReview>().review_id);
    }
    return { guideId, people, reviewIds, first: reviewIds[0] ?? 0 };
  }
  const decideOnAll = async (id: number, decision: 'show' | 'hide', held: number) => {
    const version = (await moderated(app, id, admin))?.version ?? 0;
    return sendDecision(id, { decision, version, held_ratings: held });
  };

  it('are listed for admins and don’t count, though their texts are shown', async () => {
    const { guideId, reviewIds } = await createSwing();
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
    expect((await reviewsOf(app, guideId)).items).toHaveLength(3);
    const held = (await listOpen()).filter(({ held_ratings }) => held_ratings === 3);
    expect(held.map(({ review_id }) => review_id).sort()).toEqual(reviewIds.sort());
    expect(await newsOf(admin, guideId)).toMatchObject([
      ['review_to_check', 'Check new ratings of “Trams”', expect.stringContaining('New accounts')],
    ]);
  });

  it('count once an admin accepts them, and further ones like them as well', async () => {
    const { guideId, first } = await createSwing();
    expect((await decideOnAll(first, 'show', 3)).json()).toMatchObject({ held_ratings: 0 });
    expect(await ratingsOf(app, guideId)).toEqual({ told: '4/3', counted: '4/3' });
    await putReview(app, guideId, await createOwner(app, guideId, 'Kim', {}), { rating: 2 });
    expect(await ratingsOf(app, guideId)).toEqual({ told: '6/4', counted: '6/4' });
  });

  it('never count once an admin discards them', async () => {
    const { guideId, reviewIds, first } = await createSwing();
    expect((await decideOnAll(first, 'hide', 3)).statusCode).toBe(200);
    expect(await reviewsOf(app, guideId)).toMatchObject({ items: [], rating_count: 0 });
    for (const id of reviewIds) {
      expect(await moderated(app, id, admin)).toMatchObject({ state: 'hidden', held_ratings: 0 });
    }
  });

  it('may be decided on one by one, or all together as the admin has seen them', async () => {
    const { guideId, first } = await createSwing();
    const stale = await decideOnAll(first, 'show', 2);
    expect([stale.statusCode, stale.json().current.held_ratings]).toEqual([409, 3]);
    await moderate(app, first, admin, 'show');
    expect(await ratingsOf(app, guideId)).toEqual({ told: '1/1', counted: '1/1' });
  });

  it('stay held when their author deletes them and writes them again', async () => {
    const { guideId, people } = await createSwing([1, 1, 1], {});
    const [mallory = stranger] = people;
    await removeReview(app, guideId, mallory);
    await db.pool.query(
      `UPDATE guide_reviews SET updated_at = now() - interval '8 days' WHERE guide_id = $1`,
      [guideId],
    );
    await putReview(app, guideId, mallory, { rating: 1 });
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
  });

  it('don’t include people who have paid for the guide', async () => {
    const { guideId } = await createReviewedGuide(app, 0);
    for (let n = 0; n < 3; n += 1) {
      const buyer = await createPerson(db);
      await buyAndPay(app, guideId, buyer);
      await putReview(app, guideId, buyer, { rating: 1 });
    }
    expect(await ratingsOf(app, guideId)).toEqual({ told: '3/3', counted: '3/3' });
  });
});

describe('the people who are notified of a review', () => {
  it('include the creator, without a name, once until they look', async () => {
    const { guideId, creator } = await createReview({ rating: 1, text: 'Rained all day' });
    const news = ['guide_reviewed', 'New review of “Trams”', '1 star · Rained all day'];
    expect(await newsOf(creator, guideId)).toEqual([news]);
    const kim = await createOwner(app, guideId, 'Kim', {});
    await putReview(app, guideId, kim, { rating: 5 });
    // The first is unread, but every review is news.
    expect(await newsOf(creator, guideId)).toHaveLength(2);
    await removeReview(app, guideId, kim);
    await putReview(app, guideId, kim, { rating: 5 });
    expect(await newsOf(creator, guideId)).toHaveLength(2);
    const { items } = (await get('/api/notices', creator)).json();
    const { cookies } = creator;
    const payload = { up_to: items[0].notice_id };
    await app.send({ method: 'POST', url: '/api/notices/read', cookies, payload });
    // An edit isn't reported as news.
    await putReview(app, guideId, kim, { rating: 4, text: 'On second thoughts' });
    expect(await newsOf(creator, guideId)).toHaveLength(2);
  });

  it('include every admin if there is something to decide, and then the creator when it is shown', async () => {
    const { guideId, reviewId, creator } = await createReview({ rating: 5, text: 'bit.ly/x' });
    const other = await createPerson(db, 'admin');
    expect(await newsOf(admin, guideId)).toEqual([
      ['review_to_check', 'Check a review of “Trams”', 'It has a link in it.'],
    ]);
    expect(await newsOf(creator, guideId)).toEqual([]);
    await moderate(app, reviewId, admin, 'show');
    expect(await newsOf(creator, guideId)).toHaveLength(1);
    await reportReview(app, reviewId, stranger);
    expect(await newsOf(other, guideId)).toEqual([
      ['review_to_check', 'Check a review of “Trams”', 'Someone reported it.'],
    ]);
    // The first notification is unread, but the review is to be decided on for another reason.
    expect(await newsOf(admin, guideId)).toHaveLength(2);
    const kim = await createOwner(app, guideId, 'Kim');
    for (const text of ['bit.ly/y', 'Nice', 'bit.ly/z']) {
      await putReview(app, guideId, kim, { rating: 5, text });
    }
    // Another review, once for its reason.
    expect(await newsOf(admin, guideId)).toHaveLength(3);
  });
});
