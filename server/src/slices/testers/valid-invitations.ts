import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { checkInvitation } from '@laneway/domain/testers/invitations';
import type { Queryable } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/http/viewer.ts';
import { findInvitationsByToken, type OpenedInvitationRow } from './store.ts';
import type { TestersDeps } from './testers-deps.ts';

type OpenDeps = Pick<TestersDeps, 'secret' | 'clock'>;

/** The invitation of a link, or the reason why it isn't valid. Checking doesn't use it up. */
export async function findValidInvitation(
  db: Queryable,
  deps: OpenDeps,
  token: string,
): Promise<Result<OpenedInvitationRow, Refusal>> {
  const [row] = await findInvitationsByToken(db, [hashToken(deps.secret, token.trim())]);
  const facts = row === undefined ? null : { ...factsOf(row), row };
  const checked = checkInvitation(facts, deps.clock().getTime());
  return checked.ok ? ok(checked.value.row) : checked;
}

/** The invitations among these tokens that are still valid. */
export async function findValidInvitations(
  db: Queryable,
  { secret, clock }: OpenDeps,
  tokens: readonly string[],
): Promise<readonly OpenedInvitationRow[]> {
  if (tokens.length === 0) return [];
  const now = clock().getTime();
  const rows = await findInvitationsByToken(
    db,
    tokens.map((token) => hashToken(secret, token)),
  );
  return rows.filter((row) => checkInvitation(factsOf(row), now).ok);
}

function factsOf({ status, revoked_at, expires_at }: OpenedInvitationRow) {
  return {
    status,
    revokedAt: revoked_at?.getTime() ?? null,
    expiresAt: expires_at.getTime(),
  };
}
