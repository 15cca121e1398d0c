import type { Session } from '@laneway/contract/accounts';
import { authTexts } from '@laneway/domain/accounts/messages';
import { decideRefresh, type RefreshToken } from '@laneway/domain/accounts/session-rules';
import { suspendedText } from '@laneway/domain/accounts/suspension';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { presentSession } from './present.ts';
import {
  lockRefreshToken,
  markArrived,
  markReplaced,
  type RefreshRow,
  revokeSession,
} from './session-store.ts';
import { type IssuedSession, issueAccess, issueTokens } from './sessions.ts';
import { findLatestSuspension } from './suspension-store.ts';

const REFUSED = refusal('not_signed_in', authTexts.refreshFailed);

export type Refreshed = { readonly reply: Session; readonly session: IssuedSession };

/**
 * Renews a session with its refresh token, once per token, except for tabs that refresh at the same time and for
 * replies that never arrived.
 */
export async function refreshSession(
  { db, clock, secret }: AccountsDeps,
  refreshToken: string | null,
): Promise<Result<Refreshed, Refusal>> {
  if (refreshToken === null) return fail(REFUSED);
  const hash = hashToken(secret, refreshToken);
  // A revocation must not be rolled back, so a refusal isn't returned as a failed result.
  const session = await db.transaction(async (tx): Promise<IssuedSession | Refusal> => {
    const row = await lockRefreshToken(tx, hash);
    if (row === null) return REFUSED;
    const now = clock();
    if (isSuspended(row, now)) return suspension(tx, row.user_id);
    const superseded = row.replaces !== null && !(await markArrived(tx, row.replaces, hash));
    const decision = decideRefresh({ ...tokenOf(row), superseded }, now.getTime());
    const options = { secret, sessionId: row.session_id, remember: row.remember, now };
    switch (decision) {
      case 'rotate':
        await markReplaced(tx, hash, now);
        return issueTokens(tx, options, hash);
      case 'renew_session':
        return issueAccess(tx, options);
      case 'revoke_family':
        await revokeSession(tx, row.session_id, now);
        return REFUSED;
      case 'refuse':
        return REFUSED;
    }
  });
  if (!('access' in session)) return fail(session);
  return ok({ reply: presentSession(secret, session.access, session.expiresAt), session });
}

/**
 * True for the latest token of someone who was suspended. Older tokens get the general refusal, so that a stolen one
 * reveals nothing.
 */
function isSuspended(row: RefreshRow, now: Date): boolean {
  return row.is_suspended && row.replaced_at === null && row.expires_at > now;
}

async function suspension(tx: Queryable, userId: number): Promise<Refusal> {
  const latest = await findLatestSuspension(tx, userId);
  return refusal('not_allowed', suspendedText(latest?.reason ?? null));
}

function tokenOf(row: RefreshRow): Omit<RefreshToken, 'superseded'> {
  return {
    expiresAt: row.expires_at.getTime(),
    replacedAt: row.replaced_at?.getTime() ?? null,
    successorUsed: row.successor_used,
    revoked: row.revoked,
  };
}
