import { beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator', 'Isla');
const admin = await createPerson(db, 'admin', 'Maeve');
const other = await createPerson(db, 'admin', 'Noor');

// These tests make requests faster than the rate limits allow, so the counters are reset.
beforeEach(async () => void (await db.pool.query('DELETE FROM rate_counters')));

const rowOf = async (id: number) =>
  (await db.pool.query('SELECT * FROM pending_guides WHERE id = $1', [id])).rows[0];
const jobsFor = async (id: number) =>
  (await db.pool.query('SELECT key FROM graphile_worker.jobs WHERE key = $1', [`transfer ${id}`]))
    .rows.length;
const emailOf = async ({ id }: TestPerson) =>
  (await db.pool.query('SELECT email::text FROM users WHERE id = $1', [id])).rows[0].email;

describe('approving', () => {
  it('writes the status, the history and the transfer job, and notifies creator and admins', async () => {
    const id = await as(creator).submitted();
    const reply = await as(admin).approve(id, { comment: 'Lovely', pg_version: 2 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      pg_pending_status: 'approved',
      pg_version: 3,
      pg_transfer: { state: 'transferring', reason: null },
    });
    expect(await jobsFor(id)).toBe(1);
    const history = (await as(admin).get(`/api/pending_guides/${id}/history`)).json().items[0];
    expect(history).toMatchObject({
      from_status: 'submitted',
      to_status: 'approved',
      source: 'admin_review',
      actor_name: 'Maeve',
      comment: 'Lovely',
    });
    const [told] = await as(creator).notices();
    expect(told).toMatchObject({ kind: 'guide_approved', body: 'We’re publishing it now.' });
    expect((await as(other).notices())[0]).toMatchObject({ kind: 'guide_approved' });
    expect((await as(admin).notices()).map(({ kind }) => kind)).not.toContain('guide_approved');
  });

  it('hides its comment from the creator', async () => {
    const id = await as(creator).submitted();
    await as(admin).approve(id, { comment: 'Only just good enough' });
    const seen = await as(creator).get(`/api/pending_guides/${id}/history`);
    const mails = await mailsTo(app, await emailOf(creator));
    expect(seen.json().items[0].comment).toBeNull();
    expect(
      JSON.stringify([mails, await as(creator).guide(id), await as(creator).notices()]),
    ).not.toContain('Only just');
  });

  it('is allowed to an admin on their own guide, and marked so in the history', async () => {
    const id = await as(admin).submitted();
    expect((await as(admin).approve(id)).statusCode).toBe(200);
    const [entry] = (await as(admin).get(`/api/pending_guides/${id}/history`)).json().items;
    expect(entry).toMatchObject({ to_status: 'approved', own_content: true });
  });

  it('is refused with the name of every file that is not clean or ready', async () => {
    const scanning = await uploadFor(app, creator, { scanState: 'pending' });
    await db.pool.query(`UPDATE media SET file_name = 'river.jpg' WHERE key = $1`, [
      scanning.split('/').at(-1),
    ]);
    const unready = await uploadFor(app, creator, {
      mime: 'audio/mpeg',
      processingState: 'pending',
    });
    const inText = await uploadFor(app, creator, { scanState: 'error' });
    const id = await as(creator).draft({ ...COMPLETE, pg_image: scanning });
    await as(creator).addPlace(id, { pp_title: 'First' });
    await as(creator).addPlace(id, {
      pp_title: 'Place 2',
      pp_audio: unready,
      pp_description: `Look: ![](${inText})`,
    });
    await as(creator).change(id, 'submitted');
    const reply = await as(admin).approve(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'conflict' });
    expect(reply.json().detail).toBe(
      'Guide image “river.jpg”: Scanning for viruses...; Place 2 audio: We’re still getting this file ready. Try again in a moment.; Place 2 description: Scan failed - please retry upload',
    );
    expect((await rowOf(id)).status).toBe('submitted');
    expect(await jobsFor(id)).toBe(0);
  });

  it('is refused for an older submission without a cover or a place, which can still be returned', async () => {
    const id = await as(creator).submitted();
    await db.pool.query('UPDATE pending_guides SET image_uri = NULL WHERE id = $1', [id]);
    await db.pool.query(
      `UPDATE pending_places SET status = 'withdrawn' WHERE pending_guide_id = $1`,
      [id],
    );
    const reply = await as(admin).approve(id);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      detail: 'Add a cover image; Add at least one place',
      errors: { pg_image: 'Add a cover image', pending_places: 'Add at least one place' },
    });
    expect([(await rowOf(id)).status, await jobsFor(id)]).toEqual(['submitted', 0]);
    const revision = await as(admin).requestRevision(id, { comment: 'It needs a cover' });
    expect(revision.statusCode).toBe(200);
  });

  it('repeats the transfer of what was approved without them', async () => {
    const id = await as(creator).submitted();
    await as(admin).approve(id);
    await db.pool.query(
      `UPDATE pending_guides SET image_uri = NULL, transfer_state = 'failed', transfer_failure = 'No' WHERE id = $1`,
      [id],
    );
    expect((await as(admin).approve(id)).statusCode).toBe(200);
    expect((await as(admin).change(id, 'published')).statusCode).toBe(200);
  });

  it.each([
    ['somebody else’s file', () => createPerson(db, 'creator')],
    ['a file of the admin who reviews', async () => admin],
  ])('is refused for a guide with %s', async (_, owner) => {
    const theirs = await uploadFor(app, await owner());
    const id = await as(creator).submitted({
      ...COMPLETE,
      pg_description: `Mine? ![](${theirs})`,
    });
    await as(admin).requestRevision(id, { comment: 'Please think again' });
    await as(creator).change(id, 'submitted');
    const reply = await as(admin).approve(id);
    expect([reply.statusCode, reply.json().detail]).toEqual([
      409,
      'Guide description: Upload this file again. We can’t find it among yours.',
    ]);
  });
});

describe('rejecting and requesting a revision', () => {
  it.each([
    ['reject', 'rejected', 'Rejected by admin', 'Comment required when rejecting guides'],
    [
      'request_revision',
      'needs_revision',
      'Revision requested',
      'Comment required when requesting revisions',
    ],
  ])(
    '%s has a comment, a default if it is absent, and refuses a blank one',
    async (call, status, absent, blank) => {
      const send = (id: number, body?: object) =>
        as(admin).post(`/api/admin/pending_guides/${id}/${call}`, body);
      const id = await as(creator).submitted();
      const refused = await send(id, { comment: '  \n' });
      expect([refused.statusCode, refused.json().detail]).toEqual([422, blank]);
      expect(refused.json().errors).toEqual({ comment: blank });
      expect((await rowOf(id)).status).toBe('submitted');
      expect((await send(id)).json()).toMatchObject({
        pg_pending_status: status,
        admin_comment: absent,
      });
      const next = await as(creator).submitted();
      await send(next, { comment: 'Banana Alley needs a pin.' });
      expect(await as(creator).guide(next)).toMatchObject({
        admin_comment: 'Banana Alley needs a pin.',
        changed_since_comment: false,
      });
      const [notice] = await as(creator).notices();
      expect(notice).toMatchObject({ body: 'Banana Alley needs a pin.' });
      const mails = await mailsTo(app, await emailOf(creator));
      expect(mails.at(-1)?.text_body).toContain('> Banana Alley needs a pin.');
    },
  );

  it('reopens a rejected guide for its author, unless another draft of it is open', async () => {
    const id = await as(creator).submitted();
    await as(admin).reject(id, { comment: 'No' });
    const reply = await as(admin).requestRevision(id, { comment: 'On second thoughts' });
    expect(reply.json()).toMatchObject({ pg_pending_status: 'needs_revision' });
  });
});
