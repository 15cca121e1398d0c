import type { Account, ActivateAccountBody } from '@laneway/contract/accounts';
import { checkPassword } from '@laneway/domain/accounts/password';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { claimGifts } from '../gifts/public.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkLink, noLongerGood } from './check-link.ts';
import { consentGiven } from './consent.ts';
import { readAll, readName } from './input.ts';
import { presentAccount } from './present.ts';
import { activatePerson } from './store.ts';
import { useLinkToken, useUpLinkTokens } from './token-store.ts';

const PURPOSE = 'account_activation';

/** Finishes an account that a gift has opened, once: from then on its owner logs in with the new password. */
export async function activateAccount(
  deps: AccountsDeps,
  body: ActivateAccountBody,
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
    const userId = await useLinkToken(tx, link.value.hash, PURPOSE, now);
    if (userId === null) return null;
    await useUpLinkTokens(tx, userId, now);
    const consent = consentGiven(body.age_confirmed, now);
    await claimGifts(tx, userId, now);
    return activatePerson(tx, userId, { name: form.value.name, passwordHash, consent });
  });
  return person === null ? fail(noLongerGood(PURPOSE)) : ok(presentAccount(person));
}
