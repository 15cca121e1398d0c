import { type Queryable, statement } from '../../platform/database/database.ts';
import type { PersonRow } from './store.ts';

const INSERT_SESSION = statement<{ id: string }>(
  'accounts.insert_session',
  'INSERT INTO sessions (user_id, remember, browser, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
);
const INSERT_TOKEN = statement<never>(
  'accounts.insert_session_token',
  `INSERT INTO session_tokens (token_hash, session_id, kind, issued_at, expires_at, replaces, answer)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

export type RefreshRow = {
  readonly session_id: string;
  readonly user_id: number;
  readonly remember: boolean;
  readonly expires_at: Date;
  readonly replaced_at: Date | null;
  readonly replaces: Buffer | null;
  readonly successor_used: boolean;
  readonly revoked: boolean;
  readonly is_suspended: boolean;
};
/** The lock serialises requests with the same token: the first replaces it, and the others see that. */
const LOCK_REFRESH_TOKEN = statement<RefreshRow>(
  'accounts.lock_refresh_token',
  `SELECT t.session_id, s.user_id, s.remember, t.expires_at, t.replaced_at, t.replaces,
          t.answer_arrived IS NOT NULL AS successor_used,
          s.revoked_at IS NOT NULL OR u.deleted_at IS NOT NULL OR u.suspended_at IS NOT NULL AS revoked,
          u.deleted_at IS NULL AND u.suspended_at IS NOT NULL AS is_suspended
     FROM session_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
    WHERE t.token_hash = $1 AND t.kind = 'refresh' FOR UPDATE OF t`,
);
const MARK_REPLACED = statement<never>(
  'accounts.mark_token_replaced',
  'UPDATE session_tokens SET replaced_at = $2 WHERE token_hash = $1',
);
const REVOKE_SESSION = statement<never>(
  'accounts.revoke_session',
  'UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL',
);
const REVOKE_BY_TOKENS = statement<never>(
  'accounts.revoke_by_tokens',
  `UPDATE sessions SET revoked_at = $2 WHERE revoked_at IS NULL
      AND id IN (SELECT session_id FROM session_tokens WHERE token_hash = ANY ($1::bytea[]))`,
);
const REVOKE_OF_PERSON = statement<{ id: string }>(
  'accounts.revoke_sessions_of_person',
  'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL RETURNING id',
);
/** Ended before, it stays as it is; only whose it is counts. */
const REVOKE_OWN = statement<{ id: string }>(
  'accounts.revoke_own_session',
  `UPDATE sessions SET revoked_at = coalesce(revoked_at, $3) WHERE id = $2 AND user_id = $1 RETURNING id`,
);
const OF_TOKENS = statement<{ session_id: string }>(
  'accounts.session_of_tokens',
  'SELECT session_id FROM session_tokens WHERE token_hash = ANY ($1::bytea[]) LIMIT 1',
);
const REVOKE_OTHERS = statement<never>(
  'accounts.revoke_other_sessions',
  `UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL
      AND id NOT IN (SELECT session_id FROM session_tokens WHERE token_hash = ANY ($3::bytea[]))`,
);

/** Serialises the use of two successors of one token: the first one used is the one that arrived. */
const MARK_ARRIVED = statement<{ is_ours: boolean }>(
  'accounts.mark_answer_arrived',
  `UPDATE session_tokens SET answer_arrived = coalesce(answer_arrived, $2) WHERE token_hash = $1
   RETURNING answer_arrived = $2 AS is_ours`,
);

export type SignedInRow = PersonRow & { readonly expires_at: Date };
const SIGNED_IN = statement<SignedInRow>(
  'accounts.signed_in',
  `SELECT u.id, u.email::text, u.name, u.role, u.password_hash, u.email_verified_at IS NOT NULL AS email_verified,
          t.expires_at
     FROM session_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
    WHERE t.token_hash = $1 AND t.kind = 'access' AND s.revoked_at IS NULL AND u.deleted_at IS NULL
      AND u.suspended_at IS NULL`,
);

export type NewSession = {
  readonly remember: boolean;
  /** The browser in a few words; null if it isn't known. */
  readonly browser: string | null;
  readonly now: Date;
};

export async function insertSession(
  tx: Queryable,
  userId: number,
  { remember, browser, now }: NewSession,
): Promise<string> {
  const [row] = await tx.query(INSERT_SESSION, [userId, remember, browser, now]);
  if (row === undefined) throw new Error('a session was not inserted');
  return row.id;
}

export async function insertSessionToken(
  tx: Queryable,
  token: {
    readonly hash: Buffer;
    readonly sessionId: string;
    readonly kind: 'access' | 'refresh';
    readonly issuedAt: Date;
    readonly expiresAt: Date;
    /** The refresh token that this one replaces; null if using it says nothing about another token. */
    readonly replaces: Buffer | null;
    /** The refresh token issued in the same reply. */
    readonly answer: Buffer | null;
  },
): Promise<void> {
  const { hash, sessionId, kind, issuedAt, expiresAt, replaces, answer } = token;
  await tx.query(INSERT_TOKEN, [hash, sessionId, kind, issuedAt, expiresAt, replaces, answer]);
}

export async function lockRefreshToken(tx: Queryable, hash: Buffer): Promise<RefreshRow | null> {
  const [row] = await tx.query(LOCK_REFRESH_TOKEN, [hash]);
  return row ?? null;
}

export async function markReplaced(tx: Queryable, hash: Buffer, now: Date): Promise<void> {
  await tx.query(MARK_REPLACED, [hash, now]);
}

/** Records that this successor was used; false if another successor of the same token was used before it. */
export async function markArrived(
  tx: Queryable,
  replaced: Buffer,
  successor: Buffer,
): Promise<boolean> {
  const [row] = await tx.query(MARK_ARRIVED, [replaced, successor]);
  // Expired tokens are deleted, and then nothing can be used twice.
  return row?.is_ours ?? true;
}

export async function revokeSession(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(REVOKE_SESSION, [id, now]);
}

/** Ends the sessions of these tokens, of any type and age. */
export async function revokeSessionsByTokens(
  tx: Queryable,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.query(REVOKE_BY_TOKENS, [hashes, now]);
}

/** Ends every session of a person, on every device. False if there was none. */
export async function revokeSessionsOf(tx: Queryable, userId: number, now: Date): Promise<boolean> {
  return (await tx.query(REVOKE_OF_PERSON, [userId, now])).length > 0;
}

/** Ends a session of this person. False if they have none with this id. */
export async function revokeOwnSession(
  tx: Queryable,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return (await tx.query(REVOKE_OWN, [userId, sessionId, now])).length > 0;
}

export async function findSessionOfTokens(
  db: Queryable,
  hashes: readonly Buffer[],
): Promise<string | null> {
  const [row] = await db.query(OF_TOKENS, [hashes]);
  return row?.session_id ?? null;
}

/** Ends every session of a person but the one of these tokens. */
export async function revokeOtherSessions(
  tx: Queryable,
  userId: number,
  own: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.query(REVOKE_OTHERS, [userId, now, own]);
}

/** The user of an access token that passed the access check, and when it expires. */
export async function findSignedIn(db: Queryable, hash: Buffer): Promise<SignedInRow | null> {
  const [row] = await db.query(SIGNED_IN, [hash]);
  return row ?? null;
}
