import { emailChangeTexts } from '@laneway/domain/accounts/form-messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkLink, type GoodLink, refuseLink } from './check-link.ts';
import { recordConfirmedEmail } from './record-confirmed-email.ts';
import { findPerson, setEmail } from './store.ts';
import { useLinkToken } from './token-store.ts';

const PURPOSE = 'email_change';
const OTHER_ACCOUNT = refusal('conflict', emailChangeTexts.otherAccount);
const TAKEN = refusal('conflict', emailChangeTexts.taken);

/** PostgreSQL's code for a value that has to be unique and isn't. */
const UNIQUE_VIOLATION = '23505';

type ConfirmDeps = Pick<AccountsDeps, 'db' | 'clock' | 'secret' | 'personalData' | 'publicUrl'>;

/**
 * Changes the email of the logged-in account to the one that the link was sent to. The link alone isn't enough: with a
 * typo in it, the request was sent to a stranger, who could then reset the password.
 */
export async function confirmEmailChange(
  deps: ConfirmDeps,
  viewerId: number,
  token: string,
): Promise<Result<null, Refusal>> {
  const link = await checkLink(deps, PURPOSE, token);
  if (!link.ok) return link;
  if (link.value.userId !== viewerId) return fail(OTHER_ACCOUNT);
  try {
    const isDone = await deps.db.transaction((tx) => changeEmail(tx, deps, link.value));
    return isDone ? ok(null) : refuseLink(deps, PURPOSE, token);
  } catch (error) {
    // Someone created an account with this email after the link was sent.
    if ((error as { readonly code?: string }).code === UNIQUE_VIOLATION) return fail(TAKEN);
    throw error;
  }
}

/** False if the link has been used or replaced meanwhile. */
async function changeEmail(
  tx: Transaction,
  deps: ConfirmDeps,
  { hash, userId, email }: GoodLink,
): Promise<boolean> {
  const now = deps.clock();
  if ((await useLinkToken(tx, hash, PURPOSE, now)) === null) return false;
  const person = await findPerson(tx, userId);
  if (person === null) return false;
  await setEmail(tx, userId, email, now);
  const change = { userId, from: person.email, to: email, wasProven: person.email_verified };
  if (change.wasProven) {
    await queueEmail(tx, {
      dedupeKey: `email changed ${hash.toString('base64url')}`,
      to: change.from,
      template: 'email_changed',
      data: { name: person.name, link: deps.publicUrl },
    });
  }
  for (const { onEmailChanged } of deps.personalData) await onEmailChanged?.(tx, change);
  return (await recordConfirmedEmail(tx, deps, userId, now)) !== null;
}
