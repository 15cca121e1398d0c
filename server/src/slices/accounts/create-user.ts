import type { Account, CreateUserBody } from '@laneway/contract/accounts';
import { checkPassword } from '@laneway/domain/accounts/password';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { consentGiven } from './consent.ts';
import { issueLink } from './links.ts';
import { presentAccount } from './present.ts';
import { readAll, readEmail, readName } from './public/read-form.ts';
import { insertPerson } from './store.ts';

/** The text is the same for an account that a gift created, which only its emailed link can activate. */
const TAKEN = refusal(
  'conflict',
  'There’s already an account for this email. Log in or recover your account.',
);

/**
 * Creates an account, which can be used at once, and sends a welcome email with a link to confirm the email. Of two
 * sign-ups with the same email, one succeeds.
 */
export async function createUser(
  deps: AccountsDeps,
  body: CreateUserBody,
): Promise<Result<Account, Refusal>> {
  const form = readAll({
    name: readName(body.u_name, 'u_name'),
    email: readEmail(body.u_email, 'u_email'),
    password: checkPassword(body.u_password, 'u_password', body.u_email),
  });
  if (!form.ok) return form;
  const { name, email, password } = form.value;

  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock();
  const person = await deps.db.transaction(async (tx) => {
    const created = await insertPerson(tx, {
      email,
      name,
      passwordHash,
      consent: consentGiven(body.age_confirmed, now),
      createdAt: now,
    });
    if (created === null) return null;
    const purpose = 'email_confirmation';
    const link = await issueLink(tx, deps, { userId: created.id, purpose, now });
    await queueEmail(tx, {
      dedupeKey: `welcome ${created.id}`,
      to: created.email,
      template: 'welcome',
      data: { name: created.name, link },
    });
    return created;
  });
  return person === null ? fail(TAKEN) : ok(presentAccount(person));
}
