import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { JobHandlers } from '../../platform/job-table.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { addressIn } from './sender.ts';
import { claimMail, isUnsent, markDelivered, markKept, markRefused, releaseMail } from './store.ts';

export type SendMailDeps = {
  readonly db: Queryable;
  readonly mailer: Mailer;
  /** MAIL_FROM. */
  readonly from: string;
  readonly clock: Clock;
  readonly log: Logger;
};

/** The job that sends an email. Run twice, it sends once; when the mail server fails, the queue retries. */
export function mailJobs(deps: SendMailDeps): Pick<JobHandlers, 'send_mail'> {
  return { send_mail: ({ mailId }) => sendMail(deps, mailId) };
}

/** Longer than the mailer's timeout. If this process crashes, another one takes over after this time. */
const CLAIM_MS = 120_000;

async function sendMail({ db, mailer, from, clock, log }: SendMailDeps, id: number): Promise<void> {
  const now = clock();
  const mail = await claimMail(db, id, now, new Date(now.getTime() + CLAIM_MS));
  if (mail === null) {
    // Thrown so that the queue retries: the process that is sending it may have crashed.
    if (await isUnsent(db, id)) throw new Error(`email ${id} is being sent by another process`);
    return;
  }
  const [, domain] = addressIn(from).split('@');
  const email = {
    // If we crash after sending and before storing that, mail servers recognise the retry by this.
    messageId: `<mail-${mail.id}-${mail.created_at.getTime()}@${domain}>`,
    from,
    to: mail.recipient,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
  };
  const delivery = await mailer.deliver(email).catch(async (error: unknown) => {
    await releaseMail(db, id);
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
