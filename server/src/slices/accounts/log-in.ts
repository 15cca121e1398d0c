import type { LoginBody, User } from '@laneway/contract/accounts';
import { authTexts } from '@laneway/domain/accounts/messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import type { AccountsDeps, PresentedTokens } from './accounts-deps.ts';
import { isIssuedDevice, isKnownDevice, rememberDevice } from './device-store.ts';
import { countLoginAttempt, uncountLoginAttempt } from './login-limits.ts';
import { presentSession, presentUser } from './present.ts';
import { readAll, readLoginEmail, readPassword } from './public/read-form.ts';
import { revokeSessionsByTokens } from './session-store.ts';
import { hashesOf, type IssuedSession, openSession } from './sessions.ts';
import { findPersonToLogIn, lockIfPasswordUnchanged } from './store.ts';

const WRONG = refusal('not_signed_in', authTexts.invalidCredentials);

/** More than one person uses. The least recently used one is deleted first. */
const MAX_DEVICES = 10;

export type LogIn = {
  readonly user: User;
  readonly session: IssuedSession;
  /** Identifies the browser at its next login. */
  readonly device: string;
};

export type Caller = {
  readonly address: string;
  readonly tokens: PresentedTokens;
  readonly device: string | null;
};

/**
 * Creates a session for a correct password. An unknown email takes the same work and gets the same reply as a known
 * one, so nobody learns who has an account.
 */
export async function logIn(
  deps: AccountsDeps,
  body: LoginBody,
  caller: Caller,
): Promise<Result<LogIn, Refusal>> {
  const { db, secret, passwords, limits } = deps;
  const form = readAll({
    email: readLoginEmail(body.u_email, 'u_email'),
    password: readPassword(body.u_password, 'u_password'),
  });
  if (!form.ok) return form;

  const email = form.value.email.canonical;
  const knownDevice = await findKnownDevice(deps, email, caller.device);
  const attempt = { address: caller.address, email, knownDevice };
  const allowed = await countLoginAttempt(limits, attempt);
  if (!allowed.ok) return allowed;
  const person = await findPersonToLogIn(db, form.value.email);
  const right = await passwords.verify(person?.password_hash ?? null, form.value.password);
  if (person === null || !right) return fail(WRONG);
  await uncountLoginAttempt(limits, attempt);

  const now = deps.clock();
  const opened = await db.transaction(async (tx) => {
    // A new password ends all sessions. Checking the old one took a while and must not create a session after that.
    if (!(await lockIfPasswordUnchanged(tx, person))) return null;
    // The new cookies replace those of the browser's old session, so nobody else would ever end it.
    await revokeSessionsByTokens(tx, hashesOf(secret, caller.tokens), now);
    const remember = body.rememberMe ?? false;
    return {
      session: await openSession(tx, person.id, { secret, remember, now }),
      device: await identifyDevice(tx, { secret, userId: person.id, device: caller.device, now }),
    };
  });
  if (opened === null) return fail(WRONG);
  const { session, device } = opened;
  const shown = presentSession(secret, session.access, session.expiresAt);
  return ok({ user: presentUser(person, shown), session, device });
}

/** The device's hash, if someone has logged in to the account with this email on it. */
async function findKnownDevice(
  { db, secret }: AccountsDeps,
  email: string,
  device: string | null,
): Promise<Buffer | null> {
  if (device === null) return null;
  const hash = hashToken(secret, device);
  return (await isKnownDevice(db, email, hash)) ? hash : null;
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
  const name = isOurs ? device : makeToken();
  await rememberDevice(tx, { userId, hash: hashToken(secret, name), now }, MAX_DEVICES);
  return name;
}
