import { randomUUID } from 'node:crypto';
import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { issueLink } from './links.ts';
import { findPerson } from './store.ts';

/** Sends a logged-in user another link to confirm their email, unless it's confirmed; returns the text for either. */
export async function resendConfirmation(
  deps: AccountsDeps,
  userId: number,
): Promise<Result<string, Refusal>> {
  const person = await findPerson(deps.db, userId);
  if (person === null || person.email_verified) return ok(confirmationTexts.alreadyDone);
  const allowed = await deps.limits.take('confirmations_of_person', userId);
  if (!allowed.ok) return allowed;
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const link = await issueLink(tx, deps, { userId, purpose: 'email_confirmation', now });
    await queueEmail(tx, {
      dedupeKey: `email confirmation ${randomUUID()}`,
      to: person.email,
      template: 'email_confirmation',
      data: { name: person.name, link },
    });
  });
  return ok(confirmationTexts.sent);
}
