import { createTransport } from 'nodemailer';
import type { Delivery, Email, Mailer } from '../ports/mailer.ts';

/** A mail server that doesn't respond must not block the queue for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the mail server at this URL, with its user and password if it has them. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    deliver: async (email) => {
      try {
        await transport.sendMail(messageOf(email));
        return { kind: 'delivered' };
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

function messageOf({ messageId, from, to, replyTo, subject, text, html }: Email) {
  return {
    messageId,
    from,
    // As an object it is one address; a string would be split at its commas.
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    // Asks mail servers not to send out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The fields that we read of an SMTP error. */
type MailError = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
};

/** Errors of this one email; any other is an error of the connection or the settings, so a retry may work. */
const MESSAGE_ERRORS: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

function refusalOf(error: unknown): Delivery {
  const { code, responseCode, permanent } = error as MailError;
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  // An address that can't be written in SMTP is rejected before the server is asked.
  const isPermanent = permanent === true || responseCode === undefined;
  if (MESSAGE_ERRORS.has(code) && isPermanent) return { kind: 'refused', reason };
  throw new Error(
    `The mail server didn’t accept an email (${reason === '' ? 'unknown' : reason}).`,
  );
}
