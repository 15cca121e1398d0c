import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { issueLink, type LinkOptions } from './links.ts';
import { findPersonByEmail, insertPerson, lockPersonByEmail } from './store.ts';

/** Reads the index users_by_role only. */
const BY_ROLE = statement<{ role: Role; accounts: number }>(
  'accounts.count_by_role',
  'SELECT role, count(*) AS accounts FROM users WHERE deleted_at IS NULL GROUP BY role',
);

const WITHDRAW_INVITATION = statement<never>(
  'accounts.withdraw_invitation',
  `UPDATE one_time_tokens t SET expires_at = least(t.expires_at, $2) FROM users u
    WHERE u.id = t.user_id AND u.email = $1 AND t.purpose = 'account_activation' AND t.used_at IS NULL`,
);

export type Invited = {
  readonly userId: number;
  readonly email: string;
  /** Confirms the email and activates the account; null if the email is confirmed already. */
  readonly activationLink: string | null;
};

/**
 * The user who has confirmed this email; null if nobody has. An account alone doesn't show who owns its email, so
 * everything meant for the owner of an email uses this.
 */
export async function findAddressOwner(
  db: Queryable,
  email: string,
): Promise<{ readonly userId: number } | null> {
  const person = await findPersonByEmail(db, email);
  return person?.email_verified === true ? { userId: person.id } : null;
}

/**
 * Finds the account with an email, or creates it, and locks it until the transaction ends. While the email isn't
 * confirmed, the account comes with a link that confirms it. The email must be normalised; the name is the inviter's
 * until the user chooses their own. Null for the placeholder email of a deleted account.
 */
export async function inviteByEmail(
  tx: Queryable,
  options: LinkOptions,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<Invited | null> {
  const noConsent = { confirmedAt: null, termsVersion: null };
  const newcomer = { email, name, passwordHash: null, consent: noConsent, createdAt: now };
  // A second invitation at the same time waits here and then finds the first one's account.
  const person = (await insertPerson(tx, newcomer)) ?? (await lockPersonByEmail(tx, email));
  if (person === null) return null;
  const activationLink = person.email_verified
    ? null
    : await issueLink(tx, options, { userId: person.id, purpose: 'account_activation', now });
  return { userId: person.id, email: person.email, activationLink };
}

/** The activation links that were sent to an email no longer work. An account that is active keeps its other links. */
export async function withdrawInvitation(tx: Queryable, email: string, now: Date): Promise<void> {
  await tx.query(WITHDRAW_INVITATION, [email, now]);
}

/** The number of accounts with each role; deleted ones have none. */
export async function countAccounts(db: Queryable): Promise<Readonly<Record<Role, number>>> {
  const rows = await db.query(BY_ROLE);
  const counts = { user: 0, creator: 0, admin: 0 };
  for (const { role, accounts } of rows) counts[role] = accounts;
  return counts;
}
