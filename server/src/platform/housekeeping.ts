import { type Queryable, statement } from './database.ts';
import type { JobHandler } from './jobs.ts';

/** What has lost its use and may go, an hour or more after the fact. */
const LEFTOVERS = [
  statement<never>(
    'housekeeping.session_tokens',
    `DELETE FROM session_tokens WHERE expires_at < now() - interval '1 hour'`,
  ),
  statement<never>(
    'housekeeping.sessions',
    `DELETE FROM sessions s WHERE created_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT FROM session_tokens t WHERE t.session_id = s.id)`,
  ),
  statement<never>(
    'housekeeping.one_time_tokens',
    `DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`,
  ),
  // As long as the cookie that names it; see KNOWN_DEVICE_LIFETIME_MS.
  statement<never>(
    'housekeeping.known_devices',
    `DELETE FROM known_devices WHERE last_used_at < now() - interval '365 days'`,
  ),
  statement<never>(
    'housekeeping.idempotent_replies',
    `DELETE FROM idempotent_replies WHERE created_at < now() - interval '2 days'`,
  ),
  statement<never>(
    'housekeeping.rate_counters',
    `DELETE FROM rate_counters WHERE resets_at < now() - interval '1 hour'`,
  ),
  // A row outlives its mail so that the event cannot cause a second one; by now nothing repeats it.
  statement<never>(
    'housekeeping.mails',
    `DELETE FROM mails WHERE created_at < now() - interval '90 days'`,
  ),
];

export const housekeepingCrontab = '17 * * * * remove_leftovers';

export function housekeepingJobs(db: Queryable): Readonly<Record<string, JobHandler>> {
  return {
    remove_leftovers: async () => {
      for (const leftover of LEFTOVERS) await db.query(leftover);
    },
  };
}
