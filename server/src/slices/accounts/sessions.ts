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
  return issueTokens(tx, { ...options, sessionId });
}

/** New tokens for a session that exists. */
export async function issueTokens(tx: Queryable, options: SessionOptions): Promise<IssuedSession> {
  const access = await issueAccess(tx, options);
  return { ...access, refresh: await issueRefresh(tx, options) };
}

/** An access token alone, for a tab whose neighbour has just been given the refresh token. */
export async function issueAccess(tx: Queryable, options: SessionOptions): Promise<IssuedSession> {
  const { secret, sessionId, remember, now } = options;
  const access = makeToken();
  const expiresAt = new Date(sessionExpiry(now.getTime()));
  const hash = hashToken(secret, access);
  await insertSessionToken(tx, { hash, sessionId, kind: 'access', issuedAt: now, expiresAt });
  return { access, refresh: null, remember, expiresAt };
}

async function issueRefresh(
  tx: Queryable,
  { secret, sessionId, now }: SessionOptions,
): Promise<string> {
  const refresh = makeToken();
  const expiresAt = new Date(refreshExpiry(now.getTime()));
  const hash = hashToken(secret, refresh);
  await insertSessionToken(tx, { hash, sessionId, kind: 'refresh', issuedAt: now, expiresAt });
  return refresh;
}

/** What the database knows the presented tokens by. */
export function hashesOf(secret: string, { access, refresh }: PresentedTokens): Buffer[] {
  return [access, refresh]
    .filter((token) => token !== null)
    .map((token) => hashToken(secret, token));
}
