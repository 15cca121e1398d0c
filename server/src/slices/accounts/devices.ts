import type { Queryable } from '../../platform/database.ts';
import { makeToken } from '../../platform/secret-token.ts';
import { hashToken } from '../../platform/viewer.ts';
import { isDeviceOfOurs, rememberDevice } from './device-store.ts';

/** More than a person logs in with; what was used longest ago is forgotten first. */
const MAX_DEVICES = 10;

/**
 * Remembers the browser of a login that succeeded and returns its name, which the browser keeps. A name that it brought
 * is kept if we gave it, as to a browser that two people share; one that somebody made up, and may know, is not.
 */
export async function knowDevice(
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
