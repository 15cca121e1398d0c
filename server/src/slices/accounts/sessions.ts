import { refreshExpiry, sessionExpiry } from '@laneway/domain/accounts/session-rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { SessionTokens } from '../../platform/http/cookies.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import type { PresentedTokens } from './accounts-deps.ts';
import { insertSession, insertSessionToken, type NewSession } from './session-store.ts';

export type IssuedSession = SessionTokens & { readonly expiresAt: Date };

type SessionOptions = {
  readonly secret: string;
  readonly sessionId: string;
  readonly remember: boolean;
  readonly now: Date;
};

/** Creates a session for a user on one device. */
export async function openSession(
  tx: Queryable,
  userId: number,
  { browser, ...options }: Omit<SessionOptions, 'sessionId'> & Pick<NewSession, 'browser'>,
): Promise<IssuedSession> {
  const sessionId = await insertSession(tx, userId, { ...options, browser });
  return issueTokens(tx, { ...options, sessionId }, null);
}

/** Issues new tokens for a session in exchange for a refresh token, which is null at login. */
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
 * Issues only an access token, for a tab that refreshed at the same time as another one, which got the refresh token.
 * Using it doesn't show that the other tab's reply arrived.
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

/** The hashes under which the tokens are stored. */
export function hashesOf(secret: string, { access, refresh }: PresentedTokens): Buffer[] {
  return [access, refresh]
    .filter((token) => token !== null)
    .map((token) => hashToken(secret, token));
}
