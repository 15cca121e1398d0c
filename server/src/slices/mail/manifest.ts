import type { MailboxEmail } from '@laneway/contract/platform';
import { refusal } from '@laneway/domain/refusal';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { answer, type HandlersOf, refused } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { sendPage } from '../../platform/web-pages/page.ts';
import { type MailboxAudience, mayRead } from './mailbox-audience.ts';
import { mailboxPage } from './mailbox-page.ts';
import { mailPersonalData } from './personal-data.ts';
import { emailJobs, type SendEmailDeps } from './send-email.ts';
import { type EmailRow, findNewestEmails } from './store.ts';

type MailboxDeps = { readonly db: Queryable; readonly audience: MailboxAudience };

const NOT_FOUND = refusal('not_found', 'Page not found');
const EMAILS_SHOWN = 200;

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
    personalData: mailPersonalData,
    leftovers: [LEFTOVER_MAILS],
  };
}

function mailboxHandlers({
  db,
  audience,
}: MailboxDeps): Pick<HandlersOf<'platform'>, 'showMailbox' | 'listMailbox'> {
  const emails = async () => (await findNewestEmails(db, EMAILS_SHOWN)).map(presentEmail);
  return {
    showMailbox: async ({ request, reply }) => {
      if (!mayRead(audience, request)) return refused(NOT_FOUND);
      const page = mailboxPage(await emails());
      await sendPage(reply.header('cache-control', 'no-store'), 'Laneway mailbox', page);
      return { kind: 'sent' };
    },
    listMailbox: async ({ request }) => {
      if (!mayRead(audience, request)) return refused(NOT_FOUND);
      return answer<'listMailbox'>({ status: 200, body: await emails() });
    },
  };
}

function presentEmail(row: EmailRow): MailboxEmail {
  return {
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    links: [...row.links],
    sent_at: row.created_at.toISOString(),
  };
}
