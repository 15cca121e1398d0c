import type { Account, ActivateAccountBody } from '@laneway/contract/accounts';
import { checkPassword } from '@laneway/domain/accounts/password';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkLink, refuseLink } from './check-link.ts';
import { consentGiven } from './consent.ts';
import { forgetOtherDevices } from './device-store.ts';
import { SUSPENDED } from './log-in.ts';
import { forgetLoginFailures } from './login-limits.ts';
import { presentAccount } from './present.ts';
import { readAll, readName } from './public/read-form.ts';
import { recordConfirmedEmail } from './record-confirmed-email.ts';
import { revokeSessionsOf } from './session-store.ts';
import { activatePerson } from './store.ts';
import { lockSuspension } from './suspension-store.ts';
import { useLinkToken } from './token-store.ts';

const PURPOSE = 'account_activation';

/**
 * Activates an account that a gift created, once; its owner then logs in with the new password. If someone had created
 * an account with this email and never confirmed it, the owner of the email takes it over and they are logged out for
 * good.
 */
export async function activateAccount(
  deps: AccountsDeps,
  body: ActivateAccountBody,
  address: string,
): Promise<Result<Account, Refusal>> {
  const link = await checkLink(deps, PURPOSE, body.token);
  if (!link.ok) return link;
  const form = readAll({
    name: readName(body.name, 'name'),
    password: checkPassword(body.password, 'password', link.value.email),
  });
  if (!form.ok) return form;

  const passwordHash = await deps.passwords.hash(form.value.password);
  const now = deps.clock();
  const person = await deps.db.transaction(async (tx) => {
    // Before the link is used, so that it still works when the account is reinstated.
    if (await lockSuspension(tx, link.value.userId)) return 'suspended';
    const userId = await useLinkToken(tx, link.value.hash, PURPOSE, now);
    const consent = consentGiven(body.age_confirmed, now);
    const { name } = form.value;
    const activated =
      userId === null ? null : await activatePerson(tx, userId, { name, passwordHash, consent });
    if (activated === null) return null;
    await revokeSessionsOf(tx, activated.id, now);
    await forgetOtherDevices(tx, activated.id, null);
    return recordConfirmedEmail(tx, deps, activated.id, now);
  });
  if (person === 'suspended') return fail(SUSPENDED);
  if (person === null) return refuseLink(deps, PURPOSE, body.token);
  await forgetLoginFailures(deps.limits, { address, email: person.email });
  return ok(presentAccount(person));
}
