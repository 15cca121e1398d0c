import { describe, expect, it } from 'vitest';
import type { BlobStore } from '../../ports/blob-store.ts';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { FIRST_ATTEMPT, jobsOf, mailsTo, runJobs } from '../../testing/jobs.ts';
import { renditionBytes } from '../../testing/media.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** Fails or waits where a test says so, and does everything else. */
const trouble: { beforeCopy: ((count: number) => Promise<void>) | null; copies: number } = {
  beforeCopy: null,
  copies: 0,
};
const app = await createTestApp();
const real = app.deps.blobs;
const blobs: BlobStore = {
  ...real,
  copy: async (from, to) => {
    trouble.copies += 1;
    await trouble.beforeCopy?.(trouble.copies);
    await real.copy(from, to);
  },
};
const { db } = app;
const troubled = { ...app, deps: { ...app.deps, blobs } };
const as = (person: TestPerson) => workAs(app, person);
const creator = await createPerson(db, 'creator', 'Isla');
const admin = await createPerson(db, 'admin', 'Maeve');

const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;
const transfer = (id: number, isLastAttempt = false) =>
  jobsOf(troubled, troubled.deps.mailer).transfer_guide?.(
    { pendingGuideId: id },
    { ...FIRST_ATTEMPT, isLastAttempt },
  );
const rowOf = async (id: number) =>
  (await query('SELECT * FROM pending_guides WHERE id = $1', id))[0];

/** An approved guide with files in its fields and texts, whose job has not run. */
async function approved(more: object = {}) {
  const image = await uploadFor(app, creator, { renditions: [320, 640] });
  const audio = await uploadFor(app, creator, { mime: 'audio/mpeg' });
  const inText = await uploadFor(app, creator);
  const inGuide = await uploadFor(app, creator);
  const id = await as(creator).draft({
    ...COMPLETE,
    pg_image: image,
    pg_description: `Look ![](${inGuide})`,
    pg_price: 4.99,
    ...more,
  });
  await as(creator).addPlace(id, {
    pp_title: 'Princes Bridge',
    pp_audio: audio,
    pp_location: '-37.8,144.9',
    pp_description: `Here ![icon](${inText}) and https://web.example/a.png`,
  });
  await as(creator).addPlace(id, { pp_location: '-37.9,145' });
  const aside = await as(creator).addPlace(id, { pp_title: 'Set aside' });
  await as(creator).post(`/api/pending_places/${aside}/withdraw`);
  await as(creator).change(id, 'submitted');
  const reply = await as(admin).approve(id);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  await query(`SELECT graphile_worker.remove_job($1)`, `transfer ${id}`);
  return { id, image, audio, inText, inGuide };
}

/** Everything that publishing writes, once and whole. */
async function expectPublishedOnce(id: number): Promise<number> {
  const row = await rowOf(id);
  expect(row).toMatchObject({
    status: 'published',
    transfer_state: 'transferred',
    transfer_failure: null,
  });
  const guideId: number = row.original_guide_id;
  expect(
    await query('SELECT FROM guides WHERE title = $1 AND id = $2', row.title, guideId),
  ).toHaveLength(1);
  const places = await query('SELECT * FROM places WHERE guide_id = $1', guideId);
  expect(places).toHaveLength(2);
  const media = await query('SELECT * FROM media WHERE guide_id = $1', guideId);
  expect(media).toHaveLength(4);
  for (const { bucket, key, renditions } of media) {
    const keys = renditions?.map((one: { key: string }) => one.key) ?? [key];
    for (const one of keys) expect(await real.look({ bucket, key: one })).not.toBeNull();
  }
  const moves = await query(
    `SELECT FROM content_history WHERE pending_guide_id = $1 AND to_status = 'published'`,
    id,
  );
  expect(moves).toHaveLength(1);
  const told = await query(
    `SELECT FROM notices WHERE pending_guide_id = $1 AND kind = 'guide_published'`,
    id,
  );
  expect(told).toHaveLength(1);
  return guideId;
}

describe('the transfer of an approved guide', () => {
  it('publishes it: files, texts, places, price, size, status, history and news', async () => {
    const { id, image, audio, inText, inGuide } = await approved();
    expect((await as(creator).guide(id)).pg_transfer).toEqual({
      state: 'transferring',
      reason: null,
    });
    await transfer(id);
    const guideId = await expectPublishedOnce(id);
    const key = (uri: string) => `${id}/${uri.split('/').at(-1)}`;
    const at = (uri: string) => `s3://laneway-production/${key(uri)}`;
    const guide = (await app.get(`/api/guides/${guideId}`, creator)).json();
    expect(guide).toMatchObject({
      g_title: COMPLETE.pg_title,
      g_description: `Look ![](${at(inGuide)})`,
      g_image: at(image),
      g_price: 4.99,
      g_active: true,
      g_place_count: 2,
      g_bounds: [-37.9, 144.9, -37.8, 145],
      g_author_id: creator.id,
    });
    expect(guide.g_size_bytes).toBeGreaterThan(0);
    const { places } = (await app.get(`/api/places?guide_id=${guideId}`, creator)).json();
    expect(places).toMatchObject([
      {
        p_title: 'Princes Bridge',
        p_audio: at(audio),
        p_description: `Here ![icon](${at(inText)}) and https://web.example/a.png`,
      },
      { p_title: 'Place 2' },
    ]);
    // A visitor sees the cover and the image in the description, and nothing of the inside.
    const media = (uri: string) => app.get(`/media/laneway-production/${key(uri)}?w=320`);
    expect((await media(image)).rawPayload).toEqual(
      renditionBytes(image.split('/').at(-1) ?? '', 320),
    );
    expect((await media(inGuide)).statusCode).toBe(200);
    expect((await media(audio)).statusCode).toBe(403);
    expect((await media(inText)).statusCode).toBe(403);
    const [notice] = await as(creator).notices();
    expect(notice).toMatchObject({ kind: 'guide_published', g_id: guideId });
    const statuses = (await as(creator).guide(id)).pending_places?.map(
      (one) => one.pp_pending_status,
    );
    expect(statuses).toEqual(['published', 'published', 'withdrawn']);
  });

  it('run again changes nothing', async () => {
    const { id } = await approved();
    await transfer(id);
    const before = await query(
      'SELECT * FROM guides WHERE id = $1',
      (await rowOf(id)).original_guide_id,
    );
    await transfer(id);
    await transfer(id);
    expect(await query('SELECT * FROM guides WHERE id = $1', before[0].id)).toEqual(before);
    await expectPublishedOnce(id);
  });

  it('run by four workers at once publishes once', async () => {
    const { id } = await approved();
    await Promise.all([transfer(id), transfer(id), transfer(id), transfer(id)]);
    await expectPublishedOnce(id);
  });

  it('comes from the queue by itself after approving', async () => {
    const id = await as(creator).submitted();
    await as(admin).approve(id);
    await runJobs(app);
    expect((await rowOf(id)).status).toBe('published');
    const mails = await mailsTo(
      app,
      (await query('SELECT email::text FROM users WHERE id = $1', creator.id))[0].email,
    );
    expect(
      mails.filter(({ subject }) => subject === '“The Upside-Down River” is live').at(-1)?.links,
    ).toEqual([`http://localhost:3000/guides/${(await rowOf(id)).original_guide_id}`]);
  });

  it.each([1, 2, 3, 4, 5])(
    'that fails at copy %i is told, and completes when it runs again',
    async (step) => {
      const { id } = await approved();
      trouble.copies = 0;
      trouble.beforeCopy = async (count) => {
        if (count === step) throw new Error('the disk is full');
      };
      await expect(transfer(id)).rejects.toThrow('the disk is full');
      expect(await rowOf(id)).toMatchObject({ status: 'approved', transfer_state: 'failed' });
      expect(
        await query('SELECT FROM guides WHERE id = $1', (await rowOf(id)).original_guide_id),
      ).toEqual([]);
      trouble.beforeCopy = null;
      trouble.copies = 0;
      await transfer(id);
      // What was copied before is not copied again: five objects in all.
      expect(trouble.copies).toBe(5 - (step - 1));
      await expectPublishedOnce(id);
    },
  );

  it('that dies at any statement of the publishing transaction leaves nothing, and completes when it runs again', async () => {
    const { id } = await approved();
    for (let step = 1; ; step += 1) {
      let left = step;
      const dying = {
        ...troubled,
        deps: {
          ...troubled.deps,
          db: {
            ...db,
            transaction: ((work) =>
              db.transaction((tx) =>
                work({
                  ...tx,
                  query: async (statement, values) => {
                    left -= 1;
                    if (left === 0) throw new Error('killed');
                    return tx.query(statement, values);
                  },
                }),
              )) as typeof db.transaction,
          },
        },
      };
      const run = jobsOf(dying, dying.deps.mailer).transfer_guide?.(
        { pendingGuideId: id },
        FIRST_ATTEMPT,
      );
      const failed = await run?.then(
        () => false,
        () => true,
      );
      if (failed !== true) break;
      expect(await rowOf(id)).toMatchObject({ status: 'approved', original_guide_id: null });
      expect(step).toBeLessThan(100);
    }
    await expectPublishedOnce(id);
  });

  it('says what is wrong with a file, asks an admin, and Publish tries again', async () => {
    const { id, audio } = await approved();
    const key = audio.split('/').at(-1);
    await query(
      `UPDATE media SET scan_state = 'infected', file_name = 'talk.mp3' WHERE key = $1`,
      key,
    );
    await transfer(id);
    const reason = 'Place 1 audio “talk.mp3”: File infected - removed for security';
    expect((await as(admin).guide(id)).pg_transfer).toEqual({ state: 'failed', reason });
    expect((await as(admin).notices())[0]).toMatchObject({
      kind: 'transfer_failed',
      body: `Transfer failed: ${reason}`,
    });
    await query(`UPDATE media SET scan_state = 'clean' WHERE key = $1`, key);
    const again = await as(admin).approve(id);
    expect(again.json()).toMatchObject({
      pg_pending_status: 'approved',
      pg_transfer: { state: 'transferring', reason: null },
    });
    const history = (await as(admin).get(`/api/pending_guides/${id}/history`)).json().items;
    expect(history.slice(0, 2).map(({ act }: { act: string }) => act)).toEqual([
      'transfer_repeated',
      'transfer_failed',
    ]);
    await runJobs(app);
    await expectPublishedOnce(id);
  });

  it('is repeated by Publish in its other form too, and only where it failed', async () => {
    const { id } = await approved();
    const asked = async () => (await as(admin).change(id, 'published')).json();
    expect(await asked()).toMatchObject({
      pg_pending_status: 'approved',
      pg_transfer: { state: 'transferring' },
    });
    const repeats = () =>
      query(
        `SELECT FROM content_history WHERE pending_guide_id = $1 AND act = 'transfer_repeated'`,
        id,
      );
    expect(await repeats()).toHaveLength(0);
    await query(
      `UPDATE pending_guides SET transfer_state = 'failed', transfer_failure = 'x' WHERE id = $1`,
      id,
    );
    expect(await asked()).toMatchObject({ pg_pending_status: 'approved' });
    expect(await repeats()).toHaveLength(1);
    expect((await as(creator).change(id, 'published')).statusCode).toBe(403);
  });

  it('tells of a missing object by its place', async () => {
    const { id, audio } = await approved();
    await real.remove({ bucket: 'laneway-quarantine', key: audio.split('/').at(-1) ?? '' });
    await transfer(id);
    expect((await rowOf(id)).transfer_failure).toMatch(/^Place 1 audio .*This file is missing/);
  });

  it('keeps the reason of a store’s failure to itself, and asks an admin after the last attempt', async () => {
    const { id } = await approved();
    trouble.copies = 0;
    trouble.beforeCopy = async () => {
      throw new Error('secret endpoint s3.internal refused');
    };
    await expect(transfer(id)).rejects.toThrow();
    const failures = () =>
      query(`SELECT FROM notices WHERE pending_guide_id = $1 AND kind = 'transfer_failed'`, id);
    expect(await failures()).toHaveLength(0);
    await expect(transfer(id, true)).rejects.toThrow();
    trouble.beforeCopy = null;
    expect((await failures()).length).toBeGreaterThan(0);
    expect((await rowOf(id)).transfer_failure).toBe(
      'We couldn’t copy the files. Choose Publish to try again.',
    );
  });

  it('ends quietly for a guide that was deleted meanwhile', async () => {
    const { id } = await approved();
    await as(admin).send('DELETE', `/api/pending_guides/${id}`);
    await transfer(id);
    expect((await rowOf(id)).status).toBe('approved');
  });
});

it('a file in two guides is behind the access rules of each', async () => {
  const audio = await uploadFor(app, creator, { mime: 'audio/mpeg' });
  const ids: number[] = [];
  for (const price of [4.99, 0]) {
    const id = await as(creator).submitted({
      ...COMPLETE,
      pg_audio: audio,
      pg_price: price,
      pg_is_public: price === 0,
    });
    await as(admin).approve(id);
    ids.push(id);
  }
  await runJobs(app);
  const key = audio.split('/').at(-1);
  const [paid, free] = await Promise.all(
    ids.map((id) => app.get(`/media/laneway-production/${id}/${key}`)),
  );
  expect([paid?.statusCode, free?.statusCode]).toEqual([403, 200]);
});
