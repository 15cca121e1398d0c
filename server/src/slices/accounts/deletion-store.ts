import { statement, type Transaction } from '../../platform/database/database.ts';

/** A reserved domain, to which no email can be delivered. */
const NOBODYS_ADDRESS = `'deleted-' || id || '@laneway.invalid'`;

/** The statements that delete the account; $1 is the user's id. */
const STEPS = [
  ['sessions', 'DELETE FROM sessions WHERE user_id = $1'],
  ['devices', 'DELETE FROM known_devices WHERE user_id = $1'],
  ['links', 'DELETE FROM one_time_tokens WHERE user_id = $1'],
  [
    'account',
    `UPDATE users SET email = ${NOBODYS_ADDRESS}, name = 'Former member', bio = NULL, role = 'user', password_hash = NULL,
            age_confirmed_at = NULL, terms_version = NULL, email_verified_at = NULL, deleted_at = now() WHERE id = $1`,
  ],
] as const;

const STATEMENTS = STEPS.map(([name, text]) => statement<never>(`accounts.delete_${name}`, text));

/** Deletes an account. Its row stays without a name, because orders, the ledger and guides refer to it. */
export async function closeAccount(tx: Transaction, userId: number): Promise<void> {
  for (const step of STATEMENTS) await tx.query(step, [userId]);
}
