import type { Queryable } from '../../platform/database.ts';
import { issueLink, type LinkOptions } from './links.ts';
import { findPersonByEmail, insertPerson, lockPersonByEmail } from './store.ts';

export type Invited = {
  readonly userId: number;
  readonly email: string;
  /** Proves the address and makes the account its owner's; null for a person who has proven it already. */
  readonly activationLink: string | null;
};

/**
 * The person to whom an address belongs, as far as we know: nobody, unless they have proven it. An account that was
 * opened with it says nothing about whose it is, so this is what everything meant for an address's owner asks.
 */
export async function findAddressOwner(
  db: Queryable,
  email: string,
): Promise<{ readonly userId: number } | null> {
  const person = await findPersonByEmail(db, email);
  return person?.email_verified === true ? { userId: person.id } : null;
}

/**
 * Finds the person who has proven an address, or the account that only the holder of the link can make theirs; where
 * there is none, it is opened. It is held until the transaction ends. The address is in its normal form; the name is what the inviter calls them until they choose their own. Null for the address that stands
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
  const activationLink = person.email_verified
    ? null
    : await issueLink(tx, options, { userId: person.id, purpose: 'account_activation', now });
  return { userId: person.id, email: person.email, activationLink };
}
