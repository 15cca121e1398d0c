import type { ModeratedReviewPage, OwnGuideReview } from '@laneway/contract/reviews';
import { contentTexts } from '@laneway/domain/content-texts';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import {
  createOwner,
  createReporters,
  createReviewedGuide,
  moderate,
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

const put = async (...args: [...Parameters<typeof putReview>]) => {
  const reply = await putReview(...args);
  expect(reply.statusCode).toBe(200);
  return reply.json<OwnGuideReview>();
};

describe('PUT /api/guides/{id}/review', () => {
  it('shows an owner’s text at once without a name, and counts the stars', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const own = await put(app, guideId, sam, { rating: 4, text: ' Loved\r\n\n\n\nit \u202e' });
    expect(own).toMatchObject({ rating: 4, text: 'Loved\n\nit', state: 'shown', g_id: guideId });
    const seen = await reviewsOf(app, guideId);
    expect(seen).toMatchObject({ rating: null, rating_count: 1, may_review: false, own: null });
    expect(seen.items).toMatchObject([
      { review_id: own.review_id, author_name: 'A Laneway walker', rating: 4 },
    ]);
    expect(await reviewsOf(app, guideId, sam)).toMatchObject({ own, may_review: true });
  });

  it('is signed with the name that its writer chose, for the creator as for everyone', async () => {
    const { guideId, people, creator } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const signature = ' Sam\n from  Footscray\u202e ';
    const own = await put(app, guideId, sam, { rating: 4, text: 'Fine', signature });
    expect(own).toMatchObject({ signature: 'Sam from Footscray', state: 'shown' });
    for (const reader of [undefined, creator]) {
      const [seen] = (await reviewsOf(app, guideId, reader)).items;
      expect(seen?.author_name).toBe('Sam from Footscray');
    }
    const spam = { rating: 4, text: 'Fine', signature: 'spam.com' };
    expect((await put(app, guideId, sam, spam)).state).toBe('waiting');
    const long = { rating: 4, signature: 'x'.repeat(121) };
    expect((await putReview(app, guideId, sam, long)).statusCode).toBe(422);
  });

  it('has an average once there are three, on the guide too, although that was cached', async () => {
    const { guideId, people } = await createReviewedGuide(app, 3);
    for (const [index, person] of people.entries()) {
      expect((await get(`/api/guides/${guideId}`)).json()).toMatchObject({ g_rating: null });
      await put(app, guideId, person, { rating: 5 - index });
      app.deps.responseCache.forgetGuide(guideId);
    }
    expect(await reviewsOf(app, guideId)).toMatchObject({ rating: 4, rating_count: 3, items: [] });
    expect((await get(`/api/guides/${guideId}`)).json()).toMatchObject({
      g_rating: 4,
      g_rating_count: 3,
    });
  });

  it('replaces the review there was', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const first = await put(app, guideId, sam, { rating: 1, text: 'Hm' });
    const second = await put(app, guideId, sam, { rating: 5 });
    expect(second).toMatchObject({ review_id: first.review_id, text: null, rating: 5 });
    expect(second.created_at).toBe(first.created_at);
    expect(await ratingsOf(app, guideId)).toEqual({ told: '5/1', counted: '5/1' });
  });

  it('holds back a text with a link, and its stars, until an admin shows it', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const own = await put(app, guideId, sam, { rating: 5, text: 'See spam．com' });
    expect(own.state).toBe('waiting');
    expect(await reviewsOf(app, guideId)).toMatchObject({ items: [], rating_count: 0 });
    expect((await reviewsOf(app, guideId, sam)).own).toEqual(own);
    expect((await moderate(app, own.review_id, admin, 'show')).json()).toMatchObject({
      state: 'shown',
      holds_link: true,
      is_confirmed: true,
    });
    expect(await reviewsOf(app, guideId)).toMatchObject({ rating_count: 1 });
    // The same text is still confirmed; a different one is not.
    const again = await put(app, guideId, sam, { rating: 4, text: 'See spam．com' });
    expect(again.state).toBe('shown');
    expect((await put(app, guideId, sam, { rating: 4, text: 'spam.com!' })).state).toBe('waiting');
    expect((await put(app, guideId, sam, { rating: 4, text: 'Sorry' })).state).toBe('shown');
    expect(await ratingsOf(app, guideId)).toEqual({ told: '4/1', counted: '4/1' });
  });

  it('waits for an admin if one has hidden it before, even after deleting it', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const isToCheck = async (text: string) => {
      const open = await get('/api/admin/guide_reviews?filter=open&limit=100', admin);
      const { items } = open.json<ModeratedReviewPage>();
      expect(items).toContainEqual(
        expect.objectContaining({ review_id, text, state: 'waiting', was_hidden: true }),
      );
      expect(await reviewsOf(app, guideId)).toMatchObject({ items: [], rating_count: 0 });
    };
    const colleague = await createPerson(db, 'admin');
    const [sam = stranger] = people;
    const { review_id } = await put(app, guideId, sam, { rating: 1, text: 'Vile' });
    await moderate(app, review_id, admin, 'hide');
    // A change of the stars alone needs no moderation.
    expect((await put(app, guideId, sam, { rating: 2, text: 'Vile' })).state).toBe('hidden');
    expect((await put(app, guideId, sam, { rating: 1, text: 'Viler' })).state).toBe('waiting');
    await isToCheck('Viler');
    expect((await get('/api/notices', colleague)).json().items).toMatchObject([
      { kind: 'review_to_check', body: 'It has changed since we hid it.' },
    ]);
    expect((await put(app, guideId, sam, { rating: 1, text: 'Still vile' })).state).toBe('waiting');
    expect((await removeReview(app, guideId, sam)).statusCode).toBe(204);
    expect((await reviewsOf(app, guideId, sam)).own).toBeNull();
    expect((await put(app, guideId, sam, { rating: 1, text: 'Vilest' })).state).toBe('waiting');
    await isToCheck('Vilest');
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
    await moderate(app, review_id, admin, 'show');
    expect(await ratingsOf(app, guideId)).toEqual({ told: '1/1', counted: '1/1' });
    expect((await put(app, guideId, sam, { rating: 1, text: 'Sorry' })).state).toBe('shown');
  });

  it('can’t lose its reports by being deleted and written again', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const { review_id } = await put(app, guideId, sam, { rating: 1, text: 'Vile' });
    const reporters = await createReporters(app);
    for (const reporter of reporters.slice(1)) await reportReview(app, review_id, reporter);
    await removeReview(app, guideId, sam);
    await put(app, guideId, sam, { rating: 1, text: 'Viler' });
    await reportReview(app, review_id, reporters[0] ?? stranger);
    expect((await reviewsOf(app, guideId)).items).toEqual([]);
    await removeReview(app, guideId, sam);
    expect((await put(app, guideId, sam, { rating: 5, text: 'Fine' })).state).toBe('waiting');
  });

  it('is for owners, and for everyone who is logged in where a guide is public', async () => {
    const closed = await createReviewedGuide(app, 0);
    const open = await createReviewedGuide(app, 0, { isPublic: true, priceCents: 0 });
    const gone = await createReviewedGuide(app, 1, { listing: 'withdrawn' });
    const send = async (guideId: number, person: { cookies: Record<string, string> }) => {
      const reply = await putReview(app, guideId, person, { rating: 5 });
      return [reply.statusCode, reply.json().detail];
    };
    expect(await send(closed.guideId, stranger)).toEqual([403, reviewTexts.notYours]);
    expect(await send(closed.guideId, admin)).toEqual([403, reviewTexts.notYours]);
    expect(await send(closed.guideId, closed.creator)).toEqual([403, reviewTexts.ownGuide]);
    expect((await send(closed.guideId, { cookies: {} }))[0]).toBe(401);
    expect((await send(open.guideId, stranger))[0]).toBe(200);
    expect(await send(open.guideId, open.creator)).toEqual([403, reviewTexts.ownGuide]);
    expect(await send(gone.guideId, stranger)).toEqual([404, contentTexts.guideNotFound]);
    expect((await send(gone.guideId, gone.people[0] ?? stranger))[0]).toBe(200);
    expect(await send(2_000_000, stranger)).toEqual([404, contentTexts.guideNotFound]);
    expect((await get(`/api/guides/${gone.guideId}/reviews`, stranger)).statusCode).toBe(404);
  });

  it('needs a confirmed email, and says so before anyone writes', async () => {
    const { guideId } = await createReviewedGuide(app, 0);
    const sam = await createOwner(app, guideId, 'Sam', { isVerified: false });
    const may = async (person: typeof sam) => {
      const { may_review, needs_confirmed_email } = await reviewsOf(app, guideId, person);
      return { may_review, needs_confirmed_email };
    };
    expect(await may(sam)).toEqual({ may_review: false, needs_confirmed_email: true });
    expect(await may(stranger)).toEqual({ may_review: false, needs_confirmed_email: false });
    const refused = await putReview(app, guideId, sam, { rating: 5 });
    expect([refused.statusCode, refused.json().detail]).toEqual([403, reviewTexts.unconfirmed]);
    await db.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [sam.id]);
    expect(await may(sam)).toEqual({ may_review: true, needs_confirmed_email: false });
    await put(app, guideId, sam, { rating: 5 });
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5; DROP TABLE guides' },
    { rating: null },
    {},
    { rating: 5, text: 'x'.repeat(2_001) },
    { rating: 5, text: { $ne: 1 } },
  ])('refuses %.60j', async (body) => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const reply = await putReview(app, guideId, people[0] ?? stranger, body);
    expect(reply.statusCode).toBe(422);
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
  });

  it('ignores an author or state in the body', async () => {
    const { guideId, people, creator } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const sent = { rating: 5, text: 'bit.ly/x', state: 'shown', user_id: creator.id, review_id: 1 };
    expect((await put(app, guideId, sam, sent)).state).toBe('waiting');
    expect((await reviewsOf(app, guideId, creator)).own).toBeNull();
  });

  it('stores markup and hostile text unchanged', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const text = `<img src=x onerror="alert(1)"> '); DELETE FROM guides; -- \0`;
    await put(app, guideId, people[0] ?? stranger, { rating: 5, text });
    const [seen] = (await reviewsOf(app, guideId)).items;
    expect(seen?.text).toBe(text.replace(' \0', ''));
  });

  it('with the same key is one review, and one change of the rating', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    const first = await putReview(app, guideId, sam, { rating: 2, text: 'Once' }, 'the same key');
    await removeReview(app, guideId, sam);
    const again = await putReview(app, guideId, sam, { rating: 2, text: 'Once' }, 'the same key');
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
  });
});

describe('DELETE /api/guides/{id}/review', () => {
  it('removes the text and the stars, once', async () => {
    const { guideId, people } = await createReviewedGuide(app, 2);
    const [sam = stranger, kim = stranger] = people;
    await put(app, guideId, sam, { rating: 5, text: 'Traceless' });
    await put(app, guideId, kim, { rating: 3 });
    expect((await removeReview(app, guideId, kim)).statusCode).toBe(204);
    expect((await removeReview(app, guideId, sam)).statusCode).toBe(204);
    const again = await removeReview(app, guideId, sam);
    expect([again.statusCode, again.json().detail]).toEqual([404, reviewTexts.reviewNotFound]);
    expect(await ratingsOf(app, guideId)).toEqual({ told: '0/0', counted: '0/0' });
    const { rows } = await db.pool.query('SELECT FROM guide_reviews WHERE guide_id = $1', [
      guideId,
    ]);
    expect(rows).toEqual([]);
  });

  it('works for someone who no longer has the guide, who can’t write another', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    const [sam = stranger] = people;
    await put(app, guideId, sam, { rating: 5 });
    await db.pool.query('DELETE FROM entitlements WHERE user_id = $1', [sam.id]);
    expect(await reviewsOf(app, guideId, sam)).toMatchObject({ may_review: false });
    expect((await removeReview(app, guideId, sam)).statusCode).toBe(204);
    expect((await putReview(app, guideId, sam, { rating: 1 })).statusCode).toBe(403);
  });

  it('can’t delete someone else’s review', async () => {
    const { guideId, people } = await createReviewedGuide(app, 1);
    await put(app, guideId, people[0] ?? stranger, { rating: 5 });
    expect((await removeReview(app, guideId, stranger)).statusCode).toBe(404);
    expect((await removeReview(app, guideId, admin)).statusCode).toBe(404);
    expect(await ratingsOf(app, guideId)).toEqual({ told: '5/1', counted: '5/1' });
  });
});

describe('many people at once', () => {
  it('leave ratings that add up', async () => {
    const { guideId, people } = await createReviewedGuide(app, 8);
    const [first = stranger] = people;
    const writes = people.flatMap((person, index) => [
      putReview(app, guideId, person, { rating: (index % 5) + 1, text: 'One' }),
      putReview(app, guideId, person, { rating: 5 - (index % 5), text: 'bit.ly/x' }),
      putReview(app, guideId, person, { rating: 3, text: 'Three' }),
    ]);
    const replies = await Promise.all([...writes, removeReview(app, guideId, first)]);
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const { items } = await reviewsOf(app, guideId);
    await Promise.all(
      items.flatMap(({ review_id }) => [
        reportReview(app, review_id, stranger),
        reportReview(app, review_id, stranger),
        moderate(app, review_id, admin, 'hide'),
        moderate(app, review_id, admin, 'show'),
        putReview(app, guideId, first, { rating: 2, text: 'Meanwhile' }),
      ]),
    );
    const { told, counted } = await ratingsOf(app, guideId);
    expect(told).toBe(counted);
  });

  it('store one row for one person who writes several times', async () => {
    const { guideId } = await createReviewedGuide(app, 0);
    const sam = await createOwner(app, guideId);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((rating) => putReview(app, guideId, sam, { rating })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await ratingsOf(app, guideId)).told).toMatch(/^[1-4]\/1$/);
  });
});
