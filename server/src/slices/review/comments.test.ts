import { describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator', 'Isla');
const admin = await createPerson(db, 'admin', 'Maeve');

const ofGuide = (id: number) => `/api/admin/pending_guides/${id}/comment`;
const ofPlace = (id: number) => `/api/admin/pending_places/${id}/comment`;
const save = (url: string, comment: unknown) => as(admin).send('PUT', url, { comment });

async function guideWithPlace() {
  const id = await as(creator).draft();
  const place = await as(creator).addPlace(id, { pp_title: 'Banana Alley' });
  await as(creator).change(id, 'submitted');
  return { id, place };
}

describe('a comment on a guide or place', () => {
  it('is missing at first, then saved, replaced and removed', async () => {
    const { id, place } = await guideWithPlace();
    for (const url of [ofGuide(id), ofPlace(place)]) {
      expect((await as(admin).get(url)).json()).toEqual({ comment: null, last_updated: null });
      const saved = await save(url, ' Needs a pin ');
      expect(saved.json()).toEqual({ comment: 'Needs a pin', last_updated: expect.any(String) });
      expect((await as(admin).get(url)).json()).toEqual(saved.json());
      expect((await save(url, 'Needs a pin')).json()).toEqual(saved.json());
      expect((await save(url, '')).json()).toMatchObject({ comment: null });
    }
  });

  it('that two admins save at once is one change', async () => {
    const { id } = await guideWithPlace();
    const held = await holdRows(db, 'SELECT FROM pending_guides WHERE id = $1', [id]);
    const saves = Promise.all([save(ofGuide(id), 'Needs a pin'), save(ofGuide(id), 'Needs a pin')]);
    await held.untilWaiting(2);
    await held.release();
    expect((await saves).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const history = (await as(admin).get(`/api/pending_guides/${id}/history`)).json().items;
    expect(history.filter(({ act }: { act: string }) => act === 'commented')).toHaveLength(1);
  });

  it('is shown to the creator only with the verdict, and to no other creator', async () => {
    const { id, place } = await guideWithPlace();
    await save(ofGuide(id), 'A secret so far');
    await save(ofPlace(place), 'Also a secret');
    const seen = async () =>
      JSON.stringify([
        await as(creator).guide(id),
        (await as(creator).get(`/api/pending_guides/${id}/history`)).json(),
        await as(creator).notices(),
      ]);
    expect(await seen()).not.toMatch(/secret/);
    await as(admin).requestRevision(id, { comment: 'See the notes' });
    const guide = await as(creator).guide(id);
    expect(guide.admin_comment).toBe('A secret so far\n\nSee the notes');
    expect(guide.pending_places?.[0]?.admin_comment).toBe('Also a secret');
    await as(creator).change(id, 'submitted');
    expect(await seen()).not.toMatch(/secret/);
    const history = (await as(admin).get(`/api/pending_guides/${id}/history`)).json().items;
    expect(history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'commented', place_title: null }),
        expect.objectContaining({ act: 'place_commented', place_title: 'Banana Alley' }),
      ]),
    );
  });

  it('on a guide is kept by a verdict with a comment of its own, until the next one', async () => {
    const { id } = await guideWithPlace();
    await save(ofGuide(id), 'Needs a pin');
    await as(admin).requestRevision(id, { comment: 'Needs a pin\n\nAnd photos' });
    expect((await as(creator).guide(id)).admin_comment).toBe('Needs a pin\n\nAnd photos');
    await as(creator).change(id, 'submitted');
    await as(admin).requestRevision(id, { comment: 'Almost there' });
    expect((await as(creator).guide(id)).admin_comment).toBe('Almost there');
    await as(creator).change(id, 'submitted');
    await save(ofGuide(id), 'x'.repeat(5_000));
    const reply = await as(admin).requestRevision(id, { comment: 'See the note' });
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      { comment: 'Shorten it: with the note on the guide it has more than 5000 characters' },
    ]);
  });

  it('says whether its place or guide was changed since, which a change of status isn’t', async () => {
    const { id, place } = await guideWithPlace();
    await save(ofPlace(place), 'Needs a pin');
    await as(admin).requestRevision(id, { comment: 'See the notes' });
    const before = await as(creator).guide(id);
    expect([
      before.changed_since_comment,
      before.pending_places?.[0]?.changed_since_comment,
    ]).toEqual([false, false]);
    await as(creator).send('PUT', `/api/pending_places/${place}`, { pp_location: '-37.8,144.9' });
    const after = await as(creator).guide(id);
    expect([after.changed_since_comment, after.pending_places?.[0]?.changed_since_comment]).toEqual(
      [false, true],
    );
    await as(creator).send('PUT', `/api/pending_guides/${id}`, { pg_title: 'Better' });
    expect((await as(creator).guide(id)).changed_since_comment).toBe(true);
    await as(creator).change(id, 'submitted');
    const review = await as(admin).get(`/api/admin/pending_guides/${id}/review`);
    expect(review.json().notes).toMatchObject([
      { pp_id: null, comment: 'See the notes', changed_since_comment: true },
      { pp_id: place, comment: 'Needs a pin', changed_since_comment: true },
    ]);
  });

  it('counts as unchanged when the guide is submitted again without a change', async () => {
    const { id } = await guideWithPlace();
    await as(admin).requestRevision(id, { comment: 'Please think again' });
    await as(creator).change(id, 'submitted');
    const review = await as(admin).get(`/api/admin/pending_guides/${id}/review`);
    expect(review.json().notes).toMatchObject([
      { pp_id: null, comment: 'Please think again', changed_since_comment: false },
    ]);
  });

  it('doesn’t conflict with someone else’s save', async () => {
    const id = await as(creator).draft();
    await save(ofGuide(id), 'Just a note');
    const reply = await as(creator).send('PUT', `/api/pending_guides/${id}`, {
      pg_title: 'Mine',
      pg_version: 1,
    });
    expect(reply.statusCode).toBe(200);
  });

  it('is for admins', async () => {
    const { id, place } = await guideWithPlace();
    for (const url of [ofGuide(id), ofPlace(place)]) {
      expect((await app.get(url)).statusCode).toBe(401);
      expect((await as(creator).get(url)).statusCode).toBe(403);
      expect((await as(creator).send('PUT', url, { comment: 'Mine' })).statusCode).toBe(403);
    }
  });

  it.each([
    [ofGuide(999_999), 404, 'Guide not found'],
    [ofPlace(999_999), 404, 'Place not found'],
  ])('at %s is not found', async (url, status, detail) => {
    for (const reply of [await as(admin).get(url), await save(url, 'x')]) {
      expect([reply.statusCode, reply.json().detail]).toEqual([status, detail]);
    }
  });

  it.each([undefined, null, 7, 'x'.repeat(5_001)])('can’t be %j', async (comment) => {
    const id = await as(creator).draft();
    expect((await save(ofGuide(id), comment)).statusCode).toBe(422);
  });

  it('on a deleted place or guide is not found', async () => {
    const id = await as(creator).draft();
    const place = await as(creator).addPlace(id);
    await as(creator).send('DELETE', `/api/pending_places/${place}`);
    expect((await save(ofPlace(place), 'x')).statusCode).toBe(404);
    await as(creator).send('DELETE', `/api/pending_guides/${id}`);
    expect((await save(ofGuide(id), 'x')).statusCode).toBe(404);
  });
});
