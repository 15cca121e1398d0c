import { expect } from 'vitest';
import type { BlobStore } from '../ports/blob-store.ts';
import { COMPLETE, uploadFor, workAs } from './authoring.ts';
import { FIRST_ATTEMPT, jobsOf } from './jobs.ts';
import { createPerson, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Approved guides, and the job that publishes them, controlled by a test. */
export async function createTransfers(app: TestApp) {
  /** The failure or delay that a test injects before each copy, and the number of copies so far. */
  const trouble: { beforeCopy: ((count: number) => Promise<void>) | null; copies: number } = {
    beforeCopy: null,
    copies: 0,
  };
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

  const query = async (sql: string, ...values: unknown[]) =>
    (await db.pool.query(sql, values)).rows;
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
    await as(creator).addPlace(id, { pp_title: 'Place 2', pp_location: '-37.9,145' });
    const aside = await as(creator).addPlace(id, { pp_title: 'Set aside' });
    await as(creator).post(`/api/pending_places/${aside}/withdraw`);
    await as(creator).change(id, 'submitted');
    const reply = await as(admin).approve(id);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    await query(`SELECT graphile_worker.remove_job($1)`, `transfer ${id}`);
    return { id, image, audio, inText, inGuide };
  }

  /** Checks everything that publishing writes: exactly once and complete. */
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
      for (const one of keys) expect(await real.stat({ bucket, key: one })).not.toBeNull();
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

  return {
    as,
    creator,
    admin,
    query,
    transfer,
    rowOf,
    approved,
    expectPublishedOnce,
    trouble,
    troubled,
  };
}
