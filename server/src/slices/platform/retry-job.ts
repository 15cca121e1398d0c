import type { Job } from '@laneway/contract/platform';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isJobId } from './job-id.ts';
import { findJob, type JobState, lockRetries, rescheduleJob } from './job-store.ts';
import { presentJob } from './present.ts';

const NOT_FOUND = refusal('not_found', 'Job not found. It may have finished.');
const NOT_FAILED: Readonly<Record<Exclude<JobState, 'failed'>, Refusal>> = {
  waiting: refusal('conflict', 'This job is already waiting to run.'),
  running: refusal('conflict', 'This job is already running.'),
};

/** Lets a failed job run again, now and with all its attempts, within the caller's transaction. */
export async function retryJob(
  tx: Transaction,
  admin: Actor,
  id: string,
  now: Date,
): Promise<Result<Job, Refusal>> {
  if (!isJobId(id)) return fail(NOT_FOUND);
  await lockRetries(tx);
  const before = await findJob(tx, id);
  if (before === null) return fail(NOT_FOUND);
  if (before.state !== 'failed') return fail(NOT_FAILED[before.state]);
  await rescheduleJob(tx, id);
  await recordAdminAction(tx, { action: 'job_retried', by: admin, id, name: before.task, now });
  const after = await findJob(tx, id);
  if (after === null) throw new Error('a failed job has left the queue by itself');
  return ok(presentJob(after));
}
