import type { User } from '@laneway/contract/accounts';
import { accessTexts } from '@laneway/domain/access';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { hashToken } from '../../platform/http/viewer.ts';
import type { AccountsDeps, PresentedTokens } from './accounts-deps.ts';
import { presentSession, presentUser } from './present.ts';
import { findSignedIn } from './session-store.ts';

/** The session ended, or the account was deleted, after the access check. */
export const ENDED = refusal('not_signed_in', accessTexts.denied(accessTexts.notAuthenticated));

/** The logged-in user with the state of the session. */
export async function getUser(
  { db, secret }: AccountsDeps,
  { access }: PresentedTokens,
): Promise<Result<User, Refusal>> {
  const row = access === null ? null : await findSignedIn(db, hashToken(secret, access));
  if (row === null || access === null) return fail(ENDED);
  return ok(presentUser(row, presentSession(secret, access, row.expires_at)));
}
