import type { useGuide } from '../api/queries/guides.ts';
import { useSessionState } from '../session/session-context.ts';
import type { SessionState } from '../session/session-state.ts';

/** Whether the visitor may open a guide, once the server has said so for their session. */
export type KnownAccess = 'inside' | 'teaser' | 'unknown';

/**
 * A teaser may have been sent to someone whose login the server has yet to renew: it counts only once it is known who is
 * logged in and nothing newer is on its way.
 */
export function useGuideAccess(guide: ReturnType<typeof useGuide>): KnownAccess {
  const session = useSessionState();
  const access = guide.data?.g_access ?? 'unknown';
  if (access !== 'teaser') return access;
  return isSettled(session) && !guide.isFetching ? access : 'unknown';
}

/** A server that couldn't be reached about the login is asked again much later, which nobody waits for. */
function isSettled(session: SessionState): boolean {
  return session.kind !== 'checking' || session.dueAt !== null;
}
