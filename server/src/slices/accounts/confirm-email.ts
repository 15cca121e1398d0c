import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkLink, refuseLink } from './check-link.ts';
import { recordConfirmedEmail } from './record-confirmed-email.ts';
import { useLinkToken } from './token-store.ts';

const PURPOSE = 'email_confirmation';
const OTHER_ACCOUNT = refusal('conflict', confirmationTexts.otherAccount);

/**
 * Confirms the email of the logged-in account. The link alone isn't enough: the owner of the email may not be the one
 * who created the account, and by clicking the link they would give that account their gifts.
 */
export async function confirmEmail(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'secret' | 'personalData'>,
  viewerId: number,
  token: string,
): Promise<Result<null, Refusal>> {
  const link = await checkLink(deps, PURPOSE, token);
  if (!link.ok) return link;
  if (link.value.userId !== viewerId) return fail(OTHER_ACCOUNT);
  const now = deps.clock();
  const person = await deps.db.transaction(async (tx) => {
    const userId = await useLinkToken(tx, link.value.hash, PURPOSE, now);
    return userId === null ? null : recordConfirmedEmail(tx, deps, userId, now);
  });
  return person === null ? refuseLink(deps, PURPOSE, token) : ok(null);
}
