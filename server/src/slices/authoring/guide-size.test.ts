import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { LIMITS } from '@laneway/contract/limits';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { countPoints, sizeOfContent } from '@laneway/domain/guides/guide-size';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTransfers } from '../../testing/transfers.ts';
import { measurePublishedGuide } from '../catalogue/public/guide-size.ts';
import { measurePendingGuide } from './guide-store.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const me = workAs(app, creator);

const path = (points: number) => '(-37.81,144.96),'.repeat(points);
const addPlace = (guideId: number, body: object) =>
  me.post(`/api/pending_guides/${guideId}/places/`, body);
const sizeOf = (id: number) => measurePendingGuide(db, id);
const TOO_MANY_POINTS = /^A guide can have up to 20,000 points on its maps\. This guide comes to /;
const TOO_MANY_BYTES = /^A guide can hold up to 2\.00 MB of text and map shapes\. /;

/** Inserts places without the API, as guides from before the limits have them. */
async function putLargePlaces(guideId: number, places: number): Promise<void> {
  await db.pool.query(
    `INSERT INTO pending_places (pending_guide_id, title, location, path)
     SELECT $1, 'Large ' || n, point(144.9, -37.8), $2 FROM generate_series(1, $3) n`,
    [guideId, path(11_000), places],
  );
}

describe('the points of a guide', () => {
  it('are limited when a guide is created, and nothing is stored of one that is refused', async () => {
    const before = await db.pool.query('SELECT count(*) FROM pending_guides');
    const short = '(1,2)'.repeat(20_001);
    const refused = await me.post('/api/pending_guides/', { pg_boundary: short });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(TOO_MANY_POINTS),
    });
    expect((await db.pool.query('SELECT count(*) FROM pending_guides')).rows).toEqual(before.rows);
  });

  it('are limited over the guide and all of its places', async () => {
    const id = await me.draft({ pg_path: path(8_000), pg_boundary: path(4_000) });
    expect((await addPlace(id, { pp_path: path(8_000) })).statusCode).toBe(201);
    const refused = await addPlace(id, { pp_marker: '(1,2)' });
    expect(refused.json().detail).toBe(
      'A guide can have up to 20,000 points on its maps. This guide comes to 20,001. Simplify or delete a path or boundary, then save again.',
    );
    expect((await me.guide(id)).pending_places).toHaveLength(1);
  });

  it('are limited when a place or the guide is changed, which then stays as it was', async () => {
    const id = await me.draft({ pg_path: path(10_000) });
    const place = await me.addPlace(id, { pp_path: path(10_000) });
    const overPlace = await me.send('PUT', `/api/pending_places/${place}`, {
      pp_boundary: '(1,2),(3,4),(5,6)',
    });
    expect(overPlace.json().detail).toMatch(TOO_MANY_POINTS);
    const overGuide = await me.send('PUT', `/api/pending_guides/${id}`, {
      pg_boundary: '(1,2),(3,4),(5,6)',
    });
    expect(overGuide.json().detail).toMatch(TOO_MANY_POINTS);
    expect(await sizeOf(id)).toMatchObject({ points: 20_000, places: 1 });
    expect((await me.guide(id)).pg_version).toBe(1);
  });

  it('can’t exceed the limit by places that are added at once', async () => {
    const id = await me.draft({});
    const body = { pp_path: path(6_000) };
    const replies = await Promise.all(Array.from({ length: 6 }, () => addPlace(id, body)));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await sizeOf(id)).toMatchObject({ points: 18_000, places: 3 });
  });
});

it('the bytes of a guide are limited over all of its texts', async () => {
  const id = await me.draft({});
  const pp_description = '東'.repeat(LIMITS.description);
  const statuses: number[] = [];
  for (let n = 0; n < 36; n += 1) {
    const reply = await addPlace(id, { pp_description });
    statuses.push(reply.statusCode);
    if (reply.statusCode !== 201) expect(reply.json().detail).toMatch(TOO_MANY_BYTES);
  }
  // 34 texts of 60,000 bytes are below 2 MB, and 35 are above.
  expect(statuses).toEqual([...Array(34).fill(201), 409, 409]);
});

describe('a guide that exceeded the limits before there were any', () => {
  it('can be read, changed and made smaller, but not larger', async () => {
    const id = await me.draft({ pg_title: 'Long ago' });
    await putLargePlaces(id, 3);
    const { pending_places: places = [] } = await me.guide(id);
    const [first] = places as PendingPlace[];
    const put = (body: object) => me.send('PUT', `/api/pending_places/${first?.pp_id}`, body);
    expect((await put({ pp_image_alt: null })).statusCode).toBe(200);
    expect((await put({ pp_path: path(11_001) })).statusCode).toBe(409);
    expect((await put({ pp_path: path(10_000) })).statusCode).toBe(200);
    expect(await sizeOf(id)).toMatchObject({ points: 32_000 });
    const order = places.map(({ pp_id }) => pp_id).toReversed();
    const ordered = await me.send('PUT', `/api/pending_guides/${id}/place_order`, {
      pp_ids: order,
    });
    expect(ordered.statusCode).toBe(200);
  });

  it('can be saved with its present path, or a shorter one', async () => {
    const pieces = (count: number) =>
      Array(count).fill('(-37.81,144.96),(-37.82,144.97)').join(';');
    const before = pieces(600);
    const id = await me.draft({ pg_title: 'Long ago' });
    await db.pool.query('UPDATE pending_guides SET path = $2 WHERE id = $1', [id, before]);
    const put = async (body: object) =>
      (await me.send('PUT', `/api/pending_guides/${id}`, body)).statusCode;
    expect(await put({ pg_title: 'Today', pg_path: before })).toBe(200);
    expect(await put({ pg_path: pieces(601) })).toBe(422);
    expect(await put({ pg_path: pieces(550) })).toBe(200);
    expect(await put({ pg_path: before })).toBe(422);
    expect(await me.guide(id)).toMatchObject({ pg_title: 'Today', pg_path: pieces(550) });

    const guideId = await createGuide(db, { authorId: creator.id });
    await db.pool.query('UPDATE guides SET path = $2 WHERE id = $1', [guideId, before]);
    const draft = { source_published_guide_id: guideId, pg_path: before };
    expect((await me.post('/api/pending_guides/', draft)).statusCode).toBe(201);
  });

  it('can’t be submitted until it is small enough', async () => {
    const id = await me.draft(COMPLETE);
    await putLargePlaces(id, 2);
    const refused = await me.change(id, 'submitted');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toMatch(TOO_MANY_POINTS);
    const [large] = (await me.guide(id)).pending_places as PendingPlace[];
    await me.send('DELETE', `/api/pending_places/${large?.pp_id}`);
    expect((await me.change(id, 'submitted')).statusCode).toBe(200);
  });

  it('can be edited once it is published, if the draft doesn’t make it larger', async () => {
    const guideId = await createGuide(db, { authorId: creator.id });
    await db.pool.query('UPDATE places SET path = $2 WHERE guide_id = $1', [guideId, path(11_000)]);
    const source = { source_published_guide_id: guideId };
    const larger = await me.post('/api/pending_guides/', { ...source, pg_path: path(10) });
    expect(larger.statusCode).toBe(409);
    const started = await me.post('/api/pending_guides/', { ...source, pg_title: 'B guide' });
    expect(started.statusCode).toBe(201);
    const { pg_id, pending_places } = started.json<PendingGuide>();
    expect(pending_places).toHaveLength(2);
    await me.send('PUT', `/api/pending_guides/${pg_id}`, { pg_title: 'A guide' });
    expect((await me.change(pg_id, 'submitted')).statusCode).toBe(200);
  });
});

describe('a guide that is published', () => {
  it('is checked again during the transfer', async () => {
    const { approved, rowOf, transfer } = await createTransfers(app);
    const { id } = await approved();
    await putLargePlaces(id, 2);
    await transfer(id);
    expect(await rowOf(id)).toMatchObject({
      status: 'approved',
      transfer_state: 'failed',
      transfer_failure: expect.stringMatching(TOO_MANY_POINTS),
    });
  });

  it('can’t exceed the limits by places that are put back', async () => {
    const guideId = await createGuide(db, { authorId: creator.id });
    const { rows } = await db.pool.query<{ id: number }>(
      'UPDATE places SET path = $2 WHERE guide_id = $1 RETURNING id',
      [guideId, path(11_000)],
    );
    const [placeId] = rows.map(({ id }) => id);
    expect((await me.post(`/api/places/${placeId}/withdraw`)).statusCode).toBe(200);
    const refused = await me.post(`/api/places/${placeId}/republish`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toMatch(TOO_MANY_POINTS);
    expect(await measurePublishedGuide(db, guideId)).toMatchObject({ places: 1, points: 11_005 });
  });
});

describe('the database', () => {
  it('counts points as the domain does', async () => {
    const bits = ['(', ')', '1,2', ';', '|red', ' ', '{"lat":1}', '東🎉', '\n'];
    const text = fc.array(fc.constantFrom(...bits), { maxLength: 30 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
        const { rows } = await db.pool.query<{ points: number[] }>(
          'SELECT array_agg(shape_points(t) ORDER BY n) AS points FROM unnest($1::text[]) WITH ORDINALITY AS x (t, n)',
          [texts],
        );
        expect(rows[0]?.points).toEqual(texts.map(countPoints));
      }),
      { numRuns: 30 },
    );
  });

  it('measures a guide and its places as the domain does', async () => {
    const guide = { ...EMPTY_GUIDE, title: 'Café 🎉', path: '(1,2),(3,4)', walk: null };
    const place = { ...EMPTY_PLACE, description: 'Über', marker: '(1,2);3,4', image: 's3://b/k' };
    const id = await me.draft({ pg_title: guide.title, pg_path: guide.path });
    await db.pool.query(
      'INSERT INTO pending_places (pending_guide_id, description, marker, image_uri) VALUES ($1, $2, $3, $4)',
      [id, place.description, place.marker, place.image],
    );
    const [ofGuide, ofPlace] = [sizeOfContent(guide), sizeOfContent(place)];
    expect(await sizeOf(id)).toEqual({
      places: 1,
      points: ofGuide.points + ofPlace.points,
      bytes: ofGuide.bytes + ofPlace.bytes,
    });
  });

  /** Columns that creators don't write. */
  const OTHERS = [
    ...['listing', 'status', 'transfer_state', 'transfer_failure', 'admin_comment'],
    'image_stand_in',
  ];
  async function fillTexts(table: string, condition: string): Promise<number> {
    const { rows } = await db.pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 AND data_type = 'text' AND is_generated = 'NEVER'
          AND column_name <> ALL ($2)`,
      [table, OTHERS],
    );
    const assignments = rows.map(({ name }) => `${name} = 'xyz'`).join(', ');
    await db.pool.query(`UPDATE ${table} SET ${assignments} WHERE ${condition}`);
    return rows.length * 'xyz'.length;
  }

  it('counts every text of a guide and place, also one that is added later', async () => {
    const id = await me.draft({});
    await me.addPlace(id);
    const pending =
      (await fillTexts('pending_guides', `id = ${id}`)) +
      (await fillTexts('pending_places', `pending_guide_id = ${id}`));
    expect((await sizeOf(id)).bytes).toBe(pending);

    const guideId = await createGuide(db, { authorId: creator.id });
    const published =
      (await fillTexts('guides', `id = ${guideId}`)) +
      2 * (await fillTexts('places', `guide_id = ${guideId}`));
    expect((await measurePublishedGuide(db, guideId)).bytes).toBe(published);
  });
});
