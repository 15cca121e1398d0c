import type { Queryable } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/job-table.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import { requestIds } from '../../platform/process/request-ids.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { addressIn } from './sender.ts';
import {
  claimEmail,
  isUnsent,
  markDelivered,
  markKept,
  markRefused,
  releaseEmail,
} from './store.ts';

export type SendEmailDeps = {
  readonly db: Queryable;
  readonly mailer: Mailer;
  /** The sender address of the setting MAIL_FROM. */
  readonly from: string;
  readonly clock: Clock;
  readonly log: Logger;
};

/** The job that sends an email. Run twice, it sends once; when the mail server fails, the queue retries. */
export function emailJobs(deps: SendEmailDeps): Pick<JobHandlers, 'send_mail'> {
  return { send_mail: ({ mailId }) => sendEmail(deps, mailId) };
}

/** Longer than the mailer's timeout. If this process crashes, another one takes over after this time. */
const CLAIM_MS = 120_000;

async function sendEmail(
  { db, mailer, from, clock, log }: SendEmailDeps,
  id: number,
): Promise<void> {
  const now = clock();
  const row = await claimEmail(db, id, now, new Date(now.getTime() + CLAIM_MS));
  if (row === null) {
    // Thrown so that the queue retries: the process that is sending it may have crashed.
    if (await isUnsent(db, id)) throw new Error(`email ${id} is being sent by another process`);
    return;
  }
  const [, domain] = addressIn(from).split('@');
  const email = {
    // If we crash after sending and before storing that, mail servers recognise the retry by this.
    messageId: `<mail-${row.id}-${row.created_at.getTime()}@${domain}>`,
    from,
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    requestId: requestIds.getStore() ?? null,
  };
  const delivery = await mailer.deliver(email).catch(async (error: unknown) => {
    await releaseEmail(db, id);
    throw error;
  });
  switch (delivery.kind) {
    case 'delivered':
      return markDelivered(db, id, clock());
    case 'kept':
      return markKept(db, id, clock());
    case 'refused':
      log.warn({ mail: id, reason: delivery.reason }, 'the mail server rejected an email');
      return markRefused(db, id, clock(), delivery.reason);
  }
}
