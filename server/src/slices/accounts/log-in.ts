import type { LoginBody, User } from '@laneway/contract/accounts';
import { authTexts } from '@laneway/domain/accounts/messages';
import { suspensionTexts } from '@laneway/domain/accounts/suspension';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { hashToken } from '../../platform/http/viewer.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { isKnownDevice } from './device-store.ts';
import { countLoginAttempt, uncountLoginAttempt } from './login-limits.ts';
import { type BrowserSession, type Caller, openBrowserSession } from './open-browser-session.ts';
import { presentSession, presentUser } from './present.ts';
import { readAll, readLoginEmail, readPassword } from './public/read-form.ts';
import { findPersonToLogIn, lockIfPasswordUnchanged } from './store.ts';

const WRONG = refusal('not_signed_in', authTexts.invalidCredentials);
export const SUSPENDED = refusal('not_allowed', suspensionTexts.suspended);

export type LogIn = BrowserSession & { readonly user: User };

/**
 * Creates a session for a correct password. An unknown email takes the same work and gets the same reply as a known
 * one, so nobody learns who has an account. Only a correct password shows that it is suspended.
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
    const held = await lockIfPasswordUnchanged(tx, person);
    if (held === null) return fail(WRONG);
    if (held.is_suspended) return fail(SUSPENDED);
    const remember = body.rememberMe ?? false;
    return ok(await openBrowserSession(tx, secret, { userId: person.id, remember, caller, now }));
  });
  if (!opened.ok) return opened;
  const { session, device } = opened.value;
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
