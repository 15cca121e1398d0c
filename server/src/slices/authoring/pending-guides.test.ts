import type { PendingGuide } from '@laneway/contract/authoring';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const as = (person: TestPerson) => openBrowser(app, person);
const create = async (person: TestPerson, body: object = {}) =>
  (await as(person).post('/api/pending_guides/', body)).json<PendingGuide>();
const save = (person: TestPerson, id: number, body: object) =>
  as(person).send('PUT', `/api/pending_guides/${id}`, body);
const read = async (person: TestPerson, id: number) =>
  (await as(person).get(`/api/pending_guides/${id}?include_places=true`)).json<PendingGuide>();
const setStatus = (id: number, status: string) =>
  db.pool.query('UPDATE pending_guides SET status = $2 WHERE id = $1', [id, status]);

describe('POST /api/pending_guides/', () => {
  it('creates a draft by the person who is logged in, with placeholders for missing fields', async () => {
    const creator = await createPerson(db, 'creator', 'Isla');
    const reply = await as(creator).post('/api/pending_guides/', {
      pg_title: ' Lanes at dusk ',
      pg_author_id: 1,
      pg_pending_status: 'published',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      pg_title: 'Lanes at dusk',
      pg_description: 'Not yet provided',
      pg_image: 'Not yet provided',
      pg_audio: 'Not yet provided',
      pg_location: '99999,99999',
      pg_price: 4.99,
      pg_is_public: false,
      pg_pending_status: 'draft',
      pg_author_id: creator.id,
      pg_author_name: 'Isla',
      original_g_id: null,
      pg_version: 1,
      pending_places: [],
    });
  });

  it.each(['Not yet provided', '', '   ', null])('reads %j as absent', async (nothing) => {
    const guide = await create(await createPerson(db, 'creator'), {
      pg_title: nothing,
      pg_image: nothing,
      pg_location: '0,0',
    });
    expect(guide).toMatchObject({ pg_title: 'Not yet provided', pg_image: 'Not yet provided' });
    const { rows } = await db.pool.query(
      'SELECT title, image_uri, location FROM pending_guides WHERE id = $1',
      [guide.pg_id],
    );
    expect(rows).toEqual([{ title: null, image_uri: null, location: null }]);
  });

  it.each([
    [{ pg_price: 0.5 }, 'pg_price'],
    [{ pg_price: -1 }, 'pg_price'],
    [{ pg_price: 4.999 }, 'pg_price'],
    [{ pg_location: 'over there' }, 'pg_location'],
    [{ pg_location: '91,0' }, 'pg_location'],
    [{ pg_image: 'cover.jpg' }, 'pg_image'],
    [{ pg_video: 'javascript:alert(1)' }, 'pg_video'],
    [{ pg_title: 'x'.repeat(201) }, 'pg_title'],
    [{ pg_duration_minutes: 0 }, 'pg_duration_minutes'],
    [{ pg_language: 'xx' }, 'pg_language'],
    [{ pg_language: 'DE' }, 'pg_language'],
    [{ pg_language: 'de-AT' }, 'pg_language'],
  ])('refuses %j and stores nothing', async (body, field) => {
    const creator = await createPerson(db, 'creator');
    const reply = await as(creator).post('/api/pending_guides/', body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty(field);
    expect((await as(creator).get('/api/user/authored_guides')).json()).toEqual([]);
  });

  it('sets the language to English if none is sent, and again when a save clears it', async () => {
    const creator = await createPerson(db, 'creator');
    expect((await create(creator, {})).pg_language).toBe('en');
    const guide = await create(creator, { pg_language: 'yue' });
    expect(guide.pg_language).toBe('yue');
    const put = async (body: object) =>
      (await as(creator).send('PUT', `/api/pending_guides/${guide.pg_id}`, body)).json();
    expect((await put({ pg_title: 'Still' })).pg_language).toBe('yue');
    expect((await put({ pg_language: null })).pg_language).toBe('en');
  });

  it('makes a public guide free', async () => {
    const guide = await create(await createPerson(db, 'creator'), {
      pg_is_public: true,
      pg_price: 9,
    });
    expect(guide).toMatchObject({ pg_is_public: true, pg_price: 0 });
  });

  it('accepts images of one’s own and on the web, but no one else’s and no other files', async () => {
    const [creator, other] = [await createPerson(db, 'creator'), await createPerson(db, 'creator')];
    await storeMedia(db, app.deps.blobs, { key: 'mine', uploaderId: creator.id });
    await storeMedia(db, app.deps.blobs, { key: 'theirs', uploaderId: other.id });
    await storeMedia(db, app.deps.blobs, {
      key: 'song',
      uploaderId: creator.id,
      mime: 'audio/mpeg',
    });
    const tried = async (pg_image: string) =>
      (await as(creator).post('/api/pending_guides/', { pg_image })).json().errors?.pg_image ??
      'taken';
    expect(await tried('s3://laneway-quarantine/mine')).toBe('taken');
    expect(await tried('https://images.example/a.jpg')).toBe('taken');
    expect(await tried('s3://laneway-quarantine/theirs')).toMatch(/can’t find it/);
    expect(await tried('s3://laneway-quarantine/nobodys')).toMatch(/can’t find it/);
    expect(await tried('s3://laneway-quarantine/song')).toBe('Choose an image');
  });

  it('is for creators and admins', async () => {
    const reply = await as(await createPerson(db)).post('/api/pending_guides/', {});
    expect(reply.statusCode).toBe(403);
    expect(reply.json().detail).toBe('Access denied: Requires creator role or higher');
  });
});

describe('PUT /api/pending_guides/{id}', () => {
  it('changes the fields that it names and no others', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator, {
      pg_title: 'One',
      pg_description: 'Words',
      pg_price: 7,
    });
    const saved = (await save(creator, pg_id, { pg_title: 'Two', pg_version: 1 })).json();
    expect(saved).toMatchObject({
      pg_title: 'Two',
      pg_description: 'Words',
      pg_price: 7,
      pg_version: 2,
    });
  });

  it('stores a path exactly as it was typed, even if it can’t be parsed', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    await save(creator, pg_id, { pg_path: '(-37.8,14' });
    expect((await read(creator, pg_id)).pg_path).toBe('(-37.8,14');
  });

  it('refuses a save over someone else’s change, and returns the current version', async () => {
    const [creator, admin] = [await createPerson(db, 'creator'), await createPerson(db, 'admin')];
    const { pg_id } = await create(creator, { pg_title: 'One' });
    await save(admin, pg_id, { pg_title: 'Theirs', pg_version: 1 });
    const reply = await save(creator, pg_id, { pg_title: 'Mine', pg_version: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'stale_version',
      current: { pg_title: 'Theirs', pg_version: 2 },
    });
    expect((await read(creator, pg_id)).pg_title).toBe('Theirs');
  });

  it('accepts only one of several simultaneous saves of the same version', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((pg_title) => save(creator, pg_id, { pg_title, pg_version: 1 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it.each(['submitted', 'approved', 'rejected', 'published'])(
    'is refused while the guide is %s, even to an admin',
    async (status) => {
      const creator = await createPerson(db, 'creator');
      const { pg_id } = await create(creator, { pg_title: 'Fixed' });
      await setStatus(pg_id, status);
      for (const person of [creator, await createPerson(db, 'admin')])
        expect((await save(person, pg_id, { pg_title: 'Changed' })).statusCode).toBe(409);
      expect((await read(creator, pg_id)).pg_title).toBe('Fixed');
    },
  );

  it('is refused to other creators, who can’t read it either', async () => {
    const { pg_id } = await create(await createPerson(db, 'creator'), { pg_title: 'Secret' });
    const other = await createPerson(db, 'creator');
    const replies = [
      await save(other, pg_id, { pg_title: 'Taken' }),
      await as(other).get(`/api/pending_guides/${pg_id}`),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(403);
      expect(reply.body).not.toContain('Secret');
    }
  });

  it('by an admin notifies the author once for several edits, and someone’s saves in a row are one entry of the history', async () => {
    const [creator, admin] = [
      await createPerson(db, 'creator'),
      await createPerson(db, 'admin', 'Maeve'),
    ];
    const { pg_id } = await create(creator, { pg_title: 'Mine' });
    for (const pg_title of ['Better', 'Best']) await save(admin, pg_id, { pg_title });
    await save(creator, pg_id, { pg_title: 'Mine again' });
    const { items } = (await as(creator).get('/api/notices')).json();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ kind: 'guide_edited', title: 'Maeve edited “Better”', pg_id });
    const { rows } = await db.pool.query(
      'SELECT act, actor_id FROM content_history WHERE pending_guide_id = $1 ORDER BY id',
      [pg_id],
    );
    expect(rows).toEqual([
      { act: 'created', actor_id: creator.id },
      { act: 'edited', actor_id: admin.id },
      { act: 'edited', actor_id: creator.id },
    ]);
  });

  it('is recorded again after ten minutes, and after anything else', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    const acts = async () => {
      const { rows } = await db.pool.query(
        'SELECT act FROM content_history WHERE pending_guide_id = $1 ORDER BY id',
        [pg_id],
      );
      return rows.map(({ act }) => act);
    };
    await db.pool.query(
      `INSERT INTO content_history (pending_guide_id, actor_id, source, act, happened_at)
       VALUES ($1, $2, 'user_action', 'edited', now() - interval '11 minutes')`,
      [pg_id, creator.id],
    );
    for (const pg_title of ['One', 'Two']) await save(creator, pg_id, { pg_title });
    expect(await acts()).toEqual(['created', 'edited', 'edited']);
    await db.pool.query(
      `INSERT INTO content_history (pending_guide_id, actor_id, source, act)
       VALUES ($1, $2, 'user_action', 'status_changed')`,
      [pg_id, creator.id],
    );
    await save(creator, pg_id, { pg_title: 'Three' });
    expect(await acts()).toEqual(['created', 'edited', 'edited', 'status_changed', 'edited']);
  });

  it('1,100 times leaves the submission in the history', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    await db.pool.query(
      `INSERT INTO content_history (pending_guide_id, actor_id, source, act, from_status, to_status)
       VALUES ($1, $2, 'user_action', 'status_changed', 'draft', 'submitted')`,
      [pg_id, creator.id],
    );
    await db.pool.query(
      `INSERT INTO content_history (pending_guide_id, actor_id, source, act)
       SELECT $1, $2, 'user_action', 'edited' FROM generate_series(1, 1100)`,
      [pg_id, creator.id],
    );
    const { items } = (await as(creator).get(`/api/pending_guides/${pg_id}/history`)).json();
    expect(items).toHaveLength(1_000);
    expect(items[999]).toMatchObject({ act: 'created' });
    expect(items[998]).toMatchObject({ act: 'status_changed', to_status: 'submitted' });
    expect(items[0]).toMatchObject({ act: 'edited' });
  });
});

describe('DELETE /api/pending_guides/{id}', () => {
  const remove = (person: TestPerson, id: number) =>
    as(person).send('DELETE', `/api/pending_guides/${id}`);

  it('removes a draft from every list', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    expect((await remove(creator, pg_id)).statusCode).toBe(204);
    expect((await as(creator).get(`/api/pending_guides/${pg_id}`)).statusCode).toBe(404);
    expect((await as(creator).get('/api/user/authored_guides')).json()).toEqual([]);
    expect((await remove(creator, pg_id)).statusCode).toBe(404);
  });

  it('is for the author of a rejected guide, which has no other way out', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    await setStatus(pg_id, 'rejected');
    expect((await remove(await createPerson(db, 'creator'), pg_id)).statusCode).toBe(403);
    expect((await remove(creator, pg_id)).statusCode).toBe(204);
  });

  it('is only for admins while the guide is under review', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_id } = await create(creator);
    await setStatus(pg_id, 'submitted');
    expect((await remove(creator, pg_id)).statusCode).toBe(409);
    expect((await remove(await createPerson(db, 'creator'), pg_id)).statusCode).toBe(403);
    expect((await remove(await createPerson(db, 'admin'), pg_id)).statusCode).toBe(204);
  });
});

describe('the comment of an admin', () => {
  it.each([
    ['needs_revision', 'Add a pin'],
    ['rejected', 'Add a pin'],
    ['draft', null],
    ['submitted', null],
  ])(
    'is shown to the author of a guide that is %s as %j, and to admins always',
    async (status, shown) => {
      const creator = await createPerson(db, 'creator');
      const { pg_id } = await create(creator);
      await db.pool.query(
        `UPDATE pending_guides SET status = $2, admin_comment = 'Add a pin' WHERE id = $1`,
        [pg_id, status],
      );
      expect((await read(creator, pg_id)).admin_comment).toBe(shown);
      expect((await read(await createPerson(db, 'admin'), pg_id)).admin_comment).toBe('Add a pin');
    },
  );
});
