import { createTransport } from 'nodemailer';
import type { Logger } from '../platform/process/logging.ts';
import { ServiceUnavailableError, watchService } from '../platform/process/service-health.ts';
import type { Delivery, Email, Mailer } from '../ports/mailer.ts';

/** A mail server that doesn't respond must not block the queue for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the mail server at this URL, with its user and password if it has them. */
export function createSmtpMailer(url: string, log: Logger, timeouts = TIMEOUTS): Mailer {
  const transport = createTransport({ url, ...timeouts });
  const probe = () =>
    transport.verify().catch((error: unknown) => {
      throw failureOf(error);
    });
  const health = watchService('the mail server', { log, probe });
  return {
    downSince: health.downSince,
    deliver: (email) =>
      health.run(async () => {
        try {
          await transport.sendMail(messageOf(email));
          return { kind: 'delivered' };
        } catch (error) {
          return refusalOf(error);
        }
      }),
  };
}

function messageOf({ messageId, from, to, replyTo, subject, text, html, requestId }: Email) {
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
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(requestId === null ? {} : { 'X-Request-Id': requestId }),
    },
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

/** Errors of a connection that could not be made, or broke. */
const CONNECTION_ERRORS: ReadonlySet<string | undefined> = new Set([
  'ECONNECTION',
  'EDNS',
  'ESOCKET',
  'ETIMEDOUT',
]);
/** What a mail server says while it shuts down. */
const CLOSING = 421;

function refusalOf(error: unknown): Delivery {
  const { code, responseCode, permanent } = error as MailError;
  // An address that can't be written in SMTP is rejected before the server is asked.
  const isPermanent = permanent === true || responseCode === undefined;
  if (MESSAGE_ERRORS.has(code) && isPermanent) return { kind: 'refused', reason: reasonOf(error) };
  throw failureOf(error);
}

function failureOf(error: unknown): Error {
  const { code, responseCode } = error as MailError;
  const text = `The mail server didn’t accept an email (${reasonOf(error) || 'unknown'}).`;
  const isGone = CONNECTION_ERRORS.has(code) || responseCode === CLOSING;
  return isGone ? new ServiceUnavailableError(text) : new Error(text);
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as MailError;
  return [code, responseCode].filter((part) => part !== undefined).join(' ');
}
