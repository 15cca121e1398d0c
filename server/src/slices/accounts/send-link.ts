import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import { HOUR_MS } from '@laneway/domain/timing';
import type { Database } from '../../platform/database/database.ts';
import type { JobHandlers, PayloadOf } from '../../platform/jobs/job-table.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { queueEmail } from '../mail/public.ts';
import { issueLink, type LinkOptions } from './links.ts';
import { lockPersonByEmail, type PersonRow } from './store.ts';
import { countLinkTokensSince } from './token-store.ts';

export type SendLinkDeps = LinkOptions & { readonly db: Database; readonly clock: Clock };

/** Keeps strangers from flooding someone's inbox. */
const MAX_LINKS_PER_HOUR = 5;

export function accountJobs(deps: SendLinkDeps): Pick<JobHandlers, 'send_account_link'> {
  return { send_account_link: (request) => sendLink(deps, request) };
}

/** Emails the link that the account needs: to activate it if it isn't active yet, otherwise to reset its password. */
async function sendLink(
  deps: SendLinkDeps,
  { email, request: requestId }: PayloadOf<'send_account_link'>,
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const person = await lockPersonByEmail(tx, email);
    if (person === null) return;
    const purpose = purposeFor(person);
    // Counted per purpose: someone who created an account with another person's email must not use up their links.
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const recentCount = await countLinkTokensSince(tx, person.id, purpose, anHourAgo);
    if (recentCount >= MAX_LINKS_PER_HOUR) return;
    const link = await issueLink(tx, deps, { userId: person.id, purpose, now });
    await queueEmail(tx, {
      dedupeKey: `account link ${requestId}`,
      to: person.email,
      template: purpose,
      data: { name: person.name, link },
    });
  });
}

function purposeFor({ password_hash }: PersonRow): TokenPurpose {
  return password_hash === null ? 'account_activation' : 'password_reset';
}
