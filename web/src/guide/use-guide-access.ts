import type { useGuide } from '../api/queries/guides.ts';
import { useSessionState } from '../api/session/session-context.ts';
import type { SessionState } from '../api/session/session-state.ts';
import type { Guide } from './guide-facts.ts';

/** The visitor's access to a guide; `unknown` until the server has confirmed it for their session. */
export type KnownAccess = Guide['g_access'] | 'unknown';

export function useGuideAccess({ data, isFetching }: ReturnType<typeof useGuide>): KnownAccess {
  return knownAccess(data?.g_access, isFetching, useSessionState());
}

/**
 * A teaser may have been sent to someone whose session is about to be renewed: it counts only once the login is known
 * and no newer response is pending.
 */
export function knownAccess(
  access: Guide['g_access'] | undefined,
  isFetching: boolean,
  session: SessionState,
): KnownAccess {
  if (access !== 'teaser') return access ?? 'unknown';
  return isSettled(session) && !isFetching ? access : 'unknown';
}

/** If the server couldn't be reached about the login, the next attempt is much later, so it isn't awaited. */
function isSettled(session: SessionState): boolean {
  return session.kind !== 'checking' || session.dueAt !== null;
}
