import type {
  GuideReviewPage,
  ModeratedReviewPage,
  ReceivedReviewPage,
  TestimonialPage,
} from '@laneway/contract/reviews';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import {
  createOwner,
  createReviewedGuide,
  moderate,
  putReview,
  reportReview,
  reviewsOf,
} from '../../testing/reviews.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db, get } = app;
const admin = await createPerson(db, 'admin');
const stranger = await createPerson(db);

const trams = await createReviewedGuide(app, 0, { title: 'Trams' });
const tides = await createReviewedGuide(app, 0, { title: 'Tides', authorId: trams.creator.id });
const others = await createReviewedGuide(app, 0, { title: 'Others’' });
const withdrawn = await createReviewedGuide(app, 0, { title: 'Gone' });

const say = async (guideId: number, rating: number, text?: string) => {
  const person = await createOwner(app, guideId, 'Kim Nguyen');
  const reply = await putReview(app, guideId, person, { rating, text, signature: 'Kim' });
  return reply.json<{ review_id: number }>().review_id;
};
const texts = (page: { readonly items: readonly { readonly text: string | null }[] }) =>
  page.items.map(({ text }) => text);

let hidden = 0;
let reported = 0;
beforeAll(async () => {
  await say(trams.guideId, 5, 'First');
  await say(trams.guideId, 4);
  await say(trams.guideId, 2, 'Second');
  hidden = await say(trams.guideId, 1, 'Hidden');
  await moderate(app, hidden, admin, 'hide');
  await say(tides.guideId, 4, 'Third');
  await say(others.guideId, 5, 'Elsewhere');
  await say(withdrawn.guideId, 5, 'Gone');
  await db.pool.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, [withdrawn.guideId]);
  reported = await say(others.guideId, 1, 'Reported');
  await reportReview(app, reported, stranger);
});

describe('GET /api/guides/{id}/reviews', () => {
  it('has reviews that are shown and have a text, newest first, in pages', async () => {
    const url = `/api/guides/${trams.guideId}/reviews?limit=1`;
    const first = (await get(url)).json<GuideReviewPage>();
    const second = (await get(`${url}&cursor=${first.next_cursor}`)).json<GuideReviewPage>();
    expect([texts(first), texts(second)]).toEqual([['Second'], ['First']]);
    expect(second.next_cursor).toBeNull();
    expect(first).toMatchObject({ rating: 3.7, rating_count: 3 });
    expect((await get(`${url}&cursor=nonsense`)).statusCode).toBe(422);
  });

  it('has the chosen name, the same for the guide’s creator', async () => {
    const namesFor = async (person?: typeof stranger) =>
      (await reviewsOf(app, trams.guideId, person)).items.map(({ author_name }) => author_name);
    expect(await namesFor()).toEqual(['Kim', 'Kim']);
    expect(await namesFor(trams.creator)).toEqual(['Kim', 'Kim']);
  });
});

describe('GET /api/testimonials', () => {
  it('has good reviews of guides on sale, newest first, in pages', async () => {
    const all = (await get('/api/testimonials')).json<TestimonialPage>();
    expect(texts(all)).toEqual(['Elsewhere', 'Third', 'First']);
    expect(all.items[2]).toMatchObject({ g_title: 'Trams', author_name: 'Kim', rating: 5 });
    const first = (await get('/api/testimonials?limit=2')).json<TestimonialPage>();
    const rest = await get(`/api/testimonials?limit=2&cursor=${first.next_cursor}`);
    expect(texts(rest.json())).toEqual(['First']);
  });
});

describe('GET /api/user/guide_reviews', () => {
  const received = async (query = '', person = trams.creator) =>
    (await get(`/api/user/guide_reviews${query}`, person)).json<ReceivedReviewPage>();

  it('has all reviews of the creator’s guides, with no more about their writers than is public', async () => {
    const all = await received();
    expect(texts(all)).toEqual(['Third', 'Second', null, 'First']);
    expect(all).toMatchObject({ rating: 3.8, rating_counts: [0, 1, 0, 2, 1] });
    expect(all.items.map(({ author_name }) => author_name)).toEqual(['Kim', 'Kim', 'Kim', 'Kim']);
    expect(JSON.stringify(all)).not.toMatch(/Nguyen|author_id|user/);
  });

  it('narrows down to one guide, with its own average, and pages', async () => {
    const one = await received(`?guide_id=${tides.guideId}`);
    expect(one).toMatchObject({ rating: 4, rating_counts: [0, 0, 0, 1, 0], next_cursor: null });
    const first = await received('?limit=3');
    const rest = await received(`?limit=3&cursor=${first.next_cursor}`);
    expect([texts(first).length, texts(rest)]).toEqual([3, ['First']]);
    expect(rest.rating_counts).toEqual(first.rating_counts);
  });

  it('has no reviews of others’ guides, not even for admins', async () => {
    const nothing = { items: [], rating: null, rating_counts: [0, 0, 0, 0, 0] };
    expect(await received(`?guide_id=${others.guideId}`)).toMatchObject(nothing);
    expect(await received('', admin)).toMatchObject(nothing);
    expect((await get('/api/user/guide_reviews', stranger)).statusCode).toBe(403);
  });
});

describe('GET /api/admin/guide_reviews', () => {
  const list = async (query = '') =>
    (await get(`/api/admin/guide_reviews${query}`, admin)).json<ModeratedReviewPage>();

  it('has those to decide on first, then the newest', async () => {
    const all = await list();
    expect(texts(all)).toEqual([
      'Reported',
      'Gone',
      'Elsewhere',
      'Third',
      'Hidden',
      'Second',
      null,
      'First',
    ]);
    expect(all.items[0]).toMatchObject({ author_name: 'Kim Nguyen', g_title: 'Others’' });
  });

  it.each([
    ['open', ['Reported']],
    ['hidden', ['Hidden']],
    ['shown', ['Reported', 'Gone', 'Elsewhere', 'Third', 'Second', null, 'First']],
  ])('lists those that are %s', async (filter, expected) => {
    expect(texts(await list(`?filter=${filter}`))).toEqual(expected);
  });

  it('pages across the two parts', async () => {
    const seen: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: ModeratedReviewPage = await list(`?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...texts(page));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(texts(await list()));
    expect((await get('/api/admin/guide_reviews?filter=all', admin)).statusCode).toBe(422);
  });
});
