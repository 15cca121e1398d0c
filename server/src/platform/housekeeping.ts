import { type Queryable, type Statement, statement } from './database.ts';
import type { JobHandlers } from './job-table.ts';

/** Deletes the platform's own expired rows. */
export const platformLeftovers: readonly Statement<never>[] = [
  statement<never>(
    'housekeeping.idempotent_replies',
    `DELETE FROM idempotent_replies WHERE created_at < now() - interval '2 days'`,
  ),
  statement<never>(
    'housekeeping.rate_counters',
    `DELETE FROM rate_counters WHERE resets_at < now() - interval '1 hour'`,
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
