import { useSessionState } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import type { Account } from './visit-store.ts';

/** The current account; null while a remembered login is being checked. */
export function useAccount(): Account | null {
  const session = useSessionState();
  return session.kind === 'visitor' ? 'visitor' : (userOf(session)?.u_id ?? null);
}
