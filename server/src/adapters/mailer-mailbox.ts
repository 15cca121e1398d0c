import type { Mailer } from '../ports/mailer.ts';

/** For an installation without a mail server: mails stay where they were written and are read on a page. */
export function createMailbox(): Mailer {
  return { deliver: async () => ({ kind: 'kept' }) };
}
