import { describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator', 'Isla');
const admin = await createPerson(db, 'admin', 'Maeve');

const published = () => createGuide(db, { authorId: creator.id, title: 'City of Trams' });
const placesOf = async (guideId: number, person: TestPerson = creator) =>
  (await app.get(`/api/places?guide_id=${guideId}`, person)).json().places;
const list = (person: TestPerson, what: string, act: string, body?: object) =>
  as(person).post(`/api/${what}/${act}`, body);
const withdraw = (person: TestPerson, what: string, body?: object) =>
  list(person, what, 'withdraw', body);
const republish = (person: TestPerson, what: string, body?: object) =>
  list(person, what, 'republish', body);
const emailOf = async ({ id }: TestPerson) =>
  (await db.pool.query('SELECT email::text FROM users WHERE id = $1', [id])).rows[0].email;

describe('withdrawing and republishing a guide', () => {
  it('takes it off sale and puts it back; its owners keep it', async () => {
    const id = await published();
    const owner = await createPerson(db);
    await own(db, owner.id, id);
    const reply = await withdraw(creator, `guides/${id}`, { comment: 'A break' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ g_id: id, g_active: false });
    expect((await app.get(`/api/guides/${id}`)).statusCode).toBe(404);
    expect((await app.get(`/api/guides/${id}`, owner)).json()).toMatchObject({
      g_access: 'inside',
    });
    expect((await republish(creator, `guides/${id}`)).json()).toMatchObject({ g_active: true });
    expect((await app.get(`/api/guides/${id}`)).statusCode).toBe(200);
  });

  it('by its creator notifies the admins, once', async () => {
    const id = await published();
    await withdraw(creator, `guides/${id}`);
    await withdraw(creator, `guides/${id}`);
    const told = (await as(admin).notices()).filter(
      ({ title }) => title === 'Isla took “City of Trams” off sale',
    );
    expect(told).toHaveLength(2 - 1 + (await earlier()));
    expect((await as(creator).notices()).map(({ kind }) => kind)).not.toContain('guide_withdrawn');
  });

  it('by an admin notifies the author with the reason, in the app and by email', async () => {
    const author = await createPerson(db, 'creator');
    const id = await createGuide(db, { authorId: author.id, title: 'Risky' });
    await withdraw(admin, `guides/${id}`, { comment: 'It leads across a railway.' });
    expect((await as(author).notices())[0]).toMatchObject({
      kind: 'guide_withdrawn',
      title: 'We took “Risky” off sale',
      body: 'It leads across a railway.',
    });
    const [mail] = await mailsTo(app, await emailOf(author));
    expect(mail?.subject).toBe('We took “Risky” off sale');
    expect(mail?.text_body).toContain('> It leads across a railway.');
    await republish(admin, `guides/${id}`);
    expect((await as(author).notices())[0]?.title).toBe('“Risky” is back on sale');
  });

  it('is only for admins if an admin withdrew it', async () => {
    const id = await published();
    await withdraw(admin, `guides/${id}`);
    const reply = await republish(creator, `guides/${id}`);
    expect([reply.statusCode, reply.json().detail]).toEqual([
      403,
      'Admin access required for this action.',
    ]);
    expect((await republish(admin, `guides/${id}`)).statusCode).toBe(200);
    await withdraw(creator, `guides/${id}`);
    expect((await republish(creator, `guides/${id}`)).statusCode).toBe(200);
  });

  it('is in the history of its drafts', async () => {
    const id = await published();
    const draft = await as(creator).draft({ source_published_guide_id: id });
    await withdraw(admin, `guides/${id}`, { comment: 'Why' });
    const history = (await as(creator).get(`/api/pending_guides/${draft}/history`)).json().items;
    expect(history[0]).toMatchObject({
      act: 'guide_withdrawn',
      source: 'admin_review',
      actor_name: 'Maeve',
      comment: 'Why',
    });
  });

  it('has one effect when twenty people do it at once', async () => {
    const id = await published();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => withdraw(n % 2 === 0 ? creator : admin, `guides/${id}`)),
    );
    expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const { rowCount } = await db.pool.query(
      `SELECT FROM content_history WHERE guide_id = $1 AND act = 'guide_withdrawn'`,
      [id],
    );
    expect(rowCount).toBe(1);
  });
});

/** The number of withdrawals by the creator in earlier tests, each with a notification of the same title. */
async function earlier(): Promise<number> {
  const { rowCount } = await db.pool.query(
    `SELECT FROM content_history WHERE act = 'guide_withdrawn' AND actor_id = $1`,
    [creator.id],
  );
  return (rowCount ?? 0) - 1;
}

describe('withdrawing and republishing a place', () => {
  it('hides it from visitors and owners, and from the count of places', async () => {
    const id = await published();
    const owner = await createPerson(db);
    await own(db, owner.id, id);
    const [first, second] = await placesOf(id);
    const reply = await withdraw(creator, `places/${first.p_id}`);
    expect(reply.json()).toMatchObject({ p_id: first.p_id, p_active: false });
    expect(await placesOf(id, owner)).toMatchObject([{ p_id: second.p_id }]);
    for (const person of [creator, admin]) {
      expect(await placesOf(id, person)).toMatchObject([
        { p_id: first.p_id, p_active: false },
        { p_id: second.p_id, p_active: true },
      ]);
    }
    expect((await app.get(`/api/guides/${id}`, owner)).json()).toMatchObject({
      g_place_count: 1,
      g_bounds: [-37.8, 144.92, -37.8, 144.92],
    });
    expect((await republish(creator, `places/${first.p_id}`)).json()).toMatchObject({
      p_active: true,
    });
    expect((await app.get(`/api/guides/${id}`, owner)).json()).toMatchObject({
      g_place_count: 2,
      g_bounds: [-37.8, 144.91, -37.8, 144.92],
    });
  });

  it('works for the oldest place, even if hundreds were withdrawn since', async () => {
    const id = await published();
    const [oldest] = await placesOf(id);
    await db.pool.query(
      `INSERT INTO places (guide_id, title, description, listing)
       SELECT $1, 'Old ' || n, 'Words', 'withdrawn' FROM generate_series(1, 250) n`,
      [id],
    );
    const place = `places/${oldest.p_id}`;
    const withdrawn = await withdraw(creator, place);
    expect([withdrawn.statusCode, withdrawn.json().p_active]).toEqual([200, false]);
    expect((await as(creator).get(`/api/guides/${id}/listing`)).json().places).toHaveLength(200);
    const republished = await republish(creator, place);
    expect([republished.statusCode, republished.json().p_active]).toEqual([200, true]);
  });

  it('notifies the creator of what an admin removed', async () => {
    const author = await createPerson(db, 'creator');
    const id = await createGuide(db, { authorId: author.id, title: 'Risky' });
    const [place] = await placesOf(id, author);
    await withdraw(admin, `places/${place.p_id}`, { comment: 'Fenced off' });
    expect((await as(author).notices())[0]).toMatchObject({
      title: 'We removed “Place 1” from “Risky”',
      body: 'Fenced off',
    });
    const refused = await republish(author, `places/${place.p_id}`);
    expect(refused.statusCode).toBe(403);
  });
});

describe('a withdrawn guide or place', () => {
  const listing = async (id: number, person: TestPerson) =>
    (await app.get(`/api/guides/${id}/listing`, person)).json();

  it('shows its author and admins who withdrew it and why', async () => {
    const id = await published();
    const [first, second] = await placesOf(id);
    expect(await listing(id, creator)).toEqual({ g_id: id, withdrawn: null, places: [] });
    await withdraw(admin, `guides/${id}`, { comment: 'It leads across a railway.' });
    await withdraw(creator, `places/${first.p_id}`);
    await withdraw(admin, `places/${second.p_id}`, { comment: 'Fenced off' });
    for (const person of [creator, admin]) {
      expect(await listing(id, person)).toEqual({
        g_id: id,
        withdrawn: { by: 'admin', comment: 'It leads across a railway.' },
        places: [
          { p_id: first.p_id, by: 'owner', comment: null },
          { p_id: second.p_id, by: 'admin', comment: 'Fenced off' },
        ],
      });
    }
    await republish(admin, `guides/${id}`);
    expect(await listing(id, creator)).toMatchObject({ withdrawn: null });
  });

  it('forgets the reason of an earlier withdrawal', async () => {
    const id = await published();
    await withdraw(admin, `guides/${id}`, { comment: 'Why' });
    await republish(admin, `guides/${id}`);
    await withdraw(creator, `guides/${id}`);
    expect(await listing(id, creator)).toMatchObject({ withdrawn: { by: 'owner', comment: null } });
  });

  it('has no comment for a place that a revision left out', async () => {
    const id = await published();
    const [first] = await placesOf(id);
    await withdraw(creator, `places/${first.p_id}`, { comment: 'Closed on Mondays' });
    await republish(creator, `places/${first.p_id}`);
    await db.pool.query(`UPDATE places SET listing = 'withdrawn' WHERE id = $1`, [first.p_id]);
    expect(await listing(id, creator)).toMatchObject({
      places: [{ p_id: first.p_id, by: 'owner', comment: null }],
    });
  });

  it('shows that to nobody else', async () => {
    const id = await published();
    const owner = await createPerson(db);
    await own(db, owner.id, id);
    const status = async (person?: TestPerson) =>
      (await app.get(`/api/guides/${id}/listing`, person)).statusCode;
    expect(await status()).toBe(401);
    expect(await status(owner)).toBe(403);
    expect(await status(await createPerson(db, 'creator'))).toBe(403);
    expect((await app.get('/api/guides/999999/listing', admin)).statusCode).toBe(404);
  });
});

describe('everyone else', () => {
  it('is refused to withdraw or republish', async () => {
    const id = await published();
    const [place] = await placesOf(id);
    for (const what of [`guides/${id}`, `places/${place.p_id}`]) {
      for (const act of ['withdraw', 'republish']) {
        expect((await app.send({ method: 'POST', url: `/api/${what}/${act}` })).statusCode).toBe(
          401,
        );
        expect((await list(await createPerson(db), what, act)).statusCode).toBe(403);
        const stranger = await list(await createPerson(db, 'creator'), what, act);
        expect([stranger.statusCode, stranger.json().detail]).toEqual([
          403,
          'Access denied: User does not own this content and admin override not allowed',
        ]);
      }
    }
    expect((await app.get(`/api/guides/${id}`)).statusCode).toBe(200);
  });

  it.each(['guides', 'places', 'pending_places'])(
    'gets not found for %s that don’t exist',
    async (table) => {
      for (const act of ['withdraw', 'republish']) {
        expect((await list(admin, `${table}/999999`, act)).statusCode).toBe(404);
        expect((await list(admin, `${table}/abc`, act)).statusCode).toBe(422);
        expect((await list(admin, `${table}/1`, act, { comment: 7 })).statusCode).toBe(422);
      }
    },
  );
});

describe('a place of a draft', () => {
  it('is withdrawn and restored by those who may edit it', async () => {
    const id = await as(creator).draft();
    const place = await as(creator).addPlace(id, { pp_title: 'Maybe' });
    const url = `pending_places/${place}`;
    expect((await withdraw(creator, url)).json()).toMatchObject({
      pp_pending_status: 'withdrawn',
      pp_title: 'Maybe',
    });
    const { pp_version } = (await withdraw(creator, url)).json();
    expect(pp_version).toBe(2);
    expect((await withdraw(await createPerson(db, 'creator'), url)).statusCode).toBe(403);
    expect((await republish(creator, url)).json()).toMatchObject({ pp_pending_status: 'draft' });
    const history = (await as(creator).get(`/api/pending_guides/${id}/history`)).json().items;
    expect(history.slice(0, 2).map(({ act }: { act: string }) => act)).toEqual([
      'place_republished',
      'place_withdrawn',
    ]);
  });

  it('stays as it is while its guide is under review', async () => {
    const id = await as(creator).draft();
    const place = await as(creator).addPlace(id);
    await as(creator).change(id, 'submitted');
    expect((await withdraw(creator, `pending_places/${place}`)).statusCode).toBe(409);
    expect((await withdraw(admin, `pending_places/${place}`)).statusCode).toBe(409);
  });
});
