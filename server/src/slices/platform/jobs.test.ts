import type { Job, JobPage } from '@laneway/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { addJob, enqueue } from '../../platform/jobs/jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const asAdmin = openBrowser(app, await createPerson(db, 'admin'));

const list = async (query = '') =>
  (await asAdmin.get(`/api/admin/jobs${query}`)).json<JobPage>().items;
const retry = (id: string, headers: Record<string, string> = {}) =>
  asAdmin.send('POST', `/api/admin/jobs/${id}/retry`, undefined, headers);

type QueuedRow = { readonly id: string; readonly attempts: number; readonly run_at: Date };

async function queued(): Promise<QueuedRow[]> {
  const { rows } = await db.pool.query<QueuedRow>(
    'SELECT id::text AS id, attempts, run_at FROM graphile_worker.jobs ORDER BY id',
  );
  return rows;
}

/** Adds a job that no worker handles, and returns its id. */
async function queueJob(task = 'unknown_task'): Promise<string> {
  const email = 'robin@walkers.example';
  await enqueue(db, task, { maxAttempts: 3, priority: 0 }, { email });
  return (await queued()).at(-1)?.id ?? '';
}

async function failJob(id: string, error = 'no route to host'): Promise<void> {
  await db.pool.query('SELECT graphile_worker.permanently_fail_jobs(ARRAY[$1::bigint], $2)', [
    id,
    error,
  ]);
}

async function failedJob(error?: string): Promise<string> {
  const id = await queueJob();
  await failJob(id, error);
  return id;
}

async function beginJob(id: string): Promise<void> {
  await db.pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'someone', attempts = attempts + 1
      WHERE id = $1::bigint`,
    [id],
  );
}

beforeEach(() => db.pool.query('DELETE FROM graphile_worker._private_jobs'));

describe('GET /api/admin/jobs', () => {
  it.each([
    ['GET', '/api/admin/jobs'],
    ['POST', '/api/admin/jobs/1/retry'],
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/system'],
  ] as const)('is for admins only, like %s %s', async (method, url) => {
    expect((await openBrowser(app).send(method, url)).statusCode).toBe(401);
    for (const role of ['user', 'creator'] as const) {
      const browser = openBrowser(app, await createPerson(db, role));
      expect((await browser.send(method, url)).statusCode).toBe(403);
    }
  });

  it('lists waiting, running and failed jobs, newest first', async () => {
    const waiting = await queueJob();
    const running = await queueJob();
    await beginJob(running);
    const failed = await failedJob();
    const lastAttempt = await queueJob();
    await db.pool.query(
      'UPDATE graphile_worker._private_jobs SET attempts = 2 WHERE id = $1::bigint',
      [lastAttempt],
    );
    await beginJob(lastAttempt);
    const states = (jobs: readonly Job[]) => jobs.map(({ job_id, state }) => [job_id, state]);
    expect(states(await list())).toEqual([
      [lastAttempt, 'running'],
      [failed, 'failed'],
      [running, 'running'],
      [waiting, 'waiting'],
    ]);
    expect(states(await list('?state=failed'))).toEqual([[failed, 'failed']]);
    expect(states(await list('?state=waiting'))).toEqual([[waiting, 'waiting']]);
    expect(await list('?state=failed')).toEqual([
      {
        job_id: failed,
        task: 'unknown_task',
        state: 'failed',
        attempts: 3,
        max_attempts: 3,
        last_error: 'no route to host',
        created_at: expect.any(String),
        run_at: expect.any(String),
      },
    ]);
  });

  it('never shows a job’s payload, nor email addresses in its error', async () => {
    await enqueue(
      db,
      'send_account_link',
      { maxAttempts: 1, priority: 0 },
      { email: 'robin@walkers.example' },
      { key: 'link for robin@walkers.example' },
    );
    await failJob((await queued()).at(-1)?.id ?? '', '550 <robin@walkers.example> unknown\nat x');
    const reply = await asAdmin.get('/api/admin/jobs');
    expect(reply.json<JobPage>().items[0]?.last_error).toBe('550 <[email]> unknown');
    expect(reply.body).not.toContain('robin');
  });

  it('has pages', async () => {
    const ids = [await failedJob(), await failedJob(), await failedJob()];
    const first = (await asAdmin.get('/api/admin/jobs?state=failed&limit=2')).json<JobPage>();
    expect(first.items.map(({ job_id }) => job_id)).toEqual([ids[2], ids[1]]);
    const rest = await list(`?state=failed&limit=2&cursor=${first.next_cursor}`);
    expect(rest.map(({ job_id }) => job_id)).toEqual([ids[0]]);
  });

  const cursorOf = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    ['state=done', 'state'],
    ['limit=0', 'limit'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${cursorOf('9223372036854775808')}`, 'cursor'],
  ])('refuses %s', async (query, field) => {
    const reply = await asAdmin.get(`/api/admin/jobs?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty(field);
  });
});

describe('POST /api/admin/jobs/{id}/retry', () => {
  it('lets a failed job run at once, with all its attempts', async () => {
    await db.transaction((tx) => addJob(tx, 'send_mail', { mailId: 1_000_000 }));
    const id = (await queued()).at(-1)?.id ?? '';
    await failJob(id);
    await runJobs(app);
    expect(await queued()).toMatchObject([{ id, attempts: 25 }]);
    const reply = await retry(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ job_id: id, state: 'waiting', attempts: 0 });
    expect((await queued())[0]?.run_at.getTime()).toBeLessThanOrEqual(Date.now());
    await runJobs(app);
    // The queue reports the end of a job without waiting for it.
    await eventually(queued).toEqual([]);
  });

  it('is one retry when two ask at once', async () => {
    const id = await failedJob();
    const replies = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('gives the same answer to the same request, sent again', async () => {
    const id = await failedJob();
    const key = { 'idempotency-key': 'the same retry' };
    const first = await retry(id, key);
    await beginJob(id);
    const second = await retry(id, key);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await queued())[0]?.attempts).toBe(1);
  });

  it('refuses jobs that wait or run', async () => {
    const id = await queueJob();
    const [before] = await queued();
    expect((await retry(id)).json()).toMatchObject({
      code: 'conflict',
      detail: 'This job is already waiting to run.',
    });
    expect((await queued())[0]).toEqual(before);
    await beginJob(id);
    expect((await retry(id)).json()).toMatchObject({
      code: 'conflict',
      detail: 'This job is already running.',
    });
    expect((await queued())[0]?.attempts).toBe(1);
  });

  it.each(['1000000', '9223372036854775807', '9999999999999999999'])(
    'does not find job %s',
    async (id) => {
      const reply = await retry(id);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().detail).toBe('Job not found. It may have finished.');
    },
  );

  it.each(['0', '-1', 'one', '1e3'])('refuses the id %s', async (id) => {
    expect((await retry(id)).statusCode).toBe(422);
  });
});
