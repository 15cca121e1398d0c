import type { ResetPasswordBody } from '@laneway/contract/accounts';
import { checkPassword } from '@laneway/domain/accounts/password';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { queueEmail } from '../mail/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkLink, refuseLink } from './check-link.ts';
import { forgetDevices } from './device-store.ts';
import { forgetLoginFailures } from './login-limits.ts';
import { proveAddress } from './prove-address.ts';
import { revokeSessionsOf } from './session-store.ts';
import { setPassword } from './store.ts';
import { useLinkToken } from './token-store.ts';

const PURPOSE = 'password_reset';

/**
 * Sets a new password with an emailed link, once, and ends all sessions of the account: one may belong to a thief, or
 * to someone who created the account with another person's email. The link confirms the email.
 */
export async function resetPassword(
  deps: AccountsDeps,
  body: ResetPasswordBody,
  address: string,
): Promise<Result<null, Refusal>> {
  const link = await checkLink(deps, PURPOSE, body.token);
  if (!link.ok) return link;
  const password = checkPassword(body.new_password, 'new_password', link.value.email);
  if (!password.ok) return password;

  const passwordHash = await deps.passwords.hash(password.value);
  const now = deps.clock();
  const done = await deps.db.transaction(async (tx) => {
    const userId = await useLinkToken(tx, link.value.hash, PURPOSE, now);
    const person = userId === null ? null : await setPassword(tx, userId, passwordHash);
    if (person === null) return false;
    await revokeSessionsOf(tx, person.id, now);
    await forgetDevices(tx, person.id);
    await proveAddress(tx, deps, person.id, now);
    await queueEmail(tx, {
      dedupeKey: `password changed ${link.value.hash.toString('base64url')}`,
      to: person.email,
      template: 'password_changed',
      data: { name: person.name, link: deps.publicUrl },
    });
    return true;
  });
  if (!done) return refuseLink(deps, PURPOSE, body.token);
  await forgetLoginFailures(deps.limits, { address, email: link.value.email });
  return ok(null);
}
