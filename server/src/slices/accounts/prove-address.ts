import type { Transaction } from '../../platform/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { type PersonRow, verifyEmail } from './store.ts';
import { useUpLinkTokens } from './token-store.ts';

/**
 * All that follows once a mailed link has proven that an account's address belongs to whoever holds the account: what
 * waited for the owner of the address is theirs, and the other links sent there are void. Null when the account is gone.
 */
export async function proveAddress(
  tx: Transaction,
  { people }: Pick<AccountsDeps, 'people'>,
  userId: number,
  now: Date,
): Promise<PersonRow | null> {
  // The account is held from here on: a gift paid for at this moment either waits already or finds the address proven.
  const person = await verifyEmail(tx, userId, now);
  if (person === null) return null;
  await useUpLinkTokens(tx, userId, now);
  const proof = { userId, email: person.email, now };
  for (const { whenAddressProven } of people) await whenAddressProven?.(tx, proof);
  return person;
}
