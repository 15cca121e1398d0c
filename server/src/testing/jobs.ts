import { Logger, runOnce, type Task } from 'graphile-worker';
import { createMailbox } from '../adapters/mailer-mailbox.ts';
import { createSessionJar } from '../platform/http/cookies.ts';
import { createRateLimits } from '../platform/http/rate-limiter.ts';
import type { JobHandlers, JobRun } from '../platform/jobs/job-table.ts';
import { forItsRequest, jobRun } from '../platform/jobs/jobs.ts';
import { createMetrics } from '../platform/process/metrics.ts';
import type { Mailer } from '../ports/mailer.ts';
import { createVisitorResponses } from '../slices/catalogue/visitor-responses.ts';
import { createSlices } from '../slices.ts';
import type { TestApp } from './test-app.ts';

/** For jobs that are run without a queue. */
export const FIRST_ATTEMPT: JobRun = { isLastAttempt: false };

/** The jobs of an application, with its own clock and settings. */
export function jobsOf({ deps }: Pick<TestApp, 'deps'>, mailer: Mailer): JobHandlers {
  const { db, clock, config } = deps;
  const slices = createSlices({
    ...deps,
    mailer,
    jar: createSessionJar(config.publicUrl),
    limits: createRateLimits({ db, clock, secret: deps.sessionSecret }),
    metrics: createMetrics({ ...deps, dependencies: {} }),
    forVisitors: createVisitorResponses(deps),
    mapArchive: null,
  });
  return Object.assign({}, ...slices.map(({ jobs }) => jobs));
}

/** Runs the jobs in an application's queue until it is empty. */
export async function runJobs(
  app: Pick<TestApp, 'db' | 'deps'>,
  mailer: Mailer = createMailbox(),
): Promise<void> {
  const { db } = app;
  const taskList = Object.fromEntries(
    Object.entries(jobsOf(app, mailer)).map(([name, handle]): [string, Task] => [
      name,
      (payload, { job }) => forItsRequest(payload, () => handle(payload as never, jobRun(job))),
    ]),
  );
  await runOnce({ pgPool: db.pool, taskList, noHandleSignals: true, logger: silent });
}

const silent = new Logger(() => () => {});

export type KeptMail = {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly links: readonly string[];
};

/** The emails queued for an address, oldest first. */
export async function mailsTo({ db }: Pick<TestApp, 'db'>, email: string): Promise<KeptMail[]> {
  const { rows } = await db.pool.query<KeptMail>(
    'SELECT recipient, subject, text_body, html_body, links FROM mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
  return rows;
}

/** The token in the newest link that was emailed to an address. */
export async function mailedToken(app: Pick<TestApp, 'db'>, email: string): Promise<string> {
  const links = (await mailsTo(app, email)).flatMap((mail) => mail.links);
  const tokens = links.map((link) => new URL(link).searchParams.get('token'));
  return tokens.findLast((token) => token !== null) ?? '';
}
