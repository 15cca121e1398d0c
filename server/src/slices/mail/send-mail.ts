import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { SEND_MAIL } from './public.ts';
import { addressIn } from './sender.ts';
import { lockUnsentMail, markDelivered, markKept, markRefused } from './store.ts';

export type SendMailDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  /** MAIL_FROM. */
  readonly from: string;
  readonly clock: Clock;
  readonly log: Logger;
};

/** The job that sends a mail. Run twice, it sends once; when the mail server fails, the queue tries again later. */
export function mailJobs(deps: SendMailDeps): Readonly<Record<string, JobHandler>> {
  return {
    [SEND_MAIL]: (payload) => sendMail(deps, (payload as { readonly mailId: number }).mailId),
  };
}

async function sendMail({ db, mailer, from, clock, log }: SendMailDeps, id: number): Promise<void> {
  const [, domain] = addressIn(from).split('@');
  // Locked until the outcome is written: of two workers, the second finds it sent.
  await db.transaction(async (tx) => {
    const mail = await lockUnsentMail(tx, id);
    if (mail === null) return;
    const delivery = await mailer.deliver({
      // Should we die between sending and writing that down, mail servers see the repeat by this.
      messageId: `<mail-${mail.id}-${mail.created_at.getTime()}@${domain}>`,
      from,
      to: mail.recipient,
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
    });
    switch (delivery.kind) {
      case 'delivered':
        return markDelivered(tx, id, clock());
      case 'kept':
        return markKept(tx, id, clock());
      case 'refused':
        log.warn({ mail: id, reason: delivery.reason }, 'a mail was refused for good');
        return markRefused(tx, id, clock(), delivery.reason);
    }
  });
}
