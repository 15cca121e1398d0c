import type { Transaction } from '../../platform/database/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { type PersonRow, verifyEmail } from './store.ts';
import { invalidateLinkTokens } from './token-store.ts';

/**
 * Runs once an emailed link has proven that the account's email belongs to its user: they get the gifts that waited for
 * the owner of the email, and the other links sent to it become invalid. Null if the account was deleted.
 */
export async function recordConfirmedEmail(
  tx: Transaction,
  { personalData }: Pick<AccountsDeps, 'personalData'>,
  userId: number,
  now: Date,
): Promise<PersonRow | null> {
  // Locks the account: a gift paid for at the same time either waits already or finds the email confirmed.
  const person = await verifyEmail(tx, userId, now);
  if (person === null) return null;
  await invalidateLinkTokens(tx, userId, now);
  const proof = { userId, email: person.email, now };
  for (const { onEmailConfirmed } of personalData) await onEmailConfirmed?.(tx, proof);
  return person;
}
