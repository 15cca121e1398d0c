import type { Job } from './jobs.ts';
import type { Overview, SystemStatus } from './overview.ts';

/** A platform with some of everything and no problems, with the given fields overridden. */
export function someOverview(differing: Partial<Overview> = {}): Overview {
  return {
    version: '1.4.0',
    users: { total: 12_408, creators: 61, admins: 3 },
    guides: { live: 182, withdrawn: 9, places: 1730 },
    review: {
      submitted: 4,
      transferring: 1,
      transfer_failed: 0,
      failed_transfers: [],
      guide_reviews: 2,
      creator_requests: 3,
    },
    messages_to_answer: 5,
    sales: { orders_30_days: 412, gross_30_days: 2381.4 },
    searches: { today: 318, days_30: 9204 },
    ledger: {
      month: '2026-11',
      sales: 1190.7,
      refunds: 14.97,
      royalties: 680.2,
      fees: 495.53,
      owed_to_creators: 477.11,
      reconciled: true,
    },
    jobs: { waiting: 7, running: 2, failed: 0 },
    storage_bytes: 48_318_382_080,
    ...differing,
  };
}

/** A process that has been at work for more than an hour, with the given fields overridden. */
export function someSystemStatus(differing: Partial<SystemStatus> = {}): SystemStatus {
  return {
    process: 'laneway-1, process 4711',
    started_at: '2026-11-15T01:00:00Z',
    dependencies: [
      { name: 'database', is_set_up: true, down_since: null },
      { name: 'media_store', is_set_up: true, down_since: null },
      { name: 'mail', is_set_up: true, down_since: null },
      { name: 'scanner', is_set_up: false, down_since: null },
      { name: 'payments', is_set_up: true, down_since: null },
    ],
    jobs: { waiting: 7, running: 2, failed: 0, oldest_seconds: 40 },
    memory_bytes: 212_000_000,
    connections: { in_use: 3, waiting: 0, max: 12 },
    minutes: Array.from({ length: 60 }, (_, at) => ({
      ended_at: new Date(Date.UTC(2026, 10, 15, 3, at)).toISOString(),
      requests: 40 + ((at * 37) % 90),
      errors: at === 31 ? 2 : 0,
      p95_ms: at === 5 ? null : 12 + ((at * 7) % 40),
      memory_bytes: 180_000_000 + at * 500_000,
    })),
    ...differing,
  };
}

/** A failed job, with the given fields overridden. */
export function someJob(differing: Partial<Job> = {}): Job {
  return {
    job_id: '9007199254740993',
    task: 'send_mail',
    state: 'failed',
    attempts: 25,
    max_attempts: 25,
    last_error: 'connect ECONNREFUSED 127.0.0.1:25',
    created_at: '2026-11-12T03:00:00Z',
    run_at: '2026-11-15T03:00:00Z',
    ...differing,
  };
}
