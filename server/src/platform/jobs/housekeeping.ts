import { type Queryable, type Statement, statement } from '../database/database.ts';
import type { JobHandlers, JobName } from './job-table.ts';

/** Jobs that a schedule adds again and again, so that a failed one has a successor. */
const SCHEDULED: readonly JobName[] = [
  'sweep_orders',
  'deliver_test_reports',
  'remove_unused_media',
  'recount_search_words',
  'remove_leftovers',
];

const MAX_REPLIES_PER_PERSON = 2_000;

/** Deletes the platform's own expired rows. */
export const platformLeftovers: readonly Statement<never>[] = [
  statement<never>(
    'housekeeping.idempotent_replies',
    `DELETE FROM idempotent_replies WHERE created_at < now() - interval '2 days'`,
  ),
  // Retries come soon, so a client that sends this many keys no longer needs the oldest.
  statement<never>(
    'housekeeping.most_idempotent_replies',
    `DELETE FROM idempotent_replies
      WHERE (user_id, key) IN (
        SELECT user_id, key FROM (
          SELECT user_id, key, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC) AS nth
            FROM idempotent_replies WHERE status IS NOT NULL) AS reply
         WHERE nth > ${MAX_REPLIES_PER_PERSON})`,
  ),
  statement<never>(
    'housekeeping.rate_counters',
    `DELETE FROM rate_counters WHERE resets_at < now() - interval '1 hour'`,
  ),
  // A job that runs every minute would otherwise fill the list of failed jobs after a bad night.
  statement<never>(
    'housekeeping.failed_schedules',
    `SELECT FROM graphile_worker.jobs, graphile_worker.complete_jobs(ARRAY[jobs.id])
      WHERE jobs.task_identifier IN (${SCHEDULED.map((name) => `'${name}'`).join(', ')})
        AND jobs.locked_at IS NULL AND jobs.attempts >= jobs.max_attempts
        AND jobs.updated_at < now() - interval '1 day'`,
  ),
];

export const HOUSEKEEPING_SCHEDULE = '17 * * * *';

/** Runs the clean-up statements of all slices. */
export function housekeepingJobs(
  db: Queryable,
  leftovers: readonly Statement<never>[],
): Pick<JobHandlers, 'remove_leftovers'> {
  return {
    remove_leftovers: async () => {
      for (const leftover of leftovers) await db.query(leftover);
    },
  };
}
