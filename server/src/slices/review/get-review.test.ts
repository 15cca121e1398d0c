import { describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator', 'Isla');
const admin = await createPerson(db, 'admin', 'Maeve');
const review = async (id: number) =>
  (await as(admin).get(`/api/admin/pending_guides/${id}/review`)).json();

describe('GET /api/admin/pending_guides/{id}/review', () => {
  it('has nothing to compare a first submission with', async () => {
    const id = await as(creator).draft();
    await as(creator).addPlace(id, { pp_title: 'Princes Bridge' });
    await as(creator).change(id, 'submitted');
    expect(await review(id)).toMatchObject({
      guide: { pg_id: id, pending_places: [{ pp_title: 'Princes Bridge' }] },
      live: null,
      last_submission: null,
      notes: [],
      faulty_media: [],
    });
  });

  it('compares a resubmission with the previous submission, whatever was edited in between', async () => {
    const id = await as(creator).draft({ ...COMPLETE, pg_price: 4.99, pg_location: '-37.8,144.9' });
    const place = await as(creator).addPlace(id, {
      pp_title: 'The mud',
      pp_location: '-37.8,144.9',
    });
    const dropped = await as(creator).addPlace(id, { pp_title: 'Dropped' });
    await as(creator).change(id, 'submitted');
    await as(admin).requestRevision(id, { comment: 'Move it' });
    const before = await review(id);
    expect(before.last_submission.guide.pending_places).toHaveLength(2);
    await as(creator).send('PUT', `/api/pending_guides/${id}`, { pg_title: 'New', pg_price: 0 });
    await as(creator).send('PUT', `/api/pending_places/${place}`, {
      pp_title: 'The silt',
      pp_location: '-37.9,144.9',
    });
    await as(creator).send('DELETE', `/api/pending_places/${dropped}`);
    await as(creator).change(id, 'submitted');
    const { guide, last_submission } = await review(id);
    expect(guide).toMatchObject({ pg_title: 'New', pending_places: [{ pp_title: 'The silt' }] });
    expect(last_submission).toMatchObject({
      submitted_by: 'Isla',
      guide: {
        pg_title: COMPLETE.pg_title,
        pg_price: 4.99,
        pg_location: '-37.8,144.9',
        pg_pending_status: 'submitted',
        pg_version: 2,
        pending_places: [
          { pp_id: place, pp_title: 'The mud', pp_location: '-37.8,144.9', pp_order: 0 },
          { pp_id: dropped, pp_title: 'Dropped', pp_order: 1 },
        ],
      },
    });
    expect((await as(admin).requestRevision(id, {})).statusCode).toBe(200);
    expect((await review(id)).last_submission.guide.pg_title).toBe('New');
  });

  it('shows the live version that a revision would replace, places off sale included', async () => {
    const id = await as(creator).draft();
    await as(creator).addPlace(id, { pp_title: 'Stays' });
    await as(creator).addPlace(id, { pp_title: 'Goes' });
    await as(creator).change(id, 'submitted');
    await as(admin).approve(id);
    await runJobs(app);
    const { original_g_id: guideId } = await as(creator).guide(id);
    const places = (await app.get(`/api/places?guide_id=${guideId}`, creator)).json().places;
    await as(creator).post(`/api/places/${places[1].p_id}/withdraw`);
    const revision = await as(creator).draft({
      source_published_guide_id: guideId,
      pg_title: 'Second edition',
    });
    await as(creator).change(revision, 'submitted');
    expect(await review(revision)).toMatchObject({
      guide: { pg_title: 'Second edition', original_g_id: guideId },
      live: {
        guide: { g_id: guideId, g_title: COMPLETE.pg_title },
        places: [
          { p_title: 'Stays', p_active: true },
          { p_title: 'Goes', p_active: false },
        ],
      },
      last_submission: null,
    });
  });

  it('names the files that prevent an approval, by place and field', async () => {
    const infected = await uploadFor(app, creator, { mime: 'audio/mpeg', scanState: 'pending' });
    const id = await as(creator).draft();
    const place = await as(creator).addPlace(id, { pp_audio: infected });
    await db.pool.query(
      `UPDATE media SET scan_state = 'infected', file_name = 'talk.mp3' WHERE key = $1`,
      [infected.split('/').at(-1)],
    );
    await as(creator).change(id, 'submitted');
    expect((await review(id)).faulty_media).toEqual([
      {
        pp_id: place,
        field: 'pp_audio',
        uri: infected,
        file_name: 'talk.mp3',
        reason: 'File infected - removed for security',
      },
    ]);
  });

  it('is for admins, and of guides that exist', async () => {
    const id = await as(creator).draft();
    const url = `/api/admin/pending_guides/${id}/review`;
    expect((await app.get(url)).statusCode).toBe(401);
    expect((await as(creator).get(url)).statusCode).toBe(403);
    expect((await as(admin).get('/api/admin/pending_guides/999999/review')).statusCode).toBe(404);
    await as(creator).send('DELETE', `/api/pending_guides/${id}`);
    expect((await as(admin).get(url)).statusCode).toBe(404);
  });
});

describe('a submission', () => {
  it('can’t be changed', async () => {
    const id = await as(creator).submitted();
    const rewrite = db.pool.query(
      `UPDATE submissions SET content = '{}' WHERE pending_guide_id = $1`,
      [id],
    );
    await expect(rewrite).rejects.toMatchObject({ code: 'P0001' });
  });

  it('keeps its files in use until the guide is published', async () => {
    const image = await uploadFor(app, creator);
    const id = await as(creator).submitted({ ...COMPLETE, pg_image: image });
    await as(admin).requestRevision(id, { comment: 'Another picture, please' });
    await as(creator).send('PUT', `/api/pending_guides/${id}`, { pg_image: COMPLETE.pg_image });
    const reply = await as(creator).send('DELETE', `/api/media?uri=${encodeURIComponent(image)}`);
    expect(reply.statusCode).toBe(409);
    await as(creator).change(id, 'submitted');
    await as(admin).approve(id);
    await runJobs(app);
    const later = await as(creator).send('DELETE', `/api/media?uri=${encodeURIComponent(image)}`);
    expect(later.statusCode).toBe(204);
  });
});
