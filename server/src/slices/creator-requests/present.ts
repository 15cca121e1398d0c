import type { CreatorRequest, ManagedCreatorRequest } from '@laneway/contract/creator-requests';
import { askAgainAt } from '@laneway/domain/creators/creator-request';
import type { CreatorRequestRow, ManagedRequestRow } from './store.ts';

function presentShared(row: CreatorRequestRow) {
  return {
    request_id: row.id,
    text: row.words,
    link: row.link,
    state: row.state,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export function presentRequest(row: CreatorRequestRow): CreatorRequest {
  const again = askAgainAt({ state: row.state, decidedAt: row.decided_at });
  return { ...presentShared(row), ask_again_at: again?.toISOString() ?? null };
}

export function presentManagedRequest(row: ManagedRequestRow): ManagedCreatorRequest {
  return {
    ...presentShared(row),
    u_id: row.user_id,
    u_name: row.name,
    u_email: row.email,
    user_role: row.role,
    email_verified: row.email_verified,
  };
}
