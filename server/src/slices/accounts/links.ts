import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import { tokenExpiry } from '@laneway/domain/accounts/token-rules';
import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import type { Queryable } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/http/secret-token.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import { insertLinkToken } from './token-store.ts';

export type LinkOptions = { readonly secret: string; readonly publicUrl: string };

/** Creates a link that lets its holder act for this user, once. The token is in the link only; we store its hash. */
export async function issueLink(
  tx: Queryable,
  { secret, publicUrl }: LinkOptions,
  {
    userId,
    purpose,
    now,
    newEmail,
  }: {
    readonly userId: number;
    readonly purpose: TokenPurpose;
    readonly now: Date;
    /** The email that the link changes the account's to. */
    readonly newEmail?: string;
  },
): Promise<string> {
  const token = makeToken();
  await insertLinkToken(tx, {
    hash: hashToken(secret, token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(tokenExpiry(purpose, now.getTime())),
    newEmail: newEmail ?? null,
  });
  return appLinkUrl(publicUrl, { kind: 'token', purpose, token });
}
