import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Runner,
  run,
  runMigrations,
  type Task,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import pg from 'pg';
import { type Database, type Queryable, statement } from './database.ts';
import { keepPoolAlive } from './job-pools.ts';
import type { Logger } from './logging.ts';

/** Work that may run more than once and whose effect happens once. */
export type JobHandler = (payload: unknown) => Promise<void>;

export type Jobs = { readonly stop: () => Promise<void> };

export type JobsOptions = {
  readonly db: Database;
  readonly log: Logger;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** graphile-worker's crontab lines. */
  readonly crontab: string;
};

export async function prepareJobTables(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

const RESTART_MS = 1_000;

/** Works on the queue until `stop`, through losses of the database. */
export async function startJobs({ db, log, handlers, crontab }: JobsOptions): Promise<Jobs> {
  const taskList: Record<string, Task> = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [name, withSafeErrors(name, handle, log)]),
  );
  let letGo = (): void => {};
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    letGo();
    letGo = keepPoolAlive(db, workerPool.id, log);
  });
  const begin = (): Promise<Runner> =>
    run({
      pgPool: db.pool,
      taskList,
      crontab,
      concurrency: 4,
      noHandleSignals: true,
      logger: quietLogger(log),
      events,
      // Without a batch the end of a job is reported by a promise that nobody awaits: should the database be gone at
      // that moment, the whole process would end.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });

  const stopped = new AbortController();
  let runner = await begin();
  const keepRunning = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await runner.promise.catch((err: unknown) => log.error({ err }, 'the job queue stopped'));
      while (!stopped.signal.aborted) {
        await wait(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => {});
        if (stopped.signal.aborted) return;
        const next = await begin().catch((err: unknown) =>
          log.error({ err }, 'the job queue does not start'),
        );
        if (next !== undefined) {
          runner = next;
          break;
        }
      }
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopped.abort();
      letGo();
      // Rejects when it has stopped already, which is what we want.
      await runner.stop().catch(() => {});
      await running;
    },
  };
}

/**
 * The queue keeps and logs the message of a job's error as it is. PostgreSQL quotes values in its messages, so what went
 * wrong is written to our log, which knows what to leave out, and the queue is told only where to look.
 */
function withSafeErrors(name: string, handle: JobHandler, log: Logger): Task {
  return async (payload, { job }) => {
    try {
      await handle(payload);
    } catch (err) {
      log.error({ err, job: job.id, task: name }, 'a job failed');
      throw err instanceof pg.DatabaseError ? new Error(`database error ${err.code}`) : err;
    }
  };
}

type JobRow = { readonly id: number };
const ADD_JOB = statement<JobRow>(
  'jobs.add',
  `SELECT id FROM graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4, max_attempts := $5)`,
);

export type JobOptions = {
  /** Two jobs with one key are one job. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
};

/** Queues work as part of a transaction: it is done if and only if the transaction commits. */
export async function addJob(
  tx: Queryable,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await tx.query(ADD_JOB, [
    name,
    JSON.stringify(payload),
    options.key ?? null,
    options.runAt ?? null,
    options.maxAttempts ?? null,
  ]);
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The worker reports every job; of those only troubles are of interest to an operator. */
function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(
    ({ taskIdentifier, jobId }) =>
      (level, message) =>
        log[LEVELS[level]]({ job: jobId, task: taskIdentifier }, message),
  );
}
