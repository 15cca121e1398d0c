import { describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { own } from '../../testing/guides.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator');
const admin = await createPerson(db, 'admin');

const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;
const placesOf = async (guideId: number): Promise<{ p_id: number; p_active: boolean }[]> =>
  (await app.get(`/api/places?guide_id=${guideId}`, creator)).json().places;

/** Submits and approves a draft; returns the guide that it was published as. */
async function publish(id: number): Promise<number> {
  await as(creator).change(id, 'submitted');
  await as(admin).approve(id);
  await runJobs(app);
  const [row] = await query('SELECT * FROM pending_guides WHERE id = $1', id);
  expect(row.status).toBe('published');
  return row.original_guide_id;
}

/** A guide on sale with two places. */
async function published(): Promise<number> {
  const id = await as(creator).draft({
    ...COMPLETE,
    pg_image: await uploadFor(app, creator),
    pg_price: 4.99,
  });
  const audio = await uploadFor(app, creator, { mime: 'audio/mpeg' });
  await as(creator).addPlace(id, { pp_title: 'Princes Bridge', pp_audio: audio });
  await as(creator).addPlace(id, { pp_title: 'Birrarung Marr' });
  return await publish(id);
}

describe('publishing a revision of a live guide', () => {
  it('keeps the language, unless the draft was given another', async () => {
    const guideId = await published();
    const language = async () =>
      (await query('SELECT language FROM guides WHERE id = $1', guideId))[0]?.language;
    expect(await language()).toBe('en');
    await query(`UPDATE guides SET language = 'fr' WHERE id = $1`, guideId);
    await publish(await as(creator).draft({ source_published_guide_id: guideId }));
    expect(await language()).toBe('fr');
    const id = await as(creator).draft({ source_published_guide_id: guideId });
    await query(`UPDATE pending_guides SET language = 'de' WHERE id = $1`, id);
    await publish(id);
    expect(await language()).toBe('de');
  });

  it('gives places without a title the name that they had in the draft, and keeps their numbers', async () => {
    const first = await as(creator).draft(COMPLETE);
    const places: number[] = [];
    for (let n = 0; n < 3; n += 1) places.push(await as(creator).addPlace(first));
    await as(creator).send('PUT', `/api/pending_guides/${first}/place_order`, {
      pp_ids: places.toReversed(),
    });
    await as(creator).send('DELETE', `/api/pending_places/${places[1]}`);
    await as(creator).change(first, 'submitted');
    // It was submitted when places could still be without one.
    await query('UPDATE pending_places SET title = NULL WHERE pending_guide_id = $1', first);
    const guideId = await publish(first);
    const { places: live } = (await app.get(`/api/places?guide_id=${guideId}`, creator)).json();
    expect(live.map(({ p_title }: { p_title: string }) => p_title)).toEqual(['Place 3', 'Place 1']);

    const next = await as(creator).draft({ source_published_guide_id: guideId });
    await as(creator).addPlace(next);
    const copied = (await as(creator).guide(next)).pending_places ?? [];
    expect(copied.map(({ pp_name_number }) => pp_name_number)).toEqual([3, 1, 4]);
  });

  it('replaces it and keeps ids, owners, ratings and unchanged files', async () => {
    const guideId = await published();
    const buyer = await createPerson(db);
    await own(db, buyer.id, guideId);
    await query('UPDATE guides SET rating_sum = 15, rating_count = 3 WHERE id = $1', guideId);
    const before = (await app.get(`/api/places?guide_id=${guideId}`, buyer)).json().places;
    const cover = (await app.get(`/api/guides/${guideId}`)).json().g_image;
    const id = await as(creator).draft({ source_published_guide_id: guideId });
    const places = (await as(creator).guide(id)).pending_places ?? [];
    await as(creator).send('DELETE', `/api/pending_places/${places[1]?.pp_id}`);
    await as(creator).addPlace(id, { pp_title: 'Added' });
    await as(creator).send('PUT', `/api/pending_guides/${id}`, {
      pg_title: 'Second',
      pg_price: 9.99,
    });
    expect((await app.get(`/api/guides/${guideId}`)).json()).toMatchObject({ g_price: 4.99 });
    await publish(id);
    const guide = (await app.get(`/api/guides/${guideId}`, buyer)).json();
    expect(guide).toMatchObject({
      g_id: guideId,
      g_title: 'Second',
      g_price: 9.99,
      g_rating: 5,
      g_access: 'inside',
      g_image: cover,
    });
    const after = (await app.get(`/api/places?guide_id=${guideId}`, buyer)).json().places;
    expect(after.map(({ p_title }: { p_title: string }) => p_title)).toEqual([
      'Princes Bridge',
      'Added',
    ]);
    expect(after[0].p_id).toBe(before[0].p_id);
    expect(after[0].p_audio).toBe(before[0].p_audio);
    const seen = await app.get(after[0].p_audio.replace('s3://', '/media/'), buyer);
    expect(seen.statusCode).toBe(200);
  });

  it('leaves a withdrawn listing withdrawn', async () => {
    const guideId = await published();
    const id = await as(creator).draft({ source_published_guide_id: guideId });
    await as(creator).post(`/api/guides/${guideId}/withdraw`);
    await publish(id);
    expect((await app.get(`/api/guides/${guideId}`, creator)).json().g_active).toBe(false);
    expect((await app.get(`/api/guides/${guideId}`)).statusCode).toBe(404);
  });

  it('withdraws removed places, but not one that was republished meanwhile', async () => {
    const guideId = await published();
    const [kept, offSale] = await placesOf(guideId);
    await as(creator).post(`/api/places/${offSale?.p_id}/withdraw`);
    const id = await as(creator).draft({ source_published_guide_id: guideId });
    expect((await as(creator).guide(id)).pending_places).toHaveLength(1);
    await as(creator).post(`/api/places/${offSale?.p_id}/republish`);
    const review = await app.get(`/api/admin/pending_guides/${id}/review`, admin);
    expect(review.json().live.places).toMatchObject([{ p_id: kept?.p_id }]);
    await publish(id);
    expect((await placesOf(guideId)).map(({ p_id, p_active }) => [p_id, p_active])).toEqual([
      [kept?.p_id, true],
      [offSale?.p_id, true],
    ]);
  });

  it('allows the next draft', async () => {
    const guideId = await published();
    const first = await as(creator).draft({ source_published_guide_id: guideId });
    await publish(first);
    const second = await as(creator).draft({ source_published_guide_id: guideId });
    expect(second).not.toBe(first);
  });
});
