import type { PendingGuide } from '@laneway/contract/authoring';
import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor } from '../../testing/authoring.ts';
import { own } from '../../testing/guides.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTransfers } from '../../testing/transfers.ts';

const app = await createTestApp();
const { as, creator, admin, query, transfer, rowOf, approved } = await createTransfers(app);

beforeEach(() => query('DELETE FROM rate_counters'));

const copy = (id: number, body?: object, person = creator) =>
  as(person).post(`/api/pending_guides/${id}/copy`, body);
const copied = async (id: number, body?: object): Promise<PendingGuide> => {
  const reply = await copy(id, body);
  expect(reply.statusCode).toBe(201);
  return reply.json();
};
const publish = async (id: number): Promise<number> => {
  expect((await as(creator).change(id, 'submitted')).statusCode).toBe(200);
  expect((await as(admin).approve(id)).statusCode).toBe(200);
  await transfer(id);
  const { status, original_guide_id: guideId, transfer_failure } = await rowOf(id);
  expect({ status, transfer_failure }).toEqual({ status: 'published', transfer_failure: null });
  return guideId;
};
const removeUnusedMedia = async () => {
  await query(`UPDATE media SET created_at = now() - interval '1 year'`);
  await jobsOf(app, app.deps.mailer).remove_unused_media?.({}, FIRST_ATTEMPT);
};
const titles = ({ pending_places: places = [] }: PendingGuide) =>
  places.map(({ pp_title }) => pp_title);
const rejected = async (): Promise<number> => {
  const id = await as(creator).draft();
  await as(creator).addPlace(id, { pp_title: 'Bridge' });
  await as(creator).change(id, 'submitted');
  await as(admin).reject(id, { comment: 'Too far away.' });
  return id;
};

describe('a copy of a draft', () => {
  it('has its content and places in their order, and nothing of its review', async () => {
    const id = await as(creator).draft({
      ...COMPLETE,
      pg_path: '(-37.8,144.9),(-37.9,145)|blue',
      pg_walk: '{"v":1,"mode":"free","loop":true,"surroundings":"dense"}',
      pg_language: 'de',
    });
    const one = await as(creator).addPlace(id, { pp_title: 'One', pp_is_sample: true });
    const two = await as(creator).addPlace(id, { pp_title: 'Two', pp_location: '-37.8,144.9' });
    const three = await as(creator).addPlace(id, { pp_title: 'Three' });
    const gone = await as(creator).addPlace(id, { pp_title: 'Gone' });
    await as(creator).send('DELETE', `/api/pending_places/${gone}`);
    await as(creator).post(`/api/pending_places/${three}/withdraw`);
    await as(creator).send('PUT', `/api/pending_guides/${id}/place_order`, {
      pp_ids: [two, one, three],
    });
    await query(`UPDATE pending_guides SET admin_comment = 'Hm' WHERE id = $1`, id);
    await query(`UPDATE pending_places SET admin_comment = 'Hm' WHERE id = $1`, one);

    const before = await as(creator).guide(id);
    const made = await copied(id);
    expect(made).toMatchObject({
      pg_title: `Copy of ${COMPLETE.pg_title}`,
      pg_description: COMPLETE.pg_description,
      pg_image: COMPLETE.pg_image,
      pg_path: before.pg_path,
      pg_walk: before.pg_walk,
      pg_language: 'de',
      pg_pending_status: 'draft',
      pg_author_id: creator.id,
      original_g_id: null,
      pg_version: 1,
    });
    expect(made.pg_id).not.toBe(id);
    expect(titles(made)).toEqual(['Two', 'One', 'Three']);
    expect(made.pending_places).toMatchObject([
      { pp_location: '-37.8,144.9', pp_original_p_id: null, pp_order: 0, pp_name_number: 1 },
      { pp_is_sample: true, pp_pending_status: 'draft', pp_name_number: 2 },
      { pp_pending_status: 'withdrawn', pp_name_number: 3 },
    ]);
    const comments = await query(
      `SELECT admin_comment FROM pending_guides WHERE id = $1
        UNION ALL SELECT admin_comment FROM pending_places WHERE pending_guide_id = $1`,
      made.pg_id,
    );
    expect(comments.every(({ admin_comment }) => admin_comment === null)).toBe(true);
    expect(await as(creator).guide(id)).toEqual(before);
  });

  it('is a draft, whatever became of the original', async () => {
    const id = await rejected();
    expect(await copied(id)).toMatchObject({ pg_pending_status: 'draft', original_g_id: null });
    expect((await as(creator).guide(id)).pg_pending_status).toBe('rejected');
  });

  it('of a revision is a guide of its own', async () => {
    const { id } = await approved();
    await transfer(id);
    const { original_guide_id: guideId } = await rowOf(id);
    const revision = await as(creator).draft({ source_published_guide_id: guideId });
    const made = await copied(revision);
    expect(made.original_g_id).toBeNull();
    expect(made.pending_places?.map((place) => place.pp_original_p_id)).toEqual([null, null]);
    await publish(made.pg_id);
  });

  it('without a title is one without a title', async () => {
    const id = await as(creator).draft({});
    expect((await copied(id)).pg_title).toBe('Not yet provided');
  });

  it('has files that an admin added, and keeps them when the original is deleted', async () => {
    const id = await as(creator).draft();
    await as(creator).addPlace(id);
    const image = await uploadFor(app, admin);
    await as(admin).send('PUT', `/api/pending_guides/${id}`, { pg_image: image });
    const again = await copied((await copied(id)).pg_id);
    expect((await as(creator).send('DELETE', `/api/pending_guides/${id}`)).statusCode).toBe(204);
    await removeUnusedMedia();
    const guideId = await publish(again.pg_id);
    const { g_image } = (await app.get(`/api/guides/${guideId}`)).json();
    expect((await app.get(`/media/${g_image.slice('s3://'.length)}`)).statusCode).toBe(200);
  });
});

describe('a copy of a live guide', () => {
  it('is published with files of its own, which its buyers hear when the original is off sale', async () => {
    const { id } = await approved();
    await transfer(id);
    const { original_guide_id: source } = await rowOf(id);
    const reply = await as(creator).post(`/api/guides/${source}/copy`);
    expect(reply.statusCode).toBe(201);
    const made: PendingGuide = reply.json();
    expect(made).toMatchObject({
      pg_title: `Copy of ${COMPLETE.pg_title}`,
      pg_price: 4.99,
      original_g_id: null,
    });
    expect(titles(made)).toEqual(['Princes Bridge', 'Place 2']);

    // A file may move to another field of the copy.
    const [place] = made.pending_places ?? [];
    const moved = await as(creator).send('PUT', `/api/pending_guides/${made.pg_id}`, {
      pg_audio: place?.pp_audio,
    });
    expect(moved.statusCode).toBe(200);
    await as(creator).post(`/api/guides/${source}/withdraw`);
    await removeUnusedMedia();

    const guideId = await publish(made.pg_id);
    expect(guideId).not.toBe(source);
    await query('DELETE FROM media WHERE guide_id = $1', source);
    const buyer = await createPerson(app.db);
    await own(app.db, buyer.id, guideId);
    const { places } = (await app.get(`/api/places?guide_id=${guideId}`, buyer)).json();
    const { p_audio } = places[0];
    expect(p_audio).toMatch(new RegExp(`^s3://laneway-production/${made.pg_id}/`));
    const media = `/media/${p_audio.slice('s3://'.length)}`;
    expect((await app.get(media, buyer)).statusCode).toBe(200);
    const files = await query('SELECT FROM media WHERE guide_id = $1', guideId);
    expect(files).toHaveLength(4);
  });

  it('may use files of the original, and of no other guide', async () => {
    const [one, other] = [await approved(), await approved()];
    await transfer(one.id);
    await transfer(other.id);
    const source = (await rowOf(one.id)).original_guide_id;
    const made = (await as(creator).post(`/api/guides/${source}/copy`)).json<PendingGuide>();
    const save = async (pg_image: string) =>
      (await as(creator).send('PUT', `/api/pending_guides/${made.pg_id}`, { pg_image })).statusCode;
    const ofGuide = (id: number, uri: string) =>
      `s3://laneway-production/${id}/${uri.split('/').at(-1)}`;
    expect(await save(ofGuide(one.id, one.inGuide))).toBe(200);
    expect(await save(ofGuide(other.id, other.inGuide))).toBe(422);
  });

  it('leaves out places that are off sale', async () => {
    const { id } = await approved();
    await transfer(id);
    const { original_guide_id: source } = await rowOf(id);
    const [first] = await query('SELECT id FROM places WHERE guide_id = $1 ORDER BY id', source);
    await as(creator).post(`/api/places/${first.id}/withdraw`);
    const made = (await as(creator).post(`/api/guides/${source}/copy`)).json<PendingGuide>();
    expect(titles(made)).toEqual(['Place 2']);
  });
});

describe('a new draft of a rejected guide', () => {
  it('has its content and its title, and is reviewed as a guide of its own', async () => {
    const id = await rejected();
    const made = await copied(id, { mode: 'new_draft' });
    expect(made).toMatchObject({ pg_title: COMPLETE.pg_title, original_g_id: null });
    expect(titles(made)).toEqual(['Bridge']);
    await publish(made.pg_id);
  });

  it('of a revision is the next revision, which removes what the rejected one removed', async () => {
    const { id } = await approved();
    await transfer(id);
    const { original_guide_id: guideId } = await rowOf(id);
    const revision = await as(creator).draft({ source_published_guide_id: guideId });
    const [first, second] = (await as(creator).guide(revision)).pending_places ?? [];
    await as(creator).send('DELETE', `/api/pending_places/${second?.pp_id}`);
    await as(creator).change(revision, 'submitted');
    await as(admin).reject(revision, { comment: 'No.' });

    const made = await copied(revision, { mode: 'new_draft' });
    expect(made.original_g_id).toBe(guideId);
    expect(made.pending_places).toMatchObject([{ pp_original_p_id: first?.pp_original_p_id }]);
    const again = await copy(revision, { mode: 'new_draft' });
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toBe('Another draft of this guide is already open.');

    expect(await publish(made.pg_id)).toBe(guideId);
    const live = await query(
      `SELECT id FROM places WHERE guide_id = $1 AND listing = 'live'`,
      guideId,
    );
    expect(live).toEqual([{ id: first?.pp_original_p_id }]);
  });

  it('is made once when several ask at the same time', async () => {
    const { id } = await approved();
    await transfer(id);
    const { original_guide_id: guideId } = await rowOf(id);
    const revision = await as(creator).draft({ source_published_guide_id: guideId });
    await as(creator).change(revision, 'submitted');
    await as(admin).reject(revision, { comment: 'No.' });
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => copy(revision, { mode: 'new_draft' })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 409, 409, 409]);
  });

  it('is refused for a guide that wasn’t rejected', async () => {
    const reply = await copy(await as(creator).draft(), { mode: 'new_draft' });
    expect(reply.statusCode).toBe(409);
  });
});

describe('copying', () => {
  it('is for the author alone', async () => {
    const id = await as(creator).draft();
    const stranger = await createPerson(app.db, 'creator');
    expect((await copy(id, undefined, stranger)).statusCode).toBe(403);
    expect((await copy(id, undefined, admin)).statusCode).toBe(403);
    expect((await copy(id, undefined, await createPerson(app.db))).statusCode).toBe(403);
    expect(
      (await app.send({ method: 'POST', url: `/api/pending_guides/${id}/copy` })).statusCode,
    ).toBe(401);
    const { id: approvedId } = await approved();
    await transfer(approvedId);
    const { original_guide_id: guideId } = await rowOf(approvedId);
    expect((await as(admin).post(`/api/guides/${guideId}/copy`)).statusCode).toBe(403);
    expect((await as(stranger).post(`/api/guides/${guideId}/copy`)).statusCode).toBe(403);
  });

  it('refuses what doesn’t exist or was deleted, and unknown modes', async () => {
    const id = await as(creator).draft();
    await as(creator).send('DELETE', `/api/pending_guides/${id}`);
    expect((await copy(id)).statusCode).toBe(404);
    expect((await as(creator).post('/api/guides/2000000000/copy')).statusCode).toBe(404);
    expect((await copy(await as(creator).draft(), { mode: 'all' })).statusCode).toBe(422);
  });

  it('repeated with its key makes one copy', async () => {
    const id = await as(creator).draft();
    const headers = { 'idempotency-key': 'b8a4c7d2-0d0f-4f57-9c9e-1f3b7a2c5d11' };
    const ask = async () =>
      (
        await as(creator).send('POST', `/api/pending_guides/${id}/copy`, undefined, headers)
      ).json<PendingGuide>().pg_id;
    expect(await ask()).toBe(await ask());
  });

  it('copies the largest guide with one statement for its places', async () => {
    const id = await as(creator).draft();
    await query(
      `INSERT INTO pending_places (pending_guide_id, title, position)
       SELECT $1, 'Place ' || n, 200 - n FROM generate_series(1, 200) n`,
      id,
    );
    const made = await copied(id);
    expect(made.pending_places).toHaveLength(200);
    expect(titles(made)[0]).toBe('Place 200');
  });

  it('is limited', () => {
    expect(RATE_LIMITS.guide_copies_of_person).toMatchObject({ per: 'person', max: 30 });
  });
});
