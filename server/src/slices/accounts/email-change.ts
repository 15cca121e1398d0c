import type { EmailChange } from '@laneway/contract/accounts';
import type { AccountsDeps } from './accounts-deps.ts';
import { presentEmailChange } from './present.ts';
import { deleteEmailChange, findOpenEmailChange } from './token-store.ts';

/** The new email that a logged-in user has asked for and not confirmed yet. */
export async function getEmailChange(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  userId: number,
): Promise<EmailChange> {
  return presentEmailChange(await findOpenEmailChange(db, userId, clock()));
}

/** Keeps the email as it is. The link that was sent to the new one no longer works. */
export async function cancelEmailChange(
  { db }: Pick<AccountsDeps, 'db'>,
  userId: number,
): Promise<void> {
  await deleteEmailChange(db, userId);
}
