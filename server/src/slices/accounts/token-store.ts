import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** An account has one open change of its email: a newer request replaces the older one and its link. */
const INSERT = statement<never>(
  'accounts.insert_link_token',
  `INSERT INTO one_time_tokens (token_hash, user_id, purpose, created_at, expires_at, new_email)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (user_id) WHERE purpose = 'email_change' AND used_at IS NULL
   DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
                 new_email = excluded.new_email`,
);

export type TokenRow = {
  readonly purpose: TokenPurpose;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly user_id: number;
  /** The account's email, or the new one that the link changes it to. */
  readonly email: string;
  readonly name: string;
};
const FIND = statement<TokenRow>(
  'accounts.find_link_token',
  `SELECT t.purpose, t.expires_at, t.used_at, t.user_id, coalesce(t.new_email, u.email)::text AS email, u.name
     FROM one_time_tokens t JOIN users u ON u.id = t.user_id AND u.deleted_at IS NULL
    WHERE t.token_hash = $1`,
);
/**
 * The user is locked before any of their links: otherwise two links of one user that are used at the same time would
 * each hold their own lock and wait for the other's.
 */
const LOCK_OWNER = statement<never>(
  'accounts.lock_owner_of_link_token',
  `SELECT u.id FROM users u JOIN one_time_tokens t ON t.user_id = u.id WHERE t.token_hash = $1 FOR UPDATE OF u`,
);
/** A single statement, so that a link can't be used twice at the same time. */
const USE = statement<{ user_id: number }>(
  'accounts.use_link_token',
  `UPDATE one_time_tokens SET used_at = $3
    WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING user_id`,
);
const INVALIDATE_OTHERS = statement<never>(
  'accounts.use_up_link_tokens',
  'UPDATE one_time_tokens SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL',
);
const INVALIDATE_RESETS = statement<never>(
  'accounts.use_up_password_resets',
  `UPDATE one_time_tokens SET used_at = $2 WHERE user_id = $1 AND purpose = 'password_reset' AND used_at IS NULL`,
);
const COUNT_SINCE = statement<{ count: number }>(
  'accounts.count_link_tokens',
  `SELECT count(*) AS count FROM one_time_tokens WHERE user_id = $1 AND purpose = $2 AND created_at > $3`,
);

const OPEN_CHANGE = statement<OpenEmailChange>(
  'accounts.open_email_change',
  `SELECT new_email::text, expires_at FROM one_time_tokens
    WHERE user_id = $1 AND purpose = 'email_change' AND used_at IS NULL AND expires_at > $2`,
);
const CANCEL_CHANGE = statement<never>(
  'accounts.cancel_email_change',
  `DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = 'email_change' AND used_at IS NULL`,
);

export type OpenEmailChange = { readonly new_email: string; readonly expires_at: Date };

export async function insertLinkToken(
  tx: Queryable,
  token: {
    readonly hash: Buffer;
    readonly userId: number;
    readonly purpose: TokenPurpose;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly newEmail: string | null;
  },
): Promise<void> {
  const { hash, userId, purpose, createdAt, expiresAt, newEmail } = token;
  await tx.query(INSERT, [hash, userId, purpose, createdAt, expiresAt, newEmail]);
}

export async function findLinkToken(db: Queryable, hash: Buffer): Promise<TokenRow | null> {
  const [row] = await db.query(FIND, [hash]);
  return row ?? null;
}

/** Marks the token as used and returns its user; null if it isn't valid, or no longer valid, for this purpose. */
export async function useLinkToken(
  tx: Queryable,
  hash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  await tx.query(LOCK_OWNER, [hash]);
  const [row] = await tx.query(USE, [hash, purpose, now]);
  return row?.user_id ?? null;
}

/** Once one link was used, the others sent to that user become invalid. */
export async function invalidateLinkTokens(
  tx: Queryable,
  userId: number,
  now: Date,
): Promise<void> {
  await tx.query(INVALIDATE_OTHERS, [userId, now]);
}

export async function invalidatePasswordResets(
  tx: Queryable,
  userId: number,
  now: Date,
): Promise<void> {
  await tx.query(INVALIDATE_RESETS, [userId, now]);
}

export async function countLinkTokensSince(
  tx: Queryable,
  userId: number,
  purpose: TokenPurpose,
  since: Date,
): Promise<number> {
  const [row] = await tx.query(COUNT_SINCE, [userId, purpose, since]);
  return row?.count ?? 0;
}

/** The change of a user's email that waits for its link to be used, if there is one. */
export async function findOpenEmailChange(
  db: Queryable,
  userId: number,
  now: Date,
): Promise<OpenEmailChange | null> {
  const [row] = await db.query(OPEN_CHANGE, [userId, now]);
  return row ?? null;
}

/** Its link no longer works. */
export async function deleteEmailChange(tx: Queryable, userId: number): Promise<void> {
  await tx.query(CANCEL_CHANGE, [userId]);
}
