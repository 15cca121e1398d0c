import { type Queryable, statement } from '../database/database.ts';
import { JOBS } from './job-table.ts';

/** The queue counts an attempt when it starts, so the last one is running while the job is locked. */
export const JOB_STATE = `CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed' ELSE 'waiting' END`;

/** The unfinished jobs of a kind. */
export type QueuedJobs = {
  readonly task: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestSeconds: number;
};

/**
 * Finished jobs are deleted, so this reads only open and failed ones. A job that was tried gets a new time to run, so its
 * age counts from the beginning; one that was never tried may be meant for later.
 */
const READ = statement<QueuedJobs>(
  'jobs.read_queue',
  `SELECT task, count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'running') AS running,
          count(*) FILTER (WHERE state = 'failed') AS failed,
          coalesce(greatest(max(extract(epoch FROM now() - since)) FILTER (WHERE state <> 'failed'), 0), 0)::float8
            AS "oldestSeconds"
     FROM (SELECT task_identifier AS task, ${JOB_STATE} AS state,
                  CASE WHEN attempts = 0 THEN run_at ELSE created_at END AS since
             FROM graphile_worker.jobs) jobs
    GROUP BY task`,
);

/** The jobs in the queue, by kind; kinds without any have zeroes. */
export async function readQueue(db: Queryable): Promise<readonly QueuedJobs[]> {
  const found = await db.query(READ);
  const tasks = new Set([...Object.keys(JOBS), ...found.map(({ task }) => task)]);
  return [...tasks].map(
    (task) =>
      found.find((row) => row.task === task) ?? {
        task,
        waiting: 0,
        running: 0,
        failed: 0,
        oldestSeconds: 0,
      },
  );
}
