import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { addJob, type Jobs, startJobs } from './jobs.ts';
import { createLogger } from './logging.ts';

const db = await createTestDatabase();
const ran: unknown[] = [];
const failed = new Set<string>();
let jobs: Jobs | undefined;
const recordOnly = { record: async (payload: unknown) => void ran.push(payload) };

beforeAll(async () => {
  jobs = await startJobs({
    db,
    log: createLogger('silent'),
    crontab: '',
    handlers: {
      ...recordOnly,
      break_a_rule: async () => {
        await db.pool.query(
          `INSERT INTO users (email, name, role) VALUES ('a@b.c', 'Secret', 'nobody')`,
        );
      },
      fail_once: async (payload) => {
        const { kind } = payload as { kind: string };
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

/** Jobs of one priority run in the order they were added in, so a mark that ran has all before it behind it. */
async function runAll(): Promise<void> {
  const mark = { mark: crypto.randomUUID() };
  await db.transaction((tx) => addJob(tx, 'record', mark));
  await eventually(() => ran).toContainEqual(mark);
}

async function waitingUnder(key: string) {
  const { rows } = await db.pool.query(
    'SELECT attempts, max_attempts, last_error, run_at FROM graphile_worker.jobs WHERE key = $1',
    [key],
  );
  return rows;
}

const countOf = (wanted: object) =>
  ran.filter((payload) => JSON.stringify(payload) === JSON.stringify(wanted)).length;

describe('a job that a killed process had begun', () => {
  it('is begun again by the next one that is there', async () => {
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
    const next = await startJobs({ db, log, crontab: '', handlers: recordOnly });
    await eventually(() => countOf({ kind: key })).toBe(1);
    await next.stop();
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

  it('is one job with another of the same key', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await db.transaction(async (tx) => {
      await addJob(tx, 'record', { kind: 'keyed', n: 1 }, { key: 'same', runAt: later });
      await addJob(tx, 'record', { kind: 'keyed', n: 2 }, { key: 'same' });
    });
    await eventually(() => countOf({ kind: 'keyed', n: 2 })).toBe(1);
    await eventually(() => waitingUnder('same')).toEqual([]);
    expect(countOf({ kind: 'keyed', n: 1 })).toBe(0);
  });

  it('waits for its time', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await db.transaction((tx) =>
      addJob(tx, 'record', { kind: 'later' }, { key: 'later', runAt: later }),
    );
    await runAll();
    expect(countOf({ kind: 'later' })).toBe(0);
    expect(await waitingUnder('later')).toMatchObject([{ run_at: later, attempts: 0 }]);
  });

  it('that fails is tried again', async () => {
    await db.transaction((tx) => addJob(tx, 'fail_once', { kind: 'stubborn' }));
    await eventually(() => countOf({ kind: 'stubborn' })).toBe(1);
    expect(failed).toContain('stubborn');
  });

  it('that may be tried once is not tried again', async () => {
    const once = { key: 'once', maxAttempts: 1 };
    await db.transaction((tx) => addJob(tx, 'fail_once', { kind: 'once' }, once));
    await eventually(() => waitingUnder('once')).toMatchObject([
      { attempts: 1, max_attempts: 1, last_error: 'not yet' },
    ]);
    await runAll();
    expect(countOf({ kind: 'once' })).toBe(0);
  });

  it('that breaks a rule of the database tells the queue the code and none of the values', async () => {
    await db.transaction((tx) => addJob(tx, 'break_a_rule', {}, { key: 'rule', maxAttempts: 1 }));
    await eventually(() => waitingUnder('rule')).toMatchObject([
      { attempts: 1, last_error: 'database error 23514' },
    ]);
  });
});
