import { type Queryable, statement } from '../database/database.ts';
import { isOutage } from '../database/outage.ts';
import type { Logger } from '../process/logging.ts';

/** The interval of a process's heartbeats, and the time without one after which it counts as dead. */
const BEAT_MS = 15_000;
const SILENCE = `interval '1 minute'`;

const SEND_HEARTBEAT = statement<never>(
  'job_pools.say',
  `INSERT INTO job_pools (id, seen_at) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
);
const FORGET = statement<never>(
  'job_pools.forget',
  `DELETE FROM job_pools WHERE seen_at < now() - ${SILENCE}`,
);
const FREE_JOBS = statement<never>(
  'job_pools.free_jobs',
  `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
    WHERE locked_at < now() - ${SILENCE} AND locked_by NOT IN (SELECT id FROM job_pools)
   HAVING count(*) > 0`,
);

/** The heartbeat of a pool of workers. */
export type Heartbeat = {
  /** Resolves once the pool is registered and the jobs of dead pools are released. */
  readonly begun: Promise<void>;
  readonly stop: () => void;
};

/**
 * The queue keeps a job locked for four hours, even if the process that took it was killed. So every process sends a
 * heartbeat, and any of them releases the jobs of a process that stopped.
 */
export function startHeartbeat(db: Queryable, poolId: string, log: Logger): Heartbeat {
  const beat = async (): Promise<void> => {
    try {
      await db.query(SEND_HEARTBEAT, [poolId]);
      await db.query(FORGET);
      await db.query(FREE_JOBS);
    } catch (err) {
      if (!isOutage(err)) log.warn({ err }, 'job queue maintenance failed');
    }
  };
  const begun = beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
  return { begun, stop: () => clearInterval(timer) };
}
