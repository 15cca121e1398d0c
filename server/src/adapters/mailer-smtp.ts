import { createTransport } from 'nodemailer';
import type { Delivery, Email, Mailer } from '../ports/mailer.ts';

/** A mail server that does not answer must not hold the queue for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the mail server that the address names, with its user and password if it has them. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    deliver: async (email) => {
      try {
        await transport.sendMail(messageOf(email));
        return { kind: 'delivered' };
      } catch (error) {
        return refusedForGood(error);
      }
    },
  };
}

function messageOf({ messageId, from, to, replyTo, subject, text, html }: Email) {
  return {
    messageId,
    from,
    // As an object it is one address, whatever characters it has; text would be taken apart at its commas.
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    // Says to other mail programs: do not answer with "I am on holiday".
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What a mail error of any kind may carry, as far as we read it. */
type MailError = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
};

/** Faults of this one mail; any other is a fault of the connection or the settings, and passes. */
const FAULTS_OF_THE_MAIL: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

function refusedForGood(error: unknown): Delivery {
  const { code, responseCode, permanent } = error as MailError;
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  // An address that cannot be written into the protocol at all is refused before the server is asked.
  const hopeless = permanent === true || responseCode === undefined;
  if (FAULTS_OF_THE_MAIL.has(code) && hopeless) return { kind: 'refused', reason };
  throw new Error(
    `The mail server didn’t accept an email (${reason === '' ? 'unknown' : reason}).`,
  );
}
