import { hostname } from 'node:os';
import { DEPENDENCIES, type SystemMinute, type SystemStatus } from '@laneway/contract/platform';
import type { Database } from '../../platform/database/database.ts';
import { type QueuedJobs, readQueue } from '../../platform/jobs/job-queue.ts';
import type { Metrics } from '../../platform/process/metrics.ts';
import type { Minute } from '../../platform/process/minutes.ts';

/** How this process is doing, and its last hour, for people. `/metrics` has more, for programs. */
export async function getSystemStatus(
  db: Pick<Database, 'pool' | 'query'>,
  { dependencies, minutes }: Metrics,
  now: Date,
): Promise<SystemStatus> {
  const { pool } = db;
  const queue = await readQueue(db);
  const sumOf = (state: 'waiting' | 'running' | 'failed') =>
    queue.reduce((sum, jobs: QueuedJobs) => sum + jobs[state], 0);
  return {
    process: `${hostname()}, process ${process.pid}`,
    started_at: new Date(now.getTime() - process.uptime() * 1_000).toISOString(),
    dependencies: DEPENDENCIES.map((name) => ({
      name,
      is_set_up: dependencies[name] !== undefined,
      down_since: dependencies[name]?.()?.toISOString() ?? null,
    })),
    jobs: {
      waiting: sumOf('waiting'),
      running: sumOf('running'),
      failed: sumOf('failed'),
      oldest_seconds: Math.round(Math.max(...queue.map(({ oldestSeconds }) => oldestSeconds))),
    },
    memory_bytes: process.memoryUsage.rss(),
    connections: {
      in_use: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    },
    minutes: minutes().map(presentMinute),
  };
}

function presentMinute({
  endedAt,
  requests,
  errors,
  p95Seconds,
  memoryBytes,
}: Minute): SystemMinute {
  return {
    ended_at: endedAt.toISOString(),
    requests,
    errors,
    p95_ms: p95Seconds === null ? null : Math.round(p95Seconds * 1_000),
    memory_bytes: memoryBytes,
  };
}
