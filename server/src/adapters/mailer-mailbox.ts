import type { Mailer } from '../ports/mailer.ts';

/** Emails of an installation without a mail server stay in the database, and the mailbox page shows them. */
export function createMailbox(): Mailer {
  return { deliver: async () => ({ kind: 'kept' }) };
}
