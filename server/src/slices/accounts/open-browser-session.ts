import type { Queryable } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import type { PresentedTokens } from './accounts-deps.ts';
import { isIssuedDevice, rememberDevice } from './device-store.ts';
import { revokeSessionsByTokens } from './session-store.ts';
import { hashesOf, type IssuedSession, openSession } from './sessions.ts';

/** More devices than one person uses. The least recently used one is forgotten first. */
const MAX_DEVICES = 10;

/** The browser that makes a request. */
export type Caller = {
  readonly address: string;
  readonly tokens: PresentedTokens;
  readonly device: string | null;
  /** The browser in a few words; null if it isn't known. */
  readonly browser: string | null;
};

export type BrowserSession = {
  readonly session: IssuedSession;
  /** Identifies the browser at its next login. */
  readonly device: string;
};

type Login = {
  readonly userId: number;
  readonly remember: boolean;
  readonly caller: Pick<Caller, 'tokens' | 'device' | 'browser'>;
  readonly now: Date;
};

/** Logs a user in, in the browser that asks for it. */
export async function openBrowserSession(
  tx: Queryable,
  secret: string,
  { userId, remember, caller, now }: Login,
): Promise<BrowserSession> {
  // End the browser's old session here: once its cookies are replaced, it can't be logged out any more.
  await revokeSessionsByTokens(tx, hashesOf(secret, caller.tokens), now);
  return {
    session: await openSession(tx, userId, { secret, remember, browser: caller.browser, now }),
    device: await identifyDevice(tx, { secret, userId, device: caller.device, now }),
  };
}

/**
 * Remembers the browser of a successful login and returns its identifier, which is stored in a cookie. The identifier
 * that it sent is reused if we issued it, for example to a browser that two people share. A made-up one is replaced.
 */
async function identifyDevice(
  tx: Queryable,
  login: {
    readonly secret: string;
    readonly userId: number;
    readonly device: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const { secret, userId, device, now } = login;
  const isOurs = device !== null && (await isIssuedDevice(tx, hashToken(secret, device)));
  const identifier = isOurs ? device : makeToken();
  await rememberDevice(tx, { userId, hash: hashToken(secret, identifier), now }, MAX_DEVICES);
  return identifier;
}
