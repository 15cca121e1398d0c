import type { Mailer } from '../ports/mailer.ts';

/** For an installation without a mail server: emails stay in the database and the mailbox page shows them. */
export function createMailbox(): Mailer {
  return { deliver: async () => ({ kind: 'kept' }) };
}
