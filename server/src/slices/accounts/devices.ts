import type { Queryable } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import { isDeviceOfOurs, rememberDevice } from './device-store.ts';

/** More than one person uses. The least recently used one is deleted first. */
const MAX_DEVICES = 10;

/**
 * Remembers the browser of a successful login and returns its name, which the browser keeps in a cookie. A name that it
 * sent is reused if we issued it, for example to a browser that two people share. A made-up name is replaced.
 */
export async function identifyDevice(
  tx: Queryable,
  login: {
    readonly secret: string;
    readonly userId: number;
    readonly device: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const { secret, userId, device, now } = login;
  const isOurs = device !== null && (await isDeviceOfOurs(tx, hashToken(secret, device)));
  const name = isOurs ? device : makeToken();
  await rememberDevice(tx, { userId, hash: hashToken(secret, name), now }, MAX_DEVICES);
  return name;
}
