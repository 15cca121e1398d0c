import { describe, expect, it } from 'vitest';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const as = (person: TestPerson) => workAs(app, person);
/** A draft with one place. */
async function draft(author: TestPerson, content: object = COMPLETE): Promise<number> {
  const id = await as(author).draft(content);
  await as(author).addPlace(id, { pp_title: 'Princes Bridge' });
  return id;
}
const change = (person: TestPerson, id: number, new_status: string, more: object = {}) =>
  as(person).change(id, new_status, more);
const statusOf = async (id: number) =>
  (await db.pool.query('SELECT status FROM pending_guides WHERE id = $1', [id])).rows[0]?.status;
const noticesOf = async (person: TestPerson) =>
  (await as(person).get('/api/notices')).json().items.map(({ title }: { title: string }) => title);

describe('POST /api/pending_guides/{id}/change_status', () => {
  it('submits a guide that is complete enough, and notifies its author and the admins', async () => {
    const [creator, admin] = [
      await createPerson(db, 'creator', 'Isla'),
      await createPerson(db, 'admin'),
    ];
    const id = await draft(creator);
    const reply = await change(creator, id, 'submitted', { pg_version: 1 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ pg_pending_status: 'submitted', pg_version: 2 });
    expect(await noticesOf(creator)).toEqual(['“The Upside-Down River” is in review']);
    expect(await noticesOf(admin)).toEqual(['“The Upside-Down River” is ready for review']);
    const history = (await as(creator).get(`/api/pending_guides/${id}/history`)).json().items;
    expect(history[0]).toMatchObject({
      act: 'status_changed',
      from_status: 'draft',
      to_status: 'submitted',
      source: 'user_action',
      actor_name: 'Isla',
      own_content: false,
    });
  });

  it('keeps a message to the reviewer in the history, and doesn’t send it back to its author', async () => {
    const [creator, admin] = [await createPerson(db, 'creator'), await createPerson(db, 'admin')];
    const id = await draft(creator);
    await change(creator, id, 'submitted', { comment: ' Pictures come later. ' });
    const { items } = (await as(admin).get(`/api/pending_guides/${id}/history`)).json();
    expect(items[0]).toMatchObject({ to_status: 'submitted', comment: 'Pictures come later.' });
    const [notice] = await as(creator).notices();
    expect(notice?.body).toMatch(/^Our reviewers will take a look/);
    expect(await as(creator).guide(id)).toMatchObject({ admin_comment: null });
  });

  it('names everything that blocks a submission at once', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await as(creator).draft({ pg_title: 'Only a title' });
    const reply = await change(creator, id, 'submitted');
    expect(reply.statusCode).toBe(422);
    expect(reply.json().detail).toBe(
      "Content must be at least 80% complete. Currently 35%; Required field 'gn_description' is missing or empty; " +
        'Add a cover image; Add at least one place',
    );
    expect(reply.json().errors).toEqual({
      pg_description: "Required field 'gn_description' is missing or empty",
      pg_image: 'Add a cover image',
      pending_places: 'Add at least one place',
    });
    expect(await statusOf(id)).toBe('draft');
    expect(await noticesOf(creator)).toEqual([]);
  });

  it('refuses a guide without a cover, even if other media complete it', async () => {
    const creator = await createPerson(db, 'creator');
    const { pg_image: _, ...rest } = COMPLETE;
    const id = await draft(creator, { ...rest, pg_audio: 'https://media.example/a.mp3' });
    const reply = await change(creator, id, 'submitted');
    expect([reply.statusCode, reply.json().detail]).toEqual([422, 'Add a cover image']);
    expect(reply.json().errors).toEqual({ pg_image: 'Add a cover image' });
    expect(await statusOf(id)).toBe('draft');
  });

  it('refuses a guide whose places are all deleted or hidden, until one is back', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await as(creator).draft();
    const deleted = await as(creator).addPlace(id);
    const hidden = await as(creator).addPlace(id);
    await as(creator).send('DELETE', `/api/pending_places/${deleted}`);
    await as(creator).post(`/api/pending_places/${hidden}/withdraw`);
    const reply = await change(creator, id, 'submitted');
    expect([reply.statusCode, reply.json().detail]).toEqual([422, 'Add at least one place']);
    expect(reply.json().errors).toEqual({ pending_places: 'Add at least one place' });
    await as(creator).post(`/api/pending_places/${hidden}/republish`);
    expect((await change(creator, id, 'submitted')).statusCode).toBe(200);
  });

  it('never submits a guide whose last place is deleted at the same moment', async () => {
    const creator = await createPerson(db, 'creator');
    for (const isDeletedFirst of [true, false]) {
      const id = await as(creator).draft();
      const place = await as(creator).addPlace(id);
      const held = await holdRows(db, 'SELECT FROM pending_guides WHERE id = $1', [id]);
      const calls = {
        delete: () => as(creator).send('DELETE', `/api/pending_places/${place}`),
        submit: () => change(creator, id, 'submitted'),
      };
      const order = isDeletedFirst
        ? (['delete', 'submit'] as const)
        : (['submit', 'delete'] as const);
      const first = calls[order[0]]();
      await held.untilWaiting(1, 'pending_guides');
      const second = calls[order[1]]();
      await held.untilWaiting(2, 'pending_guides');
      await held.release();
      await Promise.all([first, second]);
      const places = (await as(creator).guide(id)).pending_places;
      const isSubmitted = (await statusOf(id)) === 'submitted';
      expect(isSubmitted).toBe(places?.length === 1);
    }
  });

  it.each([
    ['nonsense', 422, 'Invalid status: nonsense'],
    ['published', 409, "Cannot transition from 'draft' to 'published'"],
    ['approved', 409, "Cannot transition from 'draft' to 'approved'"],
  ])('refuses %s on a draft with %i', async (target, status, detail) => {
    const creator = await createPerson(db, 'creator');
    const id = await draft(creator);
    const reply = await change(creator, id, target);
    expect([reply.statusCode, reply.json().detail]).toEqual([status, detail]);
    expect(await statusOf(id)).toBe('draft');
  });

  it('refuses a verdict to the author with both reasons, and refers an admin to the call for it', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await draft(creator);
    await change(creator, id, 'submitted');
    const reply = await change(creator, id, 'approved');
    expect(reply.statusCode).toBe(403);
    expect(reply.json().detail).toBe(
      "You do not have permission to transition to 'approved' status; Only administrators can transition content to 'approved' status",
    );
    expect((await change(await createPerson(db, 'admin'), id, 'approved')).statusCode).toBe(422);
    expect(await statusOf(id)).toBe('submitted');
  });

  it('refuses to change someone else’s guide', async () => {
    const id = await draft(await createPerson(db, 'creator'));
    const reply = await change(await createPerson(db, 'creator'), id, 'submitted');
    expect(reply.statusCode).toBe(403);
    expect(reply.json().detail).toMatch(/^Access denied: User does not own this content/);
  });

  it('accepts the same status without an entry in the history', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await as(creator).draft();
    expect((await change(creator, id, 'draft')).json()).toMatchObject({ pg_version: 1 });
    expect((await as(creator).get(`/api/pending_guides/${id}/history`)).json().items).toHaveLength(
      1,
    );
  });

  it('refuses a change of an older version, and returns the present guide', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await draft(creator);
    await as(creator).send('PUT', `/api/pending_guides/${id}`, { pg_title: 'Newer' });
    const reply = await change(creator, id, 'submitted', { pg_version: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'stale_version', current: { pg_title: 'Newer' } });
    expect(await statusOf(id)).toBe('draft');
  });

  it('submits once when ten request it at once', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await draft(creator);
    await Promise.all(Array.from({ length: 10 }, () => change(creator, id, 'submitted')));
    expect(await noticesOf(creator)).toHaveLength(1);
  });

  it('cancels a submission, withdraws it and reopens it', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await draft(creator);
    for (const target of ['submitted', 'draft', 'withdrawn', 'draft', 'submitted', 'withdrawn']) {
      expect((await change(creator, id, target)).statusCode).toBe(200);
    }
    expect(await statusOf(id)).toBe('withdrawn');
  });
});

describe('GET /api/pending_guides/{id}/history', () => {
  it('is for the author and admins', async () => {
    const creator = await createPerson(db, 'creator');
    const id = await draft(creator);
    const statusFor = async (person: TestPerson) =>
      (await as(person).get(`/api/pending_guides/${id}/history`)).statusCode;
    expect(await statusFor(creator)).toBe(200);
    expect(await statusFor(await createPerson(db, 'admin'))).toBe(200);
    expect(await statusFor(await createPerson(db, 'creator'))).toBe(403);
  });
});
