import { describe, expect, it } from 'vitest';
import { FIRST_ATTEMPT, jobsOf, runJobs } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTransfers } from '../../testing/transfers.ts';

const app = await createTestApp();
const { db } = app;
const real = app.deps.blobs;
const transfers = await createTransfers(app);
const { as, creator, admin, query, transfer, rowOf, approved, expectPublishedOnce } = transfers;
const { trouble, troubled } = transfers;

describe('the transfer of an approved guide', () => {
  it.each([1, 2, 3, 4, 5])(
    'that fails at copy %i reports it, and completes when it runs again',
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
      // Files that were copied before are not copied again: there are five objects in all.
      expect(trouble.copies).toBe(5 - (step - 1));
      await expectPublishedOnce(id);
    },
  );

  it('that fails at any statement of the publishing transaction changes nothing, and completes when it runs again', async () => {
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

  it('names the invalid file, notifies an admin, and runs again by Publish', async () => {
    const { id, audio } = await approved();
    const key = audio.split('/').at(-1);
    await query(
      `UPDATE media SET scan_state = 'infected', file_name = 'talk.mp3' WHERE key = $1`,
      key,
    );
    await transfer(id);
    const reason = 'Princes Bridge audio “talk.mp3”: File infected - removed for security';
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

  it('is repeated by a change to published too, and only if it failed', async () => {
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

  it('reports a missing object by its place', async () => {
    const { id, audio } = await approved();
    await real.remove({ bucket: 'laneway-quarantine', key: audio.split('/').at(-1) ?? '' });
    await transfer(id);
    expect((await rowOf(id)).transfer_failure).toMatch(
      /^Princes Bridge audio .*This file is missing/,
    );
  });

  it('hides the reason of a store’s failure, and notifies an admin after the last attempt', async () => {
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

  it('publishes the approved version, because the guide can’t be changed meanwhile', async () => {
    const { id } = await approved();
    const { version: before } = await rowOf(id);
    const [place] = (await as(creator).guide(id)).pending_places ?? [];
    const refusals: number[] = [];
    trouble.copies = 0;
    trouble.beforeCopy = async (count) => {
      if (count > 1) return;
      for (const person of [as(creator), as(admin)]) {
        const pp_ids = (await person.guide(id)).pending_places?.map(({ pp_id }) => pp_id);
        const replies = [
          await person.send('PUT', `/api/pending_guides/${id}`, { pg_title: 'Changed' }),
          await person.post(`/api/pending_guides/${id}/places/`, { pp_title: 'Added' }),
          await person.send('PUT', `/api/pending_guides/${id}/place_order`, {
            pp_ids: pp_ids?.toReversed(),
          }),
          await person.send('PUT', `/api/pending_places/${place?.pp_id}`, { pp_title: 'Changed' }),
          await person.post(`/api/pending_places/${place?.pp_id}/withdraw`),
          await person.send('DELETE', `/api/pending_places/${place?.pp_id}`),
          ...(await Promise.all(
            ['draft', 'submitted', 'withdrawn'].map((status) => person.change(id, status)),
          )),
        ];
        refusals.push(...replies.map(({ statusCode }) => statusCode));
      }
      refusals.push((await as(admin).reject(id, { comment: 'Wait' })).statusCode);
      refusals.push((await as(admin).requestRevision(id, { comment: 'Wait' })).statusCode);
    };
    await transfer(id);
    trouble.beforeCopy = null;
    expect(refusals).toEqual(Array(20).fill(409));
    await expectPublishedOnce(id);
    expect((await rowOf(id)).version).toBe(before + 1);
  });

  it('that fails after another worker has published the guide leaves it published', async () => {
    const { id } = await approved();
    trouble.beforeCopy = async () => {
      trouble.beforeCopy = null;
      await transfer(id);
      throw new Error('the disk is full');
    };
    await expect(transfer(id, true)).rejects.toThrow('the disk is full');
    await expectPublishedOnce(id);
    const failures = `SELECT FROM content_history WHERE pending_guide_id = $1 AND act = 'transfer_failed'`;
    expect(await query(failures, id)).toEqual([]);
  });

  it('does nothing for a guide that was deleted meanwhile', async () => {
    const { id } = await approved();
    await as(admin).send('DELETE', `/api/pending_guides/${id}`);
    await transfer(id);
    expect((await rowOf(id)).status).toBe('approved');
  });
});
