import type { LoginBody, User } from '@laneway/contract/accounts';
import { authTexts } from '@laneway/domain/accounts/messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps, PresentedTokens } from './accounts-deps.ts';
import { readAll, readLoginEmail, readPassword } from './input.ts';
import { giveBackLoginAttempt, takeLoginAttempt } from './login-limits.ts';
import { presentSession, presentUser } from './present.ts';
import { revokeSessionsByTokens } from './session-store.ts';
import { hashesOf, type IssuedSession, openSession } from './sessions.ts';
import { findPersonByEmail } from './store.ts';

const WRONG = refusal('not_signed_in', authTexts.invalidCredentials);

export type LogIn = { readonly user: User; readonly session: IssuedSession };

/**
 * Opens a session for whoever knows the password. An unknown address costs the same work as a known one and reads the
 * same, so nobody learns who has an account.
 */
export async function logIn(
  deps: AccountsDeps,
  body: LoginBody,
  caller: { readonly address: string; readonly tokens: PresentedTokens },
): Promise<Result<LogIn, Refusal>> {
  const { db, secret, passwords, limits } = deps;
  const form = readAll({
    email: readLoginEmail(body.u_email, 'u_email'),
    password: readPassword(body.u_password, 'u_password'),
  });
  if (!form.ok) return form;

  const attempt = { address: caller.address, email: form.value.email };
  const allowed = await takeLoginAttempt(limits, attempt);
  if (!allowed.ok) return allowed;
  const person = await findPersonByEmail(db, attempt.email);
  const right = await passwords.verify(person?.password_hash ?? null, form.value.password);
  if (person === null || !right) return fail(WRONG);
  await giveBackLoginAttempt(limits, attempt);

  const now = deps.clock();
  const session = await db.transaction(async (tx) => {
    // The browser forgets its old session with the new cookies, so nobody would ever end it.
    await revokeSessionsByTokens(tx, hashesOf(secret, caller.tokens), now);
    return openSession(tx, person.id, { secret, remember: body.rememberMe ?? false, now });
  });
  const shown = presentSession(secret, session.access, session.expiresAt);
  return ok({ user: presentUser(person, shown), session });
}
