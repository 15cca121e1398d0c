import type { Queryable } from '../../platform/database.ts';
import { issueLink, type LinkOptions } from './links.ts';
import { insertPerson, lockPersonByEmail } from './store.ts';

export type Invited = {
  readonly userId: number;
  readonly email: string;
  /** Finishes the account; null for a person who has one already. */
  readonly activationLink: string | null;
};

/**
 * Finds the person behind an address, or opens an account that only the holder of the link can finish. The address is in
 * its normal form; the name is what the inviter calls them until they choose their own. Null for the address that stands
 * in for a person who has left.
 */
export async function inviteByEmail(
  tx: Queryable,
  options: LinkOptions,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<Invited | null> {
  const noConsent = { confirmedAt: null, termsVersion: null };
  const newcomer = { email, name, passwordHash: null, consent: noConsent, createdAt: now };
  // A second invitation that comes at the same moment waits here and then finds the first one's account.
  const person = (await insertPerson(tx, newcomer)) ?? (await lockPersonByEmail(tx, email));
  if (person === null) return null;
  const activationLink =
    person.password_hash === null
      ? await issueLink(tx, options, { userId: person.id, purpose: 'account_activation', now })
      : null;
  return { userId: person.id, email: person.email, activationLink };
}
