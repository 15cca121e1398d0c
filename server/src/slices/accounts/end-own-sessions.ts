import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps, PresentedTokens } from './accounts-deps.ts';
import { findSessionOfTokens, revokeOtherSessions, revokeOwnSession } from './session-store.ts';
import { hashesOf } from './sessions.ts';

/** Someone else’s session gets this reply too, so that ids reveal nothing. */
const NOT_FOUND = refusal('not_found', 'Login not found');
const THIS_ONE = refusal('conflict', 'That’s this device. Log out instead.');

type EndingDeps = Pick<AccountsDeps, 'db' | 'clock' | 'secret'>;

/** Logs the caller out on another device. Repeating it changes nothing. */
export async function endOwnSession(
  { db, clock, secret }: EndingDeps,
  userId: number,
  sessionId: string,
  tokens: PresentedTokens,
): Promise<Result<null, Refusal>> {
  // The cookies of this browser would stay, and it would say that it was logged out by someone else.
  if ((await findSessionOfTokens(db, hashesOf(secret, tokens))) === sessionId) {
    return fail(THIS_ONE);
  }
  const isOwn = await revokeOwnSession(db, userId, sessionId, clock());
  return isOwn ? ok(null) : fail(NOT_FOUND);
}

/** Logs the caller out on all other devices. */
export async function endOtherSessions(
  { db, clock, secret }: EndingDeps,
  userId: number,
  tokens: PresentedTokens,
): Promise<void> {
  await revokeOtherSessions(db, userId, hashesOf(secret, tokens), clock());
}
