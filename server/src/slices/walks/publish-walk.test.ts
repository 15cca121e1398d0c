import type { GuideWalkReport } from '@laneway/contract/walks';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { APART, CLOSE, controlledWalks, PATH, UNHEARD, walked } from '../../testing/walk-drafts.ts';

const { control: walks, walkSimulator, reset } = controlledWalks();
const app = await createTestApp({ walkSimulator });
const { db } = app;
const creator = workAs(app, await createPerson(db, 'creator'));
const admin = workAs(app, await createPerson(db, 'admin'));
beforeEach(async () => {
  reset();
  await db.pool.query('DELETE FROM graphile_worker._private_jobs');
});

/** Submits a guide while simulation isn't available. */
async function submittedUnseen(places: readonly object[], guide: object = { pg_path: PATH }) {
  walks.fails = true;
  const id = await creator.draft({ ...COMPLETE, ...guide });
  for (const place of places) await creator.addPlace(id, place);
  const { statusCode } = await creator.change(id, 'submitted');
  expect(statusCode).toBe(200);
  walks.started = 0;
  return id;
}

/** The simulation jobs that are still going to run. */
const simulateJobs = async () => {
  const { rows } = await db.pool.query<{ attempts: number; max_attempts: number }>(
    `SELECT attempts, max_attempts FROM graphile_worker.jobs
     WHERE task_identifier = 'simulate_walk' AND attempts < max_attempts`,
  );
  return rows;
};
const exhaustJobs = () =>
  db.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
const lastAttempt = async () => {
  await db.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
  await runJobs(app).catch(() => {});
};
const statusOf = async (id: number) => (await creator.guide(id)).pg_pending_status;
const stateOf = async (id: number) =>
  (await admin.get(`/api/pending_guides/${id}/walk-report`)).json<GuideWalkReport>().state;
const askFor = (id: number, who = admin) => who.post(`/api/admin/pending_guides/${id}/walk-report`);
const STILL = 'We’re still simulating this walk. Try again in a minute.';

describe('a guide that was submitted without a report', () => {
  it('is approved once its walks are good', async () => {
    const id = await submittedUnseen(APART);
    walks.fails = false;
    await runJobs(app);
    expect(walks.started).toBe(1);
    expect((await admin.approve(id)).statusCode).toBe(200);
    expect(walks.started).toBe(1);
  });

  it('is simulated at the latest when it is approved', async () => {
    const id = await submittedUnseen(APART);
    walks.fails = false;
    expect((await admin.approve(id)).statusCode).toBe(200);
    expect([walks.started, await stateOf(id)]).toEqual([1, 'ready']);
  });

  it('can’t be published if hardly anyone hears a place, whoever simulated it', async () => {
    const id = await submittedUnseen(UNHEARD);
    walks.fails = false;
    const reply = await admin.approve(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toMatch(/^“At 144.965” only started in time for \d+% of walkers\./);
    expect(await statusOf(id)).toBe('submitted');
    expect((await admin.requestRevision(id, { comment: 'Look at the walk' })).statusCode).toBe(200);
    // It can't be submitted again unchanged, either.
    expect((await creator.change(id, 'submitted')).statusCode).toBe(409);
  });

  it('can’t be approved before its report, but can be rejected', async () => {
    const id = await submittedUnseen(APART);
    const reply = await admin.approve(id);
    expect([reply.statusCode, reply.json().detail]).toEqual([409, STILL]);
    expect([await statusOf(id), await stateOf(id)]).toEqual(['submitted', 'waiting']);
    expect(await simulateJobs()).toHaveLength(1);
    expect((await admin.reject(id, { comment: 'No' })).statusCode).toBe(200);
  });

  it('is left to its reviewer after the last attempt has failed', async () => {
    const id = await submittedUnseen(APART);
    await lastAttempt();
    expect(await stateOf(id)).toBe('failed');
    expect((await admin.approve(id)).statusCode).toBe(200);
  });

  it('isn’t stuck when the process died in the last attempt', async () => {
    const id = await submittedUnseen(APART);
    await exhaustJobs();
    // No worker will run that job again.
    expect(await stateOf(id)).toBe('none');
    expect((await admin.approve(id)).json().detail).toBe(STILL);
    expect(await simulateJobs()).toEqual([{ attempts: 0, max_attempts: 4 }]);
    walks.fails = false;
    await runJobs(app);
    expect((await admin.approve(id)).statusCode).toBe(200);
  });

  it('is simulated again when it is submitted again, even if that failed permanently before', async () => {
    const id = await submittedUnseen(UNHEARD);
    await lastAttempt();
    await creator.change(id, 'draft');
    walks.fails = false;
    expect((await creator.change(id, 'submitted')).statusCode).toBe(409);
    expect(await statusOf(id)).toBe('draft');
  });
});

it('findings of the plan alone prevent an approval', async () => {
  const id = await submittedUnseen(APART);
  const [, second] = (await creator.guide(id)).pending_places ?? [];
  await db.pool.query("UPDATE pending_places SET location = '(144.96215,-37.8)' WHERE id = $1", [
    second?.pp_id,
  ]);
  const reply = await admin.approve(id);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().detail).toMatch(/^“At 144.962” and “At 144.965” are only 13 m apart\./);
});

describe('a reviewer who finds no report', () => {
  it('can request one, any number of times', async () => {
    const id = await submittedUnseen(APART);
    await lastAttempt();
    expect(await stateOf(id)).toBe('failed');
    walks.started = 0;
    walks.fails = false;
    expect((await askFor(id)).json()).toMatchObject({ state: 'waiting' });
    expect((await askFor(id)).json()).toMatchObject({ state: 'waiting' });
    expect(await simulateJobs()).toHaveLength(1);
    await runJobs(app);
    expect(await stateOf(id)).toBe('ready');
    expect((await askFor(id)).json()).toMatchObject({ state: 'ready' });
    expect([walks.started, (await simulateJobs()).length]).toEqual([1, 0]);
  });

  it('sees that there is nothing to simulate', async () => {
    const off = await submittedUnseen(CLOSE, { pg_path: PATH, ...walked({ mode: 'off' }) });
    const silent = await submittedUnseen([{ pp_title: 'Not heard' }]);
    expect((await askFor(off)).json()).toMatchObject({ state: 'off', findings: [] });
    expect((await askFor(silent)).json()).toMatchObject({ state: 'silent', findings: [] });
    expect(await simulateJobs()).toEqual([]);
  });

  it('has to be an admin', async () => {
    const id = await submittedUnseen(APART);
    expect((await askFor(id, creator)).statusCode).toBe(403);
    const url = `/api/admin/pending_guides/${id}/walk-report`;
    expect((await app.send({ method: 'POST', url })).statusCode).toBe(401);
    expect((await askFor(2_000_000_000)).statusCode).toBe(404);
  });
});
