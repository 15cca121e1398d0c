import { randomUUID } from 'node:crypto';
import type { EmailChange, RequestEmailChangeBody } from '@laneway/contract/accounts';
import { emailChangeTexts } from '@laneway/domain/accounts/form-messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { issueLink } from './links.ts';
import { presentEmailChange } from './present.ts';
import { readEmail } from './public/read-form.ts';
import { replaceUnconfirmedEmail } from './replace-unconfirmed-email.ts';
import { findPersonByEmail, lockIfPasswordUnchanged, type PersonRow } from './store.ts';
import { findOpenEmailChange } from './token-store.ts';

const SAME = emailChangeTexts.sameEmail;
const SAME_EMAIL = refusal('invalid_input', SAME, { email: SAME });
const CHANGED = refusal('conflict', emailChangeTexts.changedMeanwhile);

/**
 * Sends a link to the new email of a logged-in user, and notifies the current one. Nothing else changes until the link
 * is used. If another account has the new email, its owner gets a message instead of the link. The reply is the same in
 * both cases, so that it doesn't reveal who has an account. An email that was never confirmed is replaced at once.
 */
export async function requestEmailChange(
  deps: AccountsDeps,
  userId: number,
  body: RequestEmailChangeBody,
): Promise<Result<EmailChange, Refusal>> {
  const email = readEmail(body.email, 'email');
  if (!email.ok) return email;
  const person = await checkOwnPassword(deps, userId, body.u_password, 'u_password');
  if (!person.ok) return person;
  const newEmail = email.value;
  if (newEmail === person.value.email) return fail(SAME_EMAIL);
  const allowed = await deps.limits.take('email_changes_of_person', userId);
  if (!allowed.ok) return allowed;
  const bearable = await deps.limits.take('email_changes_to_email', newEmail);
  if (!bearable.ok) return bearable;

  if (!person.value.email_verified) {
    const replaced = await replaceUnconfirmedEmail(deps, person.value, newEmail);
    if (!replaced.ok) return replaced;
    return replaced.value ? ok(presentEmailChange(null)) : fail(CHANGED);
  }

  const now = deps.clock();
  const change = await deps.db.transaction(async (tx) => {
    // A change of the password, which cancels this, may have come after the check.
    if (!(await lockIfPasswordUnchanged(tx, person.value))) return null;
    const link = await issueLink(tx, deps, { userId, purpose: 'email_change', now, newEmail });
    await writeToBoth(tx, deps, { person: person.value, newEmail, link });
    return findOpenEmailChange(tx, userId, now);
  });
  return change === null ? fail(CHANGED) : ok(presentEmailChange(change));
}

async function writeToBoth(
  tx: Transaction,
  { publicUrl }: Pick<AccountsDeps, 'publicUrl'>,
  {
    person,
    newEmail,
    link,
  }: { readonly person: PersonRow; readonly newEmail: string; readonly link: string },
): Promise<void> {
  const request = randomUUID();
  const owner = await findPersonByEmail(tx, newEmail);
  const toNew = { dedupeKey: `email change ${request}`, to: newEmail, accountId: person.id };
  if (owner === null) {
    const data = { name: person.name, link };
    await queueEmail(tx, { ...toNew, template: 'email_change', data });
  } else {
    const data = { name: owner.name, link: publicUrl };
    await queueEmail(tx, { ...toNew, template: 'email_taken', data });
  }
  await queueEmail(tx, {
    dedupeKey: `email change requested ${request}`,
    to: person.email,
    template: 'email_change_requested',
    data: { name: person.name, link: publicUrl },
  });
}
