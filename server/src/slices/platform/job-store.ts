import type { JOB_STATES } from '@laneway/contract/platform';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { JOB_STATE } from '../../platform/jobs/job-queue.ts';

export type JobState = (typeof JOB_STATES)[number];

export type JobRow = {
  /** As text, because it may exceed the range of a number. */
  readonly id: string;
  readonly task: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly run_at: Date;
};

/** Lists every column, because a job's payload and key may be personal data. */
const JOB = `
  SELECT id::text AS id, task_identifier AS task, ${JOB_STATE} AS state, attempts, max_attempts,
         left(last_error, 4000) AS last_error, created_at, run_at
    FROM graphile_worker.jobs`;

const PAGE = statement<JobRow>(
  'platform.jobs_page',
  `${JOB} WHERE ($1::text IS NULL OR ${JOB_STATE} = $1) AND ($2::bigint IS NULL OR id < $2)
   ORDER BY jobs.id DESC LIMIT $3`,
);
const ONE = statement<JobRow>('platform.job', `${JOB} WHERE id = $1::bigint`);

/** Finished jobs are deleted, so this reads only open and failed ones. */
const COUNT = statement<Record<JobState, number>>(
  'platform.count_jobs',
  `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'running') AS running,
          count(*) FILTER (WHERE state = 'failed') AS failed
     FROM (SELECT ${JOB_STATE} AS state FROM graphile_worker.jobs) jobs`,
);

/** An arbitrary constant that no other lock uses. */
const RETRY_LOCK = 7_265_931;
const LOCK_RETRIES = statement<never>(
  'platform.lock_retries',
  `SELECT pg_advisory_xact_lock(${RETRY_LOCK})`,
);
const RESCHEDULE = statement<never>(
  'platform.reschedule_job',
  `SELECT FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at := now(), attempts := 0)`,
);

export function findJobs(
  db: Queryable,
  query: {
    readonly state: JobState | null;
    readonly beforeId: string | null;
    readonly limit: number;
  },
): Promise<JobRow[]> {
  return db.query(PAGE, [query.state, query.beforeId, query.limit]);
}

export async function findJob(db: Queryable, id: string): Promise<JobRow | null> {
  const [row] = await db.query(ONE, [id]);
  return row ?? null;
}

export async function countJobs(db: Queryable): Promise<Record<JobState, number>> {
  const [row] = await db.query(COUNT);
  if (row === undefined) throw new Error('counts always have a row');
  return row;
}

/**
 * One retry at a time, until the transaction ends: the second request finds the job waiting. The queue itself never
 * touches a failed job.
 */
export async function lockRetries(tx: Transaction): Promise<void> {
  await tx.query(LOCK_RETRIES);
}

/** Lets a job run now, with all its attempts. */
export async function rescheduleJob(tx: Transaction, id: string): Promise<void> {
  await tx.query(RESCHEDULE, [id]);
}
