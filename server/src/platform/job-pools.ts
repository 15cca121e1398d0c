import { type Queryable, statement } from './database.ts';
import type { Logger } from './logging.ts';

/** How often a process says that it is there, and after how long a silence it is taken for dead. */
const BEAT_MS = 15_000;
const SILENCE = `interval '1 minute'`;

const SAY = statement<never>(
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

/** What a pool of workers does to be known as alive. */
export type Heartbeat = {
  /** The pool is known, and what dead ones held is free. */
  readonly begun: Promise<void>;
  readonly stop: () => void;
};

/**
 * The queue leaves a job with the process that took it for four hours, even when that process was killed. So every
 * process says that it lives, and any of them frees what a silent one holds.
 */
export function keepPoolAlive(db: Queryable, poolId: string, log: Logger): Heartbeat {
  const beat = async (): Promise<void> => {
    try {
      await db.query(SAY, [poolId]);
      await db.query(FORGET);
      await db.query(FREE_JOBS);
    } catch (err) {
      log.warn({ err }, 'job queue maintenance failed');
    }
  };
  const begun = beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
  return { begun, stop: () => clearInterval(timer) };
}
