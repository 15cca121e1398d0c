import type { ValidToken } from '@laneway/contract/accounts';
import type { WaitingGift } from '@laneway/contract/gifts';
import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import {
  accountForValidation,
  checkToken,
  requireToken,
  type StoredToken,
} from '@laneway/domain/accounts/token-rules';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { hashToken } from '../../platform/http/viewer.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findLinkToken, type TokenRow } from './token-store.ts';

type CheckDeps = Pick<AccountsDeps, 'db' | 'clock' | 'secret'>;
type ValidateDeps = CheckDeps & Pick<AccountsDeps, 'personalData'>;

/** A valid link: the hash of its token, and its user. */
export type GoodLink = {
  readonly hash: Buffer;
  readonly userId: number;
  readonly email: string;
  readonly name: string;
};

/** Checks a link without using it. */
export async function checkLink(
  { db, clock, secret }: CheckDeps,
  purpose: TokenPurpose,
  text: string,
): Promise<Result<GoodLink, Refusal>> {
  const token = requireToken(purpose, text);
  if (!token.ok) return fail({ ...token.error, fields: { token: token.error.detail } });
  const hash = hashToken(secret, token.value);
  const row = await findLinkToken(db, hash);
  const good = checkToken(purpose, row === null ? null : storedOf(row), clock().getTime());
  if (!good.ok) return good;
  if (row === null) throw new Error('a token that nobody knows counts as good');
  return ok({ hash, userId: row.user_id, email: row.email, name: row.name });
}

/**
 * The reason why a link that was valid a moment ago could not be used: someone else used it, or it has just expired.
 */
export async function refuseLink(
  deps: CheckDeps,
  purpose: TokenPurpose,
  text: string,
): Promise<Result<never, Refusal>> {
  const link = await checkLink(deps, purpose, text);
  if (link.ok) throw new Error('a link that could not be used still counts as good');
  return link;
}

/** The data that the page of a link needs before it shows its form. */
export async function validateLink(
  deps: ValidateDeps,
  purpose: TokenPurpose,
  token: string,
): Promise<Result<ValidToken, Refusal>> {
  const link = await checkLink(deps, purpose, token);
  if (!link.ok) return link;
  const gift = purpose === 'account_activation' ? await findGift(deps, link.value.email) : null;
  const account = accountForValidation(purpose, link.value);
  return ok({ valid: true, ...account, ...(gift === null ? {} : { gift }) });
}

/** The gift that waits for this email address. Shown only to someone with a link that was sent to the address. */
async function findGift(
  { db, personalData }: ValidateDeps,
  email: string,
): Promise<WaitingGift | null> {
  for (const { findWaitingGift } of personalData) {
    const gift = (await findWaitingGift?.(db, email)) ?? null;
    if (gift !== null) return gift;
  }
  return null;
}

function storedOf({ purpose, expires_at, used_at }: TokenRow): StoredToken {
  return {
    purpose,
    expiresAt: expires_at.getTime(),
    usedAt: used_at?.getTime() ?? null,
  };
}
