import { describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { own } from '../../testing/guides.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const admin = await createPerson(db, 'admin');
const as = (person: TestPerson) => workAs(app, person);
const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;

async function publish(id: number): Promise<number> {
  await as(creator).change(id, 'submitted');
  await as(admin).approve(id);
  await runJobs(app);
  const [row] = await query('SELECT * FROM pending_guides WHERE id = $1', id);
  expect(row.status).toBe('published');
  return row.original_guide_id;
}

async function published(): Promise<number> {
  const id = await as(creator).draft({
    ...COMPLETE,
    pg_title: 'Along the river',
    pg_image: await uploadFor(app, creator),
    pg_price: 4.99,
  });
  const audio = await uploadFor(app, creator, { mime: 'audio/mpeg' });
  await as(creator).addPlace(id, { pp_title: 'Princes Bridge', pp_audio: audio });
  return publish(id);
}

/** Publishes the guide again with this change. */
async function revise(guideId: number, change: Record<string, unknown> = {}): Promise<void> {
  await publish(await as(creator).draft({ source_published_guide_id: guideId, ...change }));
}

async function ownerOf(guideId: number): Promise<TestPerson> {
  const person = await createPerson(db);
  await own(db, person.id, guideId);
  return person;
}

const save = async (guideId: number, person?: TestPerson) => {
  const reply = await app.get(`/api/guides/${guideId}/offline-pack`, person);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const remove = (guideId: number, person: TestPerson) =>
  app.send({
    method: 'DELETE',
    url: `/api/guides/${guideId}/offline-copy`,
    cookies: person.cookies,
    headers: { origin: 'http://localhost:3000' },
  });
const copiesOf = ({ id }: TestPerson) =>
  query('SELECT guide_id, version FROM offline_copies WHERE user_id = $1', id);
const noticesTo = async (person: TestPerson) =>
  (await app.get('/api/notices', person))
    .json()
    .items.filter(({ kind }: { kind: string }) => kind === 'saved_guide_updated');

describe('a published guide', () => {
  it('has the digests of its files and its right size before anyone saves it', async () => {
    const guideId = await published();
    const [row] = await query(
      'SELECT count(*)::integer AS n FROM media_digests JOIN media USING (bucket, key) WHERE guide_id = $1',
      guideId,
    );
    expect(row.n).toBe(2);
    const { media, size_bytes, guide } = await save(guideId, creator);
    expect(media).toHaveLength(2);
    expect(guide.g_size_bytes).toBe(size_bytes);
  });
});

describe('a copy on a device', () => {
  it('is stored by account and version, and deleted when the device deletes it', async () => {
    const guideId = await published();
    const owner = await ownerOf(guideId);
    const { version } = await save(guideId, owner);
    expect(await copiesOf(owner)).toEqual([{ guide_id: guideId, version }]);
    const exported = await app.get('/api/user/export', owner);
    expect(exported.json().offline_copies).toEqual([
      { g_id: guideId, version, saved_at: expect.any(String) },
    ]);
    expect((await remove(guideId, owner)).statusCode).toBe(204);
    expect(await copiesOf(owner)).toEqual([]);
    expect((await remove(guideId, owner)).statusCode).toBe(204);
  });

  it('is not written again when the device saves it again', async () => {
    const guideId = await published();
    const owner = await ownerOf(guideId);
    const row = () => query('SELECT xmin::text FROM offline_copies WHERE user_id = $1', owner.id);
    await save(guideId, owner);
    const before = await row();
    await save(guideId, owner);
    expect(await row()).toEqual(before);
  });

  it('isn’t deleted with another person’s copy', async () => {
    const guideId = await published();
    const [one, two] = [await ownerOf(guideId), await ownerOf(guideId)];
    await save(guideId, one);
    await save(guideId, two);
    await remove(guideId, one);
    expect(await copiesOf(two)).toHaveLength(1);
  });

  it('is not stored if nobody is logged in, or access was refused', async () => {
    const guideId = await published();
    const stranger = await createPerson(db);
    expect((await app.get(`/api/guides/${guideId}/offline-pack`, stranger)).statusCode).toBe(403);
    expect(await copiesOf(stranger)).toEqual([]);
    await query('UPDATE guides SET price_cents = 0, is_public = true WHERE id = $1', guideId);
    const before = await query('SELECT count(*) FROM offline_copies');
    await save(guideId);
    expect(await query('SELECT count(*) FROM offline_copies')).toEqual(before);
    const anonymous = await app.send({
      method: 'DELETE',
      url: `/api/guides/${guideId}/offline-copy`,
      headers: { origin: 'http://localhost:3000' },
    });
    expect(anonymous.statusCode).toBe(401);
  });

  it('has the version that the device last had, even if it only checked for a new one', async () => {
    const guideId = await published();
    const owner = await ownerOf(guideId);
    const { version } = await save(guideId, owner);
    await query(`UPDATE offline_copies SET version = 'older' WHERE user_id = $1`, owner.id);
    const known = await app.send({
      url: `/api/guides/${guideId}/offline-pack`,
      headers: { 'if-none-match': `W/"${version}"` },
      cookies: owner.cookies,
    });
    expect(known.statusCode).toBe(304);
    expect(await copiesOf(owner)).toEqual([{ guide_id: guideId, version }]);
  });
});

describe('a new revision of a guide', () => {
  it('notifies people who have saved an older one, once', async () => {
    const guideId = await published();
    const [owner, withoutCopy] = [await ownerOf(guideId), await ownerOf(guideId)];
    await save(guideId, owner);
    await save(guideId, creator);
    await revise(guideId, { pg_description: 'Now with a bridge more.' });
    expect(await noticesTo(owner)).toEqual([
      expect.objectContaining({
        title: '“Along the river” has been updated',
        body: 'Update your saved copy before you go.',
        g_id: guideId,
        read_at: null,
      }),
    ]);
    expect(await noticesTo(withoutCopy)).toEqual([]);
    expect(await noticesTo(creator)).toEqual([]);
    // Another change adds nothing while the first notification is unread.
    await revise(guideId, { pg_description: 'And a second bridge.' });
    expect(await noticesTo(owner)).toHaveLength(1);
  });

  it('that doesn’t change the pack notifies nobody', async () => {
    const guideId = await published();
    const owner = await ownerOf(guideId);
    const { version } = await save(guideId, owner);
    await revise(guideId, { pg_price: 9.99 });
    expect((await save(guideId, owner)).version).toBe(version);
    expect(await noticesTo(owner)).toEqual([]);
  });

  it('doesn’t notify people who have the new version, deleted theirs or lost access', async () => {
    const guideId = await published();
    const [removed, refunded, current] = [
      await ownerOf(guideId),
      await ownerOf(guideId),
      await ownerOf(guideId),
    ];
    for (const person of [removed, refunded, current]) await save(guideId, person);
    await remove(guideId, removed);
    await query('DELETE FROM entitlements WHERE user_id = $1', refunded.id);
    await revise(guideId, { pg_description: 'One more bridge.' });
    expect(await noticesTo(current)).toHaveLength(1);
    await app.send({
      method: 'POST',
      url: `/api/notices/${(await noticesTo(current))[0].notice_id}/read`,
      cookies: current.cookies,
      headers: { origin: 'http://localhost:3000' },
    });
    await save(guideId, current);
    await revise(guideId);
    expect(await noticesTo(current)).toHaveLength(1);
    expect(await noticesTo(removed)).toEqual([]);
    expect(await noticesTo(refunded)).toEqual([]);
  });
});
