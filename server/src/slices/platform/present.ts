import type { Job } from '@laneway/contract/platform';
import { redactError } from '../../platform/jobs/job-error.ts';
import type { JobRow } from './job-store.ts';

export function presentJob(row: JobRow): Job {
  return {
    job_id: row.id,
    task: row.task,
    state: row.state,
    attempts: row.attempts,
    max_attempts: row.max_attempts,
    // Redacted again, for errors of the queue itself and of older versions.
    last_error: row.last_error === null ? null : redactError(row.last_error),
    created_at: row.created_at.toISOString(),
    run_at: row.run_at.toISOString(),
  };
}
