import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Ajv, type ValidateFunction } from 'ajv';
import {
  type Runner,
  run,
  runMigrations,
  type Task,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type pg from 'pg';
import { type Database, type Queryable, statement } from '../database/database.ts';
import { isOutage } from '../database/outage.ts';
import type { Logger } from '../process/logging.ts';
import type { JobOutcome } from '../process/metrics.ts';
import { requestIds } from '../process/request-ids.ts';
import { ServiceUnavailableError } from '../process/service-health.ts';
import { jobErrorText } from './job-error.ts';
import { type Heartbeat, startHeartbeat } from './job-pools.ts';
import {
  JOBS,
  type JobDefinition,
  type JobName,
  type JobRun,
  type PayloadOf,
  QUEUES,
  type Queue,
} from './job-table.ts';

export type Jobs = { readonly stop: () => Promise<void> };

export type JobsOptions = {
  readonly db: Database;
  readonly log: Logger;
  readonly handlers: Readonly<Record<string, AnyJobHandler | undefined>>;
  /** The schedules of jobs, as cron expressions. */
  readonly cron: Readonly<Record<string, string | undefined>>;
  /** Is told how each run of a job ended. */
  readonly onRun?: (job: string, outcome: JobOutcome, seconds: number) => void;
  /** The job table; tests use their own. */
  readonly table?: Readonly<Record<string, JobDefinition>>;
};

/** A payload's schema is compiled with the first job of its kind, to keep the start fast. */
const payloads = new Ajv({ strict: false });

type AnyJobHandler = (payload: never, run: JobRun) => Promise<void>;

export async function prepareJobTables(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

const RESTART_MS = 1_000;

/** Runs jobs until `stop`, and reconnects when the database was lost. Each queue has its own workers. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { handlers, cron } = options;
  const table: Readonly<Record<string, JobDefinition>> = options.table ?? JOBS;
  const queues = (Object.keys(QUEUES) as Queue[]).map((queue) => {
    const names = Object.keys(handlers).filter((name) => table[name]?.queue === queue);
    return { queue, names };
  });
  const undefinedJobs = Object.keys(handlers).filter((name) => table[name] === undefined);
  if (undefinedJobs.length > 0) throw new Error(`jobs without a definition: ${undefinedJobs}`);
  const running = await Promise.all(
    queues
      .filter(({ names }) => names.length > 0)
      .map(({ queue, names }) =>
        startQueue({
          ...options,
          concurrency: QUEUES[queue],
          taskList: Object.fromEntries(names.map((name) => [name, taskOf(name, table, options)])),
          crontab: names.flatMap((name) => crontabLine(name, table, cron[name])).join('\n'),
        }),
      ),
  );
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

function crontabLine(
  name: string,
  table: Readonly<Record<string, JobDefinition>>,
  schedule: string | undefined,
): readonly string[] {
  const definition = table[name];
  if (schedule === undefined || definition === undefined) return [];
  return [`${schedule} ${name} ?max=${definition.maxAttempts}&priority=${definition.priority}`];
}

type QueueOptions = Pick<JobsOptions, 'db' | 'log'> & {
  readonly taskList: Record<string, Task>;
  readonly crontab: string;
  readonly concurrency: number;
};

async function startQueue({
  db,
  log,
  taskList,
  crontab,
  concurrency,
}: QueueOptions): Promise<Jobs> {
  let heartbeat: Heartbeat | null = null;
  const begin = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      heartbeat?.stop();
      heartbeat = startHeartbeat(db, workerPool.id, log);
    });
    const runner = await run({
      pgPool: db.pool,
      taskList,
      crontab,
      concurrency,
      noHandleSignals: true,
      logger: quietLogger(log),
      events,
      // Without a batch the end of a job is reported by a promise that nobody awaits: if the database were gone at that
      // moment, the whole process would end.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    // Other code awaits this promise too; until then a rejection must not end the process.
    runner.promise.catch(() => {});
    stopWhenStuck(runner, db, log);
    await heartbeat?.begun;
    return runner;
  };

  const stopped = new AbortController();
  let runner = await begin();
  const keepRunning = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await runner.promise.catch((err: unknown) => log.error({ err }, 'the job queue stopped'));
      while (!stopped.signal.aborted) {
        await wait(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => {});
        if (stopped.signal.aborted) return;
        if (db.outage.isDown()) continue;
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
      heartbeat?.stop();
      // It rejects if it has already stopped, which is fine.
      await runner.stop().catch(() => {});
      await running;
    },
  };
}

/** Less than the two seconds between two attempts of a worker to find a job. */
const STUCK_AFTER_MS = 1_500;

/**
 * The library looks up the ids of a queue's jobs once and keeps the answer, even if it is an error: a queue that starts
 * in the moment in which the database goes away would never find a job again. So a queue that can't ask for jobs while
 * the database is up is stopped, and `startQueue` starts it anew.
 */
function stopWhenStuck(runner: Runner, { outage }: Database, log: Logger): void {
  let failingSince: number | null = null;
  const isFine = (): void => {
    failingSince = null;
  };
  runner.events.on('worker:getJob:empty', isFine);
  runner.events.on('job:start', isFine);
  runner.events.on('worker:getJob:error', ({ error: err }) => {
    if (outage.isDown()) return isFine();
    failingSince ??= performance.now();
    if (performance.now() - failingSince < STUCK_AFTER_MS) return;
    log[isOutage(err) ? 'debug' : 'warn'](
      { err },
      'the job queue finds no jobs; starting it again',
    );
    // Not before the worker is done with this error: stopped in the middle of it, it reports another one.
    setImmediate(() => void runner.stop().catch(() => {}));
  });
}

/** The attempt after which a job that waits for a service is tried about once a minute. */
const LAST_COUNTED_ATTEMPT = 4;
const COUNT_NO_FURTHER = statement<never>(
  'jobs.count_no_further',
  `UPDATE graphile_worker._private_jobs SET attempts = ${LAST_COUNTED_ATTEMPT}
    WHERE id = $1 AND attempts > ${LAST_COUNTED_ATTEMPT} AND max_attempts > ${LAST_COUNTED_ATTEMPT}`,
);

/**
 * The queue stores and logs the message of a job's error unchanged, and shows it to admins. So the error itself goes to
 * our own log, and the queue gets a redacted text. While a service is gone, which is logged when it begins and ends,
 * its jobs neither use up their attempts nor wait for hours.
 */
function taskOf(
  name: string,
  table: Readonly<Record<string, JobDefinition>>,
  { db, handlers, log, onRun }: JobsOptions,
): Task {
  const handle = handlers[name];
  const schema = table[name]?.payload;
  if (handle === undefined || schema === undefined) throw new Error(`there is no job ${name}`);
  let isValid: ValidateFunction | null = null;
  return (payload, { job }) =>
    forItsRequest(payload, async () => {
      const began = performance.now();
      const reportAs = (outcome: JobOutcome): void =>
        onRun?.(name, outcome, (performance.now() - began) / 1_000);
      try {
        isValid ??= payloads.compile(schema);
        if (!isValid(payload)) throw new Error(`the payload of ${name} is invalid`);
        await handle(payload as never, jobRun(job));
        reportAs('done');
      } catch (err) {
        const text = jobErrorText(err);
        const isWaiting = err instanceof ServiceUnavailableError;
        reportAs(isWaiting ? 'waiting' : 'failed');
        log[isWaiting ? 'debug' : 'error']({ err, job: job.id, task: name }, 'a job failed');
        if (!isWaiting) throw new Error(text);
        await db.query(COUNT_NO_FURTHER, [job.id]).catch(() => {});
        throw new ServiceUnavailableError(text);
      }
    });
}

/** Does a job's work as part of the request that queued it. */
export function forItsRequest(payload: unknown, work: () => Promise<void>): Promise<void> {
  const { requestId } = payload as { readonly requestId?: string };
  return requestIds.run(requestId, work);
}

export function jobRun(job: { readonly attempts: number; readonly max_attempts: number }): JobRun {
  return { isLastAttempt: job.attempts >= job.max_attempts };
}

type JobRow = { readonly id: number };
const ADD_JOB = statement<JobRow>(
  'jobs.add',
  `SELECT id FROM graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4, max_attempts := $5,
                                          priority := $6)`,
);

export type JobOptions = {
  /** Two jobs with the same key are one job. */
  readonly key?: string;
  readonly runAt?: Date;
};

/** Queues a job in a transaction: it runs if and only if the transaction commits. */
export function addJob<N extends JobName>(
  tx: Queryable,
  name: N,
  payload: PayloadOf<N>,
  options: JobOptions = {},
): Promise<void> {
  return enqueue(tx, name, JOBS[name], payload as object, options);
}

/** Like `addJob`, for any job table. The payload carries the id of the request that adds it. */
export async function enqueue(
  tx: Queryable,
  name: string,
  { maxAttempts, priority }: Pick<JobDefinition, 'maxAttempts' | 'priority'>,
  payload: object,
  { key, runAt }: JobOptions = {},
): Promise<void> {
  const stored = { ...payload, requestId: requestIds.getStore() };
  const values = [JSON.stringify(stored), key ?? null, runAt ?? null, maxAttempts, priority];
  await tx.query(ADD_JOB, [name, ...values]);
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * The worker logs every job, but operators need only the failures. That it keeps trying during an outage is not worth a
 * line each time.
 */
function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(
    ({ taskIdentifier, jobId }) =>
      (level, message, { error } = {}) =>
        log[isOutage(error) || error instanceof ServiceUnavailableError ? 'debug' : LEVELS[level]](
          { job: jobId, task: taskIdentifier },
          message,
        ),
  );
}
