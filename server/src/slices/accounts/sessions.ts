import { refreshExpiry, sessionExpiry } from '@laneway/domain/accounts/session-rules';
import type { SessionTokens } from '../../platform/cookies.ts';
import type { Queryable } from '../../platform/database.ts';
import { makeToken } from '../../platform/secret-token.ts';
import { hashToken } from '../../platform/viewer.ts';
import type { PresentedTokens } from './accounts-deps.ts';
import { insertSession, insertSessionToken } from './session-store.ts';

export type IssuedSession = SessionTokens & { readonly expiresAt: Date };

type SessionOptions = {
  readonly secret: string;
  readonly sessionId: string;
  readonly remember: boolean;
  readonly now: Date;
};

/** Signs a person in on one device. */
export async function openSession(
  tx: Queryable,
  userId: number,
  options: Omit<SessionOptions, 'sessionId'>,
): Promise<IssuedSession> {
  const sessionId = await insertSession(tx, userId, options.remember, options.now);
  return issueTokens(tx, { ...options, sessionId }, null);
}

/** New tokens for a session that exists, in exchange for the refresh token given; null at a login. */
export async function issueTokens(
  tx: Queryable,
  options: SessionOptions,
  replaces: Buffer | null,
): Promise<IssuedSession> {
  const { secret, sessionId, now } = options;
  const refresh = makeToken();
  const answer = hashToken(secret, refresh);
  await insertSessionToken(tx, {
    hash: answer,
    sessionId,
    kind: 'refresh',
    issuedAt: now,
    expiresAt: new Date(refreshExpiry(now.getTime())),
    replaces,
    answer,
  });
  return { ...(await insertAccess(tx, options, { replaces, answer })), refresh };
}

/**
 * An access token alone, for a tab whose neighbour has just been given the refresh token. Its use does not show that the
 * neighbour got the answer.
 */
export function issueAccess(tx: Queryable, options: SessionOptions): Promise<IssuedSession> {
  return insertAccess(tx, options, { replaces: null, answer: null });
}

async function insertAccess(
  tx: Queryable,
  { secret, sessionId, remember, now }: SessionOptions,
  exchange: { readonly replaces: Buffer | null; readonly answer: Buffer | null },
): Promise<IssuedSession> {
  const access = makeToken();
  const expiresAt = new Date(sessionExpiry(now.getTime()));
  const hash = hashToken(secret, access);
  const token = { hash, sessionId, kind: 'access', issuedAt: now, expiresAt, ...exchange } as const;
  await insertSessionToken(tx, token);
  return { access, refresh: null, remember, expiresAt };
}

/** What the database knows the presented tokens by. */
export function hashesOf(secret: string, { access, refresh }: PresentedTokens): Buffer[] {
  return [access, refresh]
    .filter((token) => token !== null)
    .map((token) => hashToken(secret, token));
}
