import { ok } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { getOverview } from './get-overview.ts';
import { listJobs } from './list-jobs.ts';
import { retryJob } from './retry-job.ts';

export type PlatformAdminDeps = {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly version: string;
};

export function platformAdminHandlers({
  db,
  clock,
  version,
}: PlatformAdminDeps): Pick<HandlersOf<'platform'>, 'getOverview' | 'listJobs' | 'retryJob'> {
  return {
    getOverview: async () => respond(200, ok(await getOverview(db, version, clock()))),
    listJobs: async ({ query }) => respond(200, await listJobs(db, query)),
    retryJob: async ({ params, transact }) =>
      transact(async (tx) => respond(200, await retryJob(tx, params.id))),
  };
}
