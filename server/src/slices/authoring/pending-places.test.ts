import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const as = (person: TestPerson) => openBrowser(app, person);
const newGuide = async (person: TestPerson, body: object = {}) =>
  (await as(person).post('/api/pending_guides/', body)).json<PendingGuide>();
const add = (person: TestPerson, guideId: number, body: object = {}) =>
  as(person).post(`/api/pending_guides/${guideId}/places/`, body);
const placesOf = async (person: TestPerson, id: number) =>
  (await as(person).get(`/api/pending_guides/${id}?include_places=true`)).json<PendingGuide>()
    .pending_places ?? [];
const order = (person: TestPerson, id: number, body: object) =>
  as(person).send('PUT', `/api/pending_guides/${id}/place_order`, body);

async function guideWithPlaces(...titles: string[]) {
  const creator = await createPerson(db, 'creator');
  const { pg_id } = await newGuide(creator);
  const places: PendingPlace[] = [];
  for (const pp_title of titles) places.push((await add(creator, pg_id, { pp_title })).json());
  return { creator, pg_id, places, ids: places.map(({ pp_id }) => pp_id) };
}

describe('POST /api/pending_guides/{id}/places/', () => {
  it('adds a place in draft, with placeholders for what is missing', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await newGuide(creator);
    const reply = await add(creator, pg_id, {
      pp_location: '(-37.82,144.96)',
      pp_pending_status: 'published',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      pp_pg_id: pg_id,
      pp_title: 'Not yet provided',
      pp_location: '-37.82,144.96',
      pp_image: 'Not yet provided',
      pp_pending_status: 'draft',
      pp_original_p_id: null,
      pp_order: 0,
      pp_version: 1,
    });
  });

  it('accepts up to 200 places', async () => {
    const { creator, pg_id } = await guideWithPlaces();
    await db.pool.query(
      'INSERT INTO pending_places (pending_guide_id) SELECT $1 FROM generate_series(1, 199)',
      [pg_id],
    );
    expect((await add(creator, pg_id)).statusCode).toBe(201);
    const refused = await add(creator, pg_id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe(
      'A guide can have up to 200 places. Delete one before you add another.',
    );
  });

  it('restores a published place that was deleted from the draft, but none of another guide', async () => {
    const creator = await createPerson(db, 'creator');
    const [mine, other] = [
      await createGuide(db, { authorId: creator.id }),
      await createGuide(db, { authorId: creator.id }),
    ];
    const draft = await newGuide(creator, { source_published_guide_id: mine });
    const [first] = draft.pending_places ?? [];
    const again = { pp_original_p_id: first?.pp_original_p_id };
    expect((await add(creator, draft.pg_id, again)).statusCode).toBe(409);
    await as(creator).send('DELETE', `/api/pending_places/${first?.pp_id}`);
    expect((await add(creator, draft.pg_id, again)).statusCode).toBe(201);
    const { rows } = await db.pool.query<{ id: number }>(
      'SELECT id FROM places WHERE guide_id = $1',
      [other],
    );
    expect((await add(creator, draft.pg_id, { pp_original_p_id: rows[0]?.id })).statusCode).toBe(
      404,
    );
  });

  it('is refused on someone else’s draft and on one under review', async () => {
    const { creator, pg_id } = await guideWithPlaces('One');
    expect((await add(await createPerson(db, 'creator'), pg_id)).statusCode).toBe(403);
    await db.pool.query(`UPDATE pending_guides SET status = 'submitted' WHERE id = $1`, [pg_id]);
    expect((await add(creator, pg_id)).statusCode).toBe(409);
    expect(await placesOf(creator, pg_id)).toHaveLength(1);
  });
});

describe('PUT /api/pending_places/{id}', () => {
  const save = (person: TestPerson, id: number | undefined, body: object) =>
    as(person).send('PUT', `/api/pending_places/${id}`, body);

  it('changes the fields that it names, keeps marker texts as typed, and keeps the guide’s version', async () => {
    const { creator, pg_id, ids } = await guideWithPlaces('One');
    const saved = await save(creator, ids[0], {
      pp_description: 'Words',
      pp_marker: '(-37.8,144.9)|red',
      pp_version: 1,
    });
    expect(saved.json()).toMatchObject({
      pp_title: 'One',
      pp_description: 'Words',
      pp_marker: '(-37.8,144.9)|red',
      pp_version: 2,
    });
    expect((await as(creator).get(`/api/pending_guides/${pg_id}`)).json().pg_version).toBe(1);
  });

  it('refuses a save over someone else’s change, and returns the present row', async () => {
    const { creator, ids } = await guideWithPlaces('One');
    await save(await createPerson(db, 'admin'), ids[0], { pp_title: 'Theirs', pp_version: 1 });
    const reply = await save(creator, ids[0], { pp_title: 'Mine', pp_version: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'stale_version',
      current: { pp_title: 'Theirs', pp_version: 2 },
    });
  });

  it('refuses a place that doesn’t exist, someone else’s place and invalid fields', async () => {
    const { creator, ids } = await guideWithPlaces('One');
    expect((await save(creator, 2_000_000_000, {})).statusCode).toBe(404);
    expect(
      (await save(await createPerson(db, 'creator'), ids[0], { pp_title: 'x' })).statusCode,
    ).toBe(403);
    expect((await save(creator, ids[0], { pp_location: 'here' })).json().errors).toHaveProperty(
      'pp_location',
    );
  });
});

describe('the order of places', () => {
  it('is by id until someone reorders them, and then new ones come last', async () => {
    const { creator, pg_id, ids } = await guideWithPlaces('A', 'B', 'C');
    expect((await placesOf(creator, pg_id)).map(({ pp_id }) => pp_id)).toEqual(ids);
    const [a, b, c] = ids;
    const ordered = await order(creator, pg_id, { pp_ids: [c, a, b], pg_version: 1 });
    expect(ordered.json()).toMatchObject({ pg_version: 2 });
    const d = (await add(creator, pg_id, { pp_title: 'D' })).json<PendingPlace>();
    expect(d.pp_order).toBe(3);
    expect((await placesOf(creator, pg_id)).map(({ pp_title }) => pp_title)).toEqual([
      'C',
      'A',
      'B',
      'D',
    ]);
  });

  it.each([
    ['one missing', (ids: number[]) => ids.slice(1)],
    ['someone else’s', (ids: number[]) => [...ids.slice(1), 2_000_000_000]],
    ['one twice', (ids: number[]) => [ids[0], ...ids.slice(0, -1)]],
  ])('with %s is refused', async (_what, wrong) => {
    const { creator, pg_id, ids } = await guideWithPlaces('A', 'B');
    expect((await order(creator, pg_id, { pp_ids: wrong(ids) })).statusCode).toBe(422);
    expect((await placesOf(creator, pg_id)).map(({ pp_id }) => pp_id)).toEqual(ids);
  });

  it('over someone else’s change is refused, with the present guide', async () => {
    const { creator, pg_id, ids } = await guideWithPlaces('A', 'B');
    await as(creator).send('PUT', `/api/pending_guides/${pg_id}`, { pg_title: 'New' });
    const reply = await order(creator, pg_id, { pp_ids: ids.toReversed(), pg_version: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().current.pending_places).toHaveLength(2);
  });
});

describe('DELETE /api/pending_places/{id}', () => {
  it('removes a place from its draft', async () => {
    const { creator, pg_id, ids } = await guideWithPlaces('A', 'B');
    const remove = (person: TestPerson) =>
      as(person).send('DELETE', `/api/pending_places/${ids[0]}`);
    expect((await remove(await createPerson(db, 'creator'))).statusCode).toBe(403);
    expect((await remove(creator)).statusCode).toBe(204);
    expect(
      (await placesOf(creator, pg_id)).map(({ pp_title, pp_order }) => [pp_title, pp_order]),
    ).toEqual([['B', 0]]);
    expect((await remove(creator)).statusCode).toBe(404);
  });
});

describe('the number in the name of a place', () => {
  const numbersOf = async (person: TestPerson, id: number) =>
    (await placesOf(person, id)).map(({ pp_name_number }) => pp_name_number);

  it('is the next one of the guide, and stays when places are moved or edited', async () => {
    const { creator, pg_id, ids } = await guideWithPlaces('A', 'B', 'C');
    expect(await numbersOf(creator, pg_id)).toEqual([1, 2, 3]);
    await order(creator, pg_id, { pp_ids: ids.toReversed() });
    expect(await numbersOf(creator, pg_id)).toEqual([3, 2, 1]);
    const edit = { pp_title: null, pp_name_number: 9 };
    const edited = await as(creator).send('PUT', `/api/pending_places/${ids[0]}`, edit);
    expect(edited.json()).toMatchObject({ pp_title: 'Not yet provided', pp_name_number: 1 });
    await as(creator).send('DELETE', `/api/pending_places/${ids[1]}`);
    expect((await add(creator, pg_id)).json()).toMatchObject({ pp_name_number: 4 });
  });

  it('can be brought along, unless another place has it', async () => {
    const { creator, pg_id, ids } = await guideWithPlaces('A', 'B');
    await as(creator).send('DELETE', `/api/pending_places/${ids[0]}`);
    const restored = await add(creator, pg_id, { pp_name_number: 1 });
    expect(restored.json()).toMatchObject({ pp_name_number: 1 });
    const taken = await add(creator, pg_id, { pp_name_number: 2 });
    expect(taken.json()).toMatchObject({ pp_name_number: 3 });
    for (const pp_name_number of [0, -1, 1.5, 'two', 2 ** 40]) {
      expect((await add(creator, pg_id, { pp_name_number })).statusCode).toBe(422);
    }
  });

  it('differs even for places that are added at once', async () => {
    const { creator, pg_id } = await guideWithPlaces();
    await Promise.all(Array.from({ length: 8 }, () => add(creator, pg_id, { pp_name_number: 1 })));
    expect((await numbersOf(creator, pg_id)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
