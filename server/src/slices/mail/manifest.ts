import { statement } from '../../platform/database/database.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { mailPersonalData } from './personal-data.ts';
import { type MailboxDeps, mailboxHandlers } from './routes.ts';
import { emailJobs, type SendEmailDeps } from './send-email.ts';

/** A row outlives its email so that its event can't cause a second one; by now the event isn't repeated. */
const LEFTOVER_MAILS = statement<never>(
  'mail.leftovers',
  `DELETE FROM mails WHERE created_at < now() - interval '90 days'`,
);

export function mailSlice(deps: MailboxDeps & SendEmailDeps): SliceManifest {
  return {
    name: 'mail',
    handlers: mailboxHandlers(deps),
    jobs: emailJobs(deps),
    people: mailPersonalData,
    leftovers: [LEFTOVER_MAILS],
  };
}
