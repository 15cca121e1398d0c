import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { statement, type Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { lockAdmins } from './managed-user-store.ts';
import { inviteByEmail } from './public.ts';
import { isLastAdmin, LAST_ADMIN } from './set-user-role.ts';
import type { PersonRow } from './store.ts';

/** A reserved domain, to which no email can be delivered. */
const DELETED_EMAIL = `'deleted-' || id || '@laneway.invalid'`;

/** The statements that delete the account; $1 is the user's id. */
const STEPS = [
  ['sessions', 'DELETE FROM sessions WHERE user_id = $1'],
  ['devices', 'DELETE FROM known_devices WHERE user_id = $1'],
  ['acts', 'DELETE FROM account_acts WHERE user_id = $1'],
  ['acts_as_admin', 'UPDATE account_acts SET by_id = NULL WHERE by_id = $1'],
  ['portrait', 'DELETE FROM portraits WHERE user_id = $1'],
  ['links', 'DELETE FROM one_time_tokens WHERE user_id = $1'],
  [
    'account',
    `UPDATE users SET email = ${DELETED_EMAIL}, name = 'Former user', bio = NULL, links = '{}',
            portrait_version = NULL, role = 'user', password_hash = NULL, age_confirmed_at = NULL,
            terms_version = NULL, email_verified_at = NULL, suspended_at = NULL, deleted_at = now() WHERE id = $1`,
  ],
] as const;

const STATEMENTS = STEPS.map(([name, text]) => statement<never>(`accounts.delete_${name}`, text));

/** Deletes the account of a logged-in user who enters its password, and ends all its sessions. */
export async function deleteUser(
  deps: AccountsDeps,
  userId: number,
  password: string,
): Promise<Result<null, Refusal>> {
  const person = await checkOwnPassword(deps, userId, password, 'u_password');
  if (!person.ok) return person;
  return deps.db.transaction(async (tx) => {
    if (isLastAdmin(await lockAdmins(tx), userId)) return fail(LAST_ADMIN);
    // The account is last, because other slices find a person's data by its email.
    for (const { forget } of deps.personalData) await forget?.(tx, userId);
    await closeAccount(tx, userId);
    await inviteOwnerAgain(tx, deps, person.value.email);
    await confirmDeletion(tx, deps, userId, person.value);
    return ok(null);
  });
}

/**
 * The account may have been created by someone who doesn't own the email, while a gift waits for its owner. The links
 * sent with it were deleted with the account, so the owner is sent a new one.
 */
async function inviteOwnerAgain(tx: Transaction, deps: AccountsDeps, email: string): Promise<void> {
  const waiting = await Promise.all(
    deps.personalData.map(({ hasWaitingItems }) => hasWaitingItems?.(tx, email)),
  );
  if (!waiting.includes(true)) return;
  const name = email.slice(0, email.indexOf('@'));
  const invited = await inviteByEmail(tx, deps, { email, name, now: deps.clock() });
  const link = invited?.activationLink ?? null;
  if (invited === null || link === null) return;
  await queueEmail(tx, {
    dedupeKey: `invitation ${invited.userId}`,
    to: email,
    template: 'account_activation',
    data: { name, link },
  });
}

/** Queued after everything with the email was deleted; it is deleted itself once it is sent. */
async function confirmDeletion(
  tx: Transaction,
  { publicUrl }: AccountsDeps,
  userId: number,
  { email, name, email_verified }: PersonRow,
): Promise<void> {
  // Until it is confirmed, the email may be a stranger's, who must not hear about an account of someone else.
  if (!email_verified) return;
  await queueEmail(tx, {
    dedupeKey: `account deleted ${userId}`,
    to: email,
    accountId: userId,
    template: 'account_deleted',
    data: { name, link: publicUrl },
  });
}

/** Deletes an account. Its row stays without a name, because orders, the ledger and guides refer to it. */
async function closeAccount(tx: Transaction, userId: number): Promise<void> {
  for (const step of STATEMENTS) await tx.query(step, [userId]);
}
