import { randomUUID } from 'node:crypto';
import { emailChangeTexts } from '@laneway/domain/accounts/form-messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { issueLink } from './links.ts';
import { type PersonRow, replaceEmail } from './store.ts';
import { invalidateLinkTokens } from './token-store.ts';

const TAKEN = refusal('conflict', emailChangeTexts.taken, { email: emailChangeTexts.taken });

/** PostgreSQL's code for a value that has to be unique and isn't. */
const UNIQUE_VIOLATION = '23505';

/**
 * Corrects an email that was never confirmed, such as a typo at sign-up, at once: there is no owner to protect, and the
 * mailbox with the typo must not be able to take over the account. The new email is unconfirmed too. False if the
 * email was confirmed, or the password changed, since the person was read.
 */
export async function replaceUnconfirmedEmail(
  deps: AccountsDeps,
  person: PersonRow,
  email: string,
): Promise<Result<boolean, Refusal>> {
  try {
    return ok(await deps.db.transaction((tx) => replaceAndConfirm(tx, deps, person, email)));
  } catch (error) {
    // Creating an account with this email would be refused in the same words, so this reveals nothing more.
    if ((error as { readonly code?: string }).code === UNIQUE_VIOLATION) return fail(TAKEN);
    throw error;
  }
}

async function replaceAndConfirm(
  tx: Transaction,
  deps: AccountsDeps,
  person: PersonRow,
  email: string,
): Promise<boolean> {
  const now = deps.clock();
  if (!(await replaceEmail(tx, person, email))) return false;
  await invalidateLinkTokens(tx, person.id, now);
  const change = { userId: person.id, from: person.email, to: email, wasProven: false };
  for (const { onEmailChanged } of deps.personalData) await onEmailChanged?.(tx, change);
  const link = await issueLink(tx, deps, { userId: person.id, purpose: 'email_confirmation', now });
  await queueEmail(tx, {
    dedupeKey: `email confirmation ${randomUUID()}`,
    to: email,
    template: 'email_confirmation',
    data: { name: person.name, link },
  });
  return true;
}
