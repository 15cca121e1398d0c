import { useRef } from 'react';
import { ApiProblem, failureTextOr } from '../../api/failures.ts';
import { type Job, type useFailedJobs, useRetryJob } from '../../api/queries/jobs.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { momentText } from '../../ui/forms/moment-text.ts';
import type { Column } from '../../ui/table-column.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './overview.module.css';

const NOT_RETRIED = 'We couldn’t retry the job. Please try again.';

const JOB_LABELS: ReadonlyMap<string, string> = new Map([
  ['send_account_link', 'Email an account link'],
  ['send_mail', 'Send an email'],
  ['refund_order', 'Refund an order'],
  ['sweep_orders', 'Check unpaid orders'],
  ['deliver_test_reports', 'Deliver test payments'],
  ['scan_media', 'Scan a file'],
  ['process_media', 'Process a file'],
  ['remove_unused_media', 'Remove unused files'],
  ['transfer_guide', 'Publish a guide'],
  ['remove_leftovers', 'Clean up old data'],
]);

export type FailedJobsProps = { readonly jobs: ReturnType<typeof useFailedJobs> };

/** The jobs that gave up, each with the reason and a retry button. */
export function FailedJobs({ jobs }: FailedJobsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="failed-jobs-title" className={sections.part}>
      <h3 id="failed-jobs-title" ref={title} tabIndex={-1} className={sections.subtitle}>
        Failed jobs
      </h3>
      {jobs.isPending ? (
        <TableSkeleton />
      ) : jobs.data === undefined ? (
        <LoadFailure what="the failed jobs" query={jobs} />
      ) : (
        <JobList
          rows={jobs.data.pages.flatMap(({ items }) => items)}
          // The row is removed, and its button with it.
          onRetried={() => title.current?.focus()}
        />
      )}
      <ShowMore of="failed jobs" query={jobs} />
    </section>
  );
}

type JobListProps = { readonly rows: readonly Job[]; readonly onRetried: () => void };

function JobList({ rows, onRetried }: JobListProps) {
  const { showToast } = useToast();
  const retry = useRetryJob();
  const retryNow = ({ job_id, task }: Job) =>
    retry.mutate(job_id, {
      onSuccess: () => {
        showToast(`Retrying “${jobLabel(task)}”`);
        onRetried();
      },
      onError: (error) => {
        if (!isNoLongerFailed(error)) return;
        showToast('Someone else has already retried this job');
        onRetried();
      },
    });
  const isExplained = retry.error === null || isNoLongerFailed(retry.error);
  return (
    <>
      {!isExplained && (
        <p role="alert" className={styles.failure}>
          {failureTextOr(retry.error, NOT_RETRIED)}
        </p>
      )}
      {rows.length === 0 ? (
        <p className={sections.lead}>No failed jobs.</p>
      ) : (
        <DataTable
          label="Failed jobs, newest first"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ job_id }) => job_id}
          actions={(job) => (
            <Button
              onClick={() => retryNow(job)}
              disabled={retry.isPending}
              busyText={
                retry.isPending && retry.variables === job.job_id ? 'Retrying...' : undefined
              }
              aria-label={`Retry “${jobLabel(job.task)}”, job ${job.job_id}`}
            >
              Retry
            </Button>
          )}
        />
      )}
    </>
  );
}

const COLUMNS: readonly [Column<Job>, ...Column<Job>[]] = [
  {
    heading: 'Job',
    cell: ({ task, job_id }) => (
      <>
        {jobLabel(task)} <span className={styles.id}>{job_id}</span>
      </>
    ),
  },
  {
    heading: 'Last error',
    cell: ({ last_error }) => <span className={styles.error}>{last_error ?? 'Unknown'}</span>,
  },
  { heading: 'Attempts', cell: ({ attempts }) => attempts, isFigure: true },
  {
    heading: 'Added',
    cell: ({ created_at }) => momentText(new Date(created_at), new Date()),
    isFigure: true,
  },
];

/** True if the job has left the list meanwhile. */
function isNoLongerFailed(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'conflict' || error.code === 'not_found');
}

/** The label of a job; its name if it is unknown. */
export function jobLabel(task: string): string {
  return JOB_LABELS.get(task) ?? task.replaceAll('_', ' ');
}
