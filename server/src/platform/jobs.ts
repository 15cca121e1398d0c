import { Logger as WorkerLogger, type Runner, run, runMigrations, type Task } from 'graphile-worker';
import type pg from 'pg';
import { type Queryable, statement } from './database.ts';
import type { Logger } from './logging.ts';

/** Work that may run more than once and whose effect happens once. */
export type JobHandler = (payload: unknown) => Promise<void>;

export type Jobs = { readonly stop: () => Promise<void> };

export type JobsOptions = {
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** graphile-worker's crontab lines. */
  readonly crontab: string;
};

export async function prepareJobTables(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

export async function startJobs({ pool, log, handlers, crontab }: JobsOptions): Promise<Jobs> {
  const taskList: Record<string, Task> = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle(payload)]),
  );
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    logger: quietLogger(log),
  });
  return { stop: () => runner.stop() };
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
export async function addJob(tx: Queryable, name: string, payload: object, options: JobOptions = {}): Promise<void> {
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
