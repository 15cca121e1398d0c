import { randomUUID } from 'node:crypto';
import { Type } from '@laneway/contract/json-schema';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Queryable } from '../database/database.ts';
import { createLogger } from '../process/logging.ts';
import { requestIds } from '../process/request-ids.ts';
import { ServiceUnavailableError } from '../process/service-health.ts';
import type { JobDefinition } from './job-table.ts';
import { enqueue, type JobOptions, type Jobs, startJobs } from './jobs.ts';

const db = await createTestDatabase();
const ran: unknown[] = [];
const failed = new Set<string>();
let jobs: Jobs | undefined;
const slow = Promise.withResolvers<void>();

/** The jobs used only in these tests. */
const job = { payload: Type.Object({}), queue: 'money', priority: 0, maxAttempts: 25 } as const;
const table = {
  record: job,
  fail_once: job,
  fail_permanently: { ...job, maxAttempts: 1 },
  wait_for_service: { ...job, maxAttempts: 8 },
  break_a_rule: { ...job, maxAttempts: 1 },
  record_number: {
    ...job,
    payload: Type.Object({ number: Type.Integer() }),
    maxAttempts: 1,
  },
  record_slowly: { ...job, queue: 'mail' },
  record_later: { ...job, queue: 'upkeep' },
  queue_another: { ...job, queue: 'media' },
  break_down: { ...job, queue: 'media', maxAttempts: 1 },
} satisfies Record<string, JobDefinition>;
const addJob = (
  tx: Queryable,
  name: keyof typeof table,
  payload: object,
  options: JobOptions = {},
) => enqueue(tx, name, table[name], payload, options);

const recordOnly = { record: async (payload: unknown) => void ran.push(payload) };

beforeAll(async () => {
  jobs = await startJobs({
    db,
    log: createLogger('silent'),
    cron: {},
    table,
    handlers: {
      ...recordOnly,
      break_a_rule: async () => {
        await db.pool.query(
          `INSERT INTO users (email, name, role) VALUES ('a@b.c', 'Secret', 'nobody')`,
        );
      },
      fail_permanently: async () => {
        throw new Error('not yet');
      },
      wait_for_service: async () => {
        throw new ServiceUnavailableError('nobody there');
      },
      record_number: async (payload: unknown) => void ran.push(payload),
      record_slowly: async () => slow.promise,
      fail_once: async ({ kind }: { kind: string }) => {
        const payload = { kind };
        if (failed.has(kind)) ran.push(payload);
        else {
          failed.add(kind);
          throw new Error('not yet');
        }
      },
    },
  });
});
afterAll(() => jobs?.stop());

/**
 * Jobs of equal priority run in the order in which they were added, so once the marker job ran, all earlier jobs have
 * run.
 */
async function runAll(): Promise<void> {
  const mark = { mark: crypto.randomUUID() };
  await db.transaction((tx) => addJob(tx, 'record', mark));
  await eventually(() => ran).toContainEqual(mark);
}

async function queuedWithKey(key: string) {
  const { rows } = await db.pool.query(
    'SELECT attempts, max_attempts, last_error, run_at FROM graphile_worker.jobs WHERE key = $1',
    [key],
  );
  return rows;
}

const countOf = (wanted: object) =>
  ran.filter((payload) => JSON.stringify(payload) === JSON.stringify(wanted)).length;

describe('a job that a killed process had started', () => {
  it('is run again by the next process', async () => {
    const key = 'left behind';
    const later = new Date(Date.now() + 3_600_000);
    await db.transaction((tx) => addJob(tx, 'record', { kind: key }, { key, runAt: later }));
    await db.pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 1, locked_by = 'pool-dead',
              locked_at = now() - interval '2 minutes' WHERE key = $1`,
      [key],
    );
    await runAll();
    expect(countOf({ kind: key })).toBe(0);
    const log = createLogger('silent');
    const next = await startJobs({ db, log, cron: {}, table, handlers: recordOnly });
    await eventually(() => countOf({ kind: key })).toBe(1);
    await next.stop();
  });
});

describe('a queue that could not look up its jobs when it started', () => {
  it('runs them once it can', async () => {
    const rename = (from: string, to: string) =>
      db.pool.query(`ALTER TABLE graphile_worker.${from} RENAME TO ${to}`);
    await rename('_private_tasks', 'away');
    const { log, debugged } = recordLog();
    const handlers = { record_later: recordOnly.record };
    const late = await startJobs({ db, log, cron: {}, table, handlers });
    onTestFinished(late.stop);
    await eventually(() => debugged().join()).toMatch(/Failed to acquire job/);
    await rename('away', '_private_tasks');
    await db.transaction((tx) => addJob(tx, 'record_later', { kind: 'looked up' }));
    await eventually(() => countOf({ kind: 'looked up' })).toBe(1);
  });
});

describe('a job', () => {
  it('runs when the transaction that added it commits', async () => {
    await db.transaction((tx) => addJob(tx, 'record', { kind: 'committed' }));
    await eventually(() => countOf({ kind: 'committed' })).toBe(1);
  });

  it('never runs when that transaction is rolled back', async () => {
    const failing = db.transaction(async (tx) => {
      await addJob(tx, 'record', { kind: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await runAll();
    expect(countOf({ kind: 'rolled back' })).toBe(0);
  });

  it('replaces a queued job with the same key', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await db.transaction(async (tx) => {
      await addJob(tx, 'record', { kind: 'keyed', n: 1 }, { key: 'same', runAt: later });
      await addJob(tx, 'record', { kind: 'keyed', n: 2 }, { key: 'same' });
    });
    await eventually(() => countOf({ kind: 'keyed', n: 2 })).toBe(1);
    await eventually(() => queuedWithKey('same')).toEqual([]);
    expect(countOf({ kind: 'keyed', n: 1 })).toBe(0);
  });

  it('waits until it is due', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await db.transaction((tx) =>
      addJob(tx, 'record', { kind: 'later' }, { key: 'later', runAt: later }),
    );
    await runAll();
    expect(countOf({ kind: 'later' })).toBe(0);
    expect(await queuedWithKey('later')).toMatchObject([{ run_at: later, attempts: 0 }]);
  });

  it('that fails is tried again', async () => {
    await db.transaction((tx) => addJob(tx, 'fail_once', { kind: 'stubborn' }));
    await eventually(() => countOf({ kind: 'stubborn' })).toBe(1);
    expect(failed).toContain('stubborn');
  });

  it('logs the request that queued it, and passes it on to the jobs that it queues', async () => {
    const requestId = randomUUID();
    const { log, lines } = recordLog();
    const runs: string[] = [];
    const onRun = (name: string, outcome: string) => void runs.push(`${name} ${outcome}`);
    const handlers = {
      queue_another: () => db.transaction((tx) => addJob(tx, 'break_down', {})),
      break_down: async () => {
        throw new Error('broken');
      },
    };
    const own = await startJobs({ db, log, cron: {}, table, handlers, onRun });
    onTestFinished(own.stop);
    const failures = () => lines().filter((line) => 'msg' in line && line.msg === 'a job failed');
    const add = () => db.transaction((tx) => addJob(tx, 'queue_another', {}));
    await requestIds.run(requestId, add);
    await eventually(failures).toMatchObject([{ task: 'break_down', requestId }]);
    await add();
    await eventually(failures).toHaveLength(2);
    expect(failures()[1]).not.toHaveProperty('requestId');
    expect(runs.slice(0, 2)).toEqual(['queue_another done', 'break_down failed']);
  });

  it('that waits for a service is tried every minute, and never for the last time', async () => {
    const key = 'waiting';
    await db.transaction((tx) => addJob(tx, 'wait_for_service', {}, { key }));
    for (const attempts of [1, 2, 3, 4, 4, 4]) {
      await eventually(() => queuedWithKey(key)).toMatchObject([
        { attempts, last_error: 'nobody there' },
      ]);
      const [{ run_at }] = await queuedWithKey(key);
      expect(run_at.getTime() - Date.now()).toBeLessThan(60_000);
      await db.pool.query(
        `UPDATE graphile_worker._private_jobs SET run_at = now(), last_error = NULL WHERE key = $1`,
        [key],
      );
      await runAll();
    }
    await db.pool.query('DELETE FROM graphile_worker._private_jobs WHERE key = $1', [key]);
  });

  it('that may be tried once is not tried again', async () => {
    await db.transaction((tx) => addJob(tx, 'fail_permanently', { kind: 'once' }, { key: 'once' }));
    await eventually(() => queuedWithKey('once')).toMatchObject([
      { attempts: 1, max_attempts: 1, last_error: 'not yet' },
    ]);
    await runAll();
    expect(countOf({ kind: 'once' })).toBe(0);
  });

  it('that violates a constraint of the database stores the error code and none of the values', async () => {
    await db.transaction((tx) => addJob(tx, 'break_a_rule', {}, { key: 'rule' }));
    await eventually(() => queuedWithKey('rule')).toMatchObject([
      { attempts: 1, last_error: 'database error 23514' },
    ]);
  });

  it('whose payload is invalid fails instead of running', async () => {
    await db.transaction((tx) => addJob(tx, 'record_number', { number: 7 }));
    await db.transaction((tx) =>
      addJob(tx, 'record_number', { number: 'seven' }, { key: 'invalid' }),
    );
    await eventually(() => queuedWithKey('invalid')).toMatchObject([
      { attempts: 1, last_error: 'the payload of record_number is invalid' },
    ]);
    expect(countOf({ number: 7 })).toBe(1);
    expect(countOf({ number: 'seven' })).toBe(0);
  });

  it('of a queue whose workers are all busy doesn’t delay other queues', async () => {
    for (let n = 0; n < 10; n += 1) {
      await db.transaction((tx) => addJob(tx, 'record_slowly', { n }));
    }
    await runAll();
    slow.resolve();
  });
});
