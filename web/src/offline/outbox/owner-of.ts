import { type SessionState, userOf } from '../../api/session/session-state.ts';
import type { OutboxOwner } from './outbox-store.ts';

/** Whose outbox is current; null while it isn't known who is logged in. */
export function ownerOf(state: SessionState): OutboxOwner | null {
  if (state.kind === 'visitor') return 'visitor';
  return userOf(state)?.u_id ?? null;
}
