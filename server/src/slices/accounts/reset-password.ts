import type { ResetPasswordBody } from '@laneway/contract/accounts';
import { checkPassword } from '@laneway/domain/accounts/password';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkLink, refuseLink } from './check-link.ts';
import { forgetOtherDevices } from './device-store.ts';
import { type LogIn, SUSPENDED } from './log-in.ts';
import { forgetLoginFailures } from './login-limits.ts';
import { type Caller, openBrowserSession } from './open-browser-session.ts';
import { presentSession, presentUser } from './present.ts';
import { recordConfirmedEmail } from './record-confirmed-email.ts';
import { revokeSessionsOf } from './session-store.ts';
import { setPassword } from './store.ts';
import { lockSuspension } from './suspension-store.ts';
import { useLinkToken } from './token-store.ts';

const PURPOSE = 'password_reset';

/**
 * Sets a new password with an emailed link, once, and ends all sessions of the account: one may belong to a thief, or
 * to someone who created the account with another person's email. The link confirms the email, so whoever used it is
 * logged in.
 */
export async function resetPassword(
  deps: AccountsDeps,
  body: ResetPasswordBody,
  caller: Caller,
): Promise<Result<LogIn, Refusal>> {
  const { secret } = deps;
  const link = await checkLink(deps, PURPOSE, body.token);
  if (!link.ok) return link;
  const password = checkPassword(body.new_password, 'new_password', link.value.email);
  if (!password.ok) return password;

  const passwordHash = await deps.passwords.hash(password.value);
  const now = deps.clock();
  const done = await deps.db.transaction(async (tx) => {
    // Before the link is used, so that it still works when the account is reinstated.
    if (await lockSuspension(tx, link.value.userId)) return 'suspended';
    const userId = await useLinkToken(tx, link.value.hash, PURPOSE, now);
    if (userId === null || (await setPassword(tx, userId, passwordHash)) === null) return null;
    await revokeSessionsOf(tx, userId, now);
    await forgetOtherDevices(tx, userId, null);
    const person = await recordConfirmedEmail(tx, deps, userId, now);
    if (person === null) return null;
    await queueEmail(tx, {
      dedupeKey: `password changed ${link.value.hash.toString('base64url')}`,
      to: person.email,
      template: 'password_changed',
      data: { name: person.name, link: deps.publicUrl },
    });
    return {
      person,
      // Remembered, as after signing up, so that closing the browser doesn't require the new password at once.
      ...(await openBrowserSession(tx, secret, { userId, remember: true, caller, now })),
    };
  });
  if (done === 'suspended') return fail(SUSPENDED);
  if (done === null) return refuseLink(deps, PURPOSE, body.token);
  await forgetLoginFailures(deps.limits, { address: caller.address, email: link.value.email });
  const { person, session, device } = done;
  const shown = presentSession(secret, session.access, session.expiresAt);
  return ok({ user: presentUser(person, shown), session, device });
}
